import { useCallback } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { type BasketChange, useBasketActions } from "#app/contexts/basket-context.tsx";

/**
 * Runs one operation on the bag in its turn and gives the basket it led to; rejects with the operation's error. The bag
 * shows `change` at once and until the operation has ended.
 */
export const useBasketOperation = () => {
  const { update } = useBasketActions();
  return useCallback(
    async (
      operation: (basketId: string, basket: Basket) => Promise<Basket>,
      change?: BasketChange,
    ): Promise<Basket> => {
      const answers: Basket[] = [];
      await update(async (basketId, before) => {
        const basket = await operation(basketId, before);
        answers.push(basket);
        return basket;
      }, change);
      const answer = answers.at(-1);
      if (!answer) throw new Error("The basket operation gave no basket.");
      return answer;
    },
    [update],
  );
};
