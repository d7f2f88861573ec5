import { useCallback } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { withoutLine, withQuantity } from "#app/domain/basket/basket-preview.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { loadLineOperations } from "../lines/load-line-operations.ts";

/**
 * Changes of the bag's lines; each is shown at once, waits for the one before it and rejects with `CommerceApiError`.
 * With its last line a shipment goes too, where there are others.
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
        const { removeLine } = await loadLineOperations();
        return removeLine(baskets, basketId, before, line);
      }, withoutLine(line.itemId)),
    [baskets, run],
  );
  return { changeQuantity, remove };
};
