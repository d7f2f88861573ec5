import { useCallback } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useBasketOperation } from "./use-basket-operation.ts";

/** Changes of the bag's lines; each waits for the one before it and rejects with `CommerceApiError`. */
export const useBasketItems = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const changeQuantity = useCallback(
    (itemId: string, quantity: number) => run((basketId) => baskets.updateItem(basketId, itemId, { quantity })),
    [baskets, run],
  );
  const remove = useCallback(
    (itemId: string) => run((basketId) => baskets.removeItem(basketId, itemId)),
    [baskets, run],
  );
  return { changeQuantity, remove };
};
