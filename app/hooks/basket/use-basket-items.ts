import { useCallback } from "react";
import { itemOfLine, saleOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
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
    (itemId: string) =>
      run(async (basketId, before) => {
        const basket = await baskets.removeItem(basketId, itemId);
        const line = before.productItems?.find((each) => each.itemId === itemId);
        if (line) {
          const ecommerce = { ...saleOf(before), value: line.priceAfterItemDiscount ?? 0, items: [itemOfLine(line)] };
          track({ event: "remove_from_cart", ecommerce });
        }
        return basket;
      }),
    [baskets, run],
  );
  return { changeQuantity, remove };
};
