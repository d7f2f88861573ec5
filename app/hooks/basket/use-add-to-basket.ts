import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";

/** How the last addition stands; `key` is the product it is about, `message` is for the shopper. */
export type AddToBasketState =
  | { status: "idle" }
  | { status: "pending"; key: string }
  | { status: "error"; key: string; message: ShopperMessage };

/**
 * Puts products into the bag and opens 'Added to Your Bag'. While one addition is under way a second one is not
 * started. A refusal (stock gone, limit reached) becomes a message; the bag stays as it was. Gives whether they are in
 * the bag.
 */
export const useAddToBasket = () => {
  const { baskets } = useCommerceApi();
  const { update } = useBasketActions();
  const { open } = useSidebar();
  const [state, setState] = useState<AddToBasketState>({ status: "idle" });
  const pending = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const addToBasket = useCallback(
    async (additions: BagAddition[]): Promise<boolean> => {
      const key = additions[0]?.productId;
      if (key === undefined || pending.current) return false;
      pending.current = true;
      setState({ status: "pending", key });
      let failure: { error: unknown } | undefined;
      try {
        await update(async (basketId, basket) => {
          const { addToBag } = await import(/* webpackChunkName: "basket-operation" */ "./add-to-bag.ts");
          return addToBag(baskets, basketId, basket, additions);
        });
      } catch (error) {
        failure = { error };
      }
      pending.current = false;
      if (!mounted.current) return !failure;
      setState(failure ? { status: "error", key, message: shopperMessage(failure.error) } : { status: "idle" });
      if (!failure) open("added-to-bag", { additions });
      return !failure;
    },
    [baskets, update, open],
  );

  const clear = useCallback(() => setState({ status: "idle" }), []);
  return { addToBasket, state, clear };
};
