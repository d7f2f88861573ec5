import { useCallback } from "react";
import { itemOfLine, saleOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type BasketItem, linePrice } from "#app/domain/basket/basket-document.ts";
import { withoutLine, withQuantity } from "#app/domain/basket/basket-preview.ts";
import { emptyShipmentIds } from "#app/domain/basket/shipment-plan.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/**
 * Changes of the bag's lines; each is shown at once, waits for the one before it and rejects with `CommerceApiError`. With its
 * last line a shipment goes too, where there are others.
 */
export const useBasketItems = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const changeQuantity = useCallback(
    (itemId: string, quantity: number) =>
      run((basketId) => baskets.updateItem(basketId, itemId, { quantity }), withQuantity(itemId, quantity)),
    [baskets, run],
  );
  const remove = useCallback(
    (line: BasketItem & { itemId: string }) =>
      run(async (basketId, before) => {
        const basket = await baskets.removeItem(basketId, line.itemId);
        const ecommerce = { ...saleOf(before), value: linePrice(line) ?? 0, items: [itemOfLine(line)] };
        track({ event: "remove_from_cart", ecommerce });
        const empty = emptyShipmentIds(basket);
        return empty.length > 0 ? baskets.removeShipments(basketId, empty) : basket;
      }, withoutLine(line.itemId)),
    [baskets, run],
  );
  return { changeQuantity, remove };
};
