import { itemOfLine, saleOf, valueOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { editableLine, shopOfLine } from "#app/domain/basket/line-edit.ts";
import { prepareShipment } from "#app/hooks/basket/pickup-shipments.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";

/** A filled box on its way into the bag. */
export interface FilledBox {
  productId: string;
  quantity: number;
  /** What is in it, as the line keeps it. */
  c_customMix: string;
  /** The shop that hands it out; null for a parcel. */
  shop: SelectedShop | null;
}

const tellOf = (basket: Basket, { productId, quantity, c_customMix }: FilledBox) => {
  const line = basket.productItems?.find((item) => item.productId === productId && item.c_customMix === c_customMix);
  if (!line) return;
  const items = [{ ...itemOfLine(line, quantity), quantity }];
  track({ event: "add_to_cart", ecommerce: { ...saleOf(basket), value: valueOf(items), items } });
};

/** Puts a filled box into the bag, or changes the line it came from. `put` gives whether it went through. */
export const usePutMix = () => {
  const { baskets } = useCommerceApi();
  const { update } = useBasketActions();
  const { run, isBusy, error } = useSubmission();

  const put = (box: FilledBox, editedItemId: string | null): Promise<boolean> =>
    run(() =>
      update(async (basketId, basket) => {
        const { productId, quantity, c_customMix, shop } = box;
        const storeId = shop?.id ?? null;
        const line = editedItemId === null ? undefined : editableLine(basket, editedItemId);
        if (line?.itemId && shopOfLine(basket, line) === storeId)
          return baskets.updateItem(basketId, line.itemId, {
            quantity,
            c_customMix,
            ...(productId !== line.productId && { productId }),
          });
        const shipmentId = await prepareShipment(baskets, basketId, basket, storeId);
        const inventory = shop?.inventoryId === undefined ? {} : { inventoryId: shop.inventoryId };
        if (line?.itemId)
          return baskets.updateItem(basketId, line.itemId, {
            productId,
            quantity,
            c_customMix,
            shipmentId,
            c_fromStoreId: storeId,
            ...inventory,
          });
        const filled = await baskets.addItems(basketId, [
          {
            productId,
            quantity,
            c_customMix,
            ...(shipmentId !== DEFAULT_SHIPMENT_ID && { shipmentId }),
            ...(storeId !== null && { c_fromStoreId: storeId }),
            ...inventory,
          },
        ]);
        tellOf(filled, box);
        return filled;
      }),
    );

  return { put, isBusy, error };
};
