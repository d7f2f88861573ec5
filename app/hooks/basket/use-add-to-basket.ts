import { useCallback, useEffect, useRef, useState } from "react";
import { itemOfLine, saleOf, valueOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";

/** Puts each addition into the shipment it belongs to. */
const addAll = async (
  baskets: BasketsApi,
  basketId: string,
  basket: Basket,
  additions: readonly BagAddition[],
): Promise<Basket> => {
  const isAllShipped = additions.every(({ pickupAt }) => !pickupAt) && !basket.shipments?.some(isPickupShipment);
  if (isAllShipped)
    return baskets.addItems(
      basketId,
      additions.map(({ productId, quantity }) => ({ productId, quantity })),
    );
  // Few bags hold a pickup, so that only those fetch what is to be known about it.
  const { prepareShipment } = await import("./pickup-shipments.ts");
  let changed = basket;
  for (const storeId of new Set(additions.map(({ pickupAt }) => pickupAt?.id ?? null))) {
    const shipmentId = await prepareShipment(baskets, basketId, changed, storeId);
    const items = additions
      .filter(({ pickupAt }) => (pickupAt?.id ?? null) === storeId)
      .map(({ productId, quantity, pickupAt }) => ({
        productId,
        quantity,
        ...(shipmentId !== DEFAULT_SHIPMENT_ID && { shipmentId }),
        ...(pickupAt && { c_fromStoreId: pickupAt.id }),
        ...(pickupAt?.inventoryId !== undefined && { inventoryId: pickupAt.inventoryId }),
      }));
    changed = await baskets.addItems(basketId, items);
  }
  return changed;
};

/** What was added, at the prices that the bag asks for it. */
const addedTo = (basket: Basket, additions: readonly BagAddition[]) => {
  const items = additions.map(({ productId, name, choice, quantity }) => {
    const line = basket.productItems?.find((each) => each.productId === productId);
    return {
      ...(line && itemOfLine(line, quantity)),
      item_id: productId,
      item_name: name,
      quantity,
      ...(choice !== undefined && { item_variant: choice }),
    };
  });
  return { ...saleOf(basket), value: valueOf(items), items };
};

/** How the last addition stands; `key` is the product it is about, `message` is for the shopper. */
export type AddToBasketState =
  { status: "idle" } | { status: "pending"; key: string } | { status: "error"; key: string; message: ShopperMessage };

/**
 * Puts products into the bag and opens 'Added to Your Bag'. While one addition is under way a second one is not
 * started. A refusal (stock gone, limit reached) becomes a message; the bag stays as it was. Gives whether they are in
 * the bag.
 */
export const useAddToBasket = () => {
  const { baskets } = useCommerceApi();
  const { update } = useBasket();
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
          const filled = await addAll(baskets, basketId, basket, additions);
          track({ event: "add_to_cart", ecommerce: addedTo(filled, additions) });
          return filled;
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
