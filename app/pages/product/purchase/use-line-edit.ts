import { useCallback, useRef, useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { doubleOf, editableLine, shopOfLine, type WantedLine } from "#app/domain/basket/line-edit.ts";
import { prepareShipment } from "#app/hooks/basket/pickup-shipments.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/** How the change of a line stands; the message is for the shopper. */
export type LineEditState = { status: "idle" | "pending" } | { status: "error"; message: ShopperMessage };

/** What a line is to be, with the shop's stock where one hands it out. */
export interface LineWish extends WantedLine {
  inventoryId?: string;
}

/**
 * Changes what a line of the bag is: another size, another quantity, another way to get it. A line that becomes the
 * double of another is put together with it. `save` gives whether it went well.
 */
export const useLineEdit = (itemId: string) => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [state, setState] = useState<LineEditState>({ status: "idle" });
  const isPending = useRef(false);

  const change = useCallback(
    async (basketId: string, basket: Basket, { inventoryId, ...wanted }: LineWish): Promise<Basket> => {
      const line = editableLine(basket, itemId);
      if (!line) return basket;
      const double = doubleOf(basket, line, wanted);
      if (double?.itemId) {
        const quantity = (double.quantity ?? 0) + wanted.quantity;
        await baskets.updateItem(basketId, double.itemId, { quantity });
        return baskets.removeItem(basketId, itemId);
      }
      const { productId, quantity, storeId, own } = wanted;
      const product = {
        quantity,
        ...(productId !== line.productId && { productId }),
        // Null takes words and logo away that no longer go with what is chosen.
        ...(own && {
          optionItems: [...own.optionItems],
          c_personalizationText: own.c_personalizationText ?? null,
          c_personalizationLogo: own.c_personalizationLogo ?? null,
        }),
      };
      if (shopOfLine(basket, line) === storeId) return baskets.updateItem(basketId, itemId, product);
      const shipmentId = await prepareShipment(baskets, basketId, basket, storeId);
      const place = { shipmentId, c_fromStoreId: storeId, ...(inventoryId !== undefined && { inventoryId }) };
      return baskets.updateItem(basketId, itemId, { ...product, ...place });
    },
    [baskets, itemId],
  );

  const save = useCallback(
    async (wish: LineWish): Promise<boolean> => {
      if (isPending.current) return false;
      isPending.current = true;
      setState({ status: "pending" });
      try {
        await run((basketId, basket) => change(basketId, basket, wish));
        setState({ status: "idle" });
        return true;
      } catch (error) {
        setState({ status: "error", message: shopperMessage(error) });
        return false;
      } finally {
        isPending.current = false;
      }
    },
    [run, change],
  );

  return { save, state };
};
