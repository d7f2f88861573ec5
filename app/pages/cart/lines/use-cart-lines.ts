import { useCallback, useState } from "react";
import { itemOfLine, saleOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type BasketItem, type BasketShipment, linePrice } from "#app/domain/basket/basket-document.ts";
import { withLineBack, withLineMoved } from "#app/domain/basket/basket-preview.ts";
import { shipmentPlan } from "#app/domain/basket/shipment-plan.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useBasketItems } from "../stock/use-basket-items.ts";

/** A line of the bag by name; only those can be changed. */
export type NamedLine = BasketItem & { itemId: string };

/** What was taken out and can be put back. */
export interface RemovedLine {
  line: NamedLine;
  shipment: BasketShipment | undefined;
}

/**
 * What a shopper does with whole lines: take out, put back, move between parcel and pickup. Each shows at once; what fails is
 * undone, and `problems` says why, by item id.
 */
export const useCartLines = () => {
  const { basket } = useBasket();
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const items = useBasketItems();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  /** Gives whether it went well. */
  const attempt = useCallback(async (itemId: string, work: () => Promise<unknown>): Promise<boolean> => {
    const tell = (message: string | null) =>
      setProblems((before) => {
        const after = new Map(before);
        if (message === null) after.delete(itemId);
        else after.set(itemId, message);
        return after;
      });
    tell(null);
    try {
      await work();
      return true;
    } catch (error) {
      tell(shopperMessage(error));
      return false;
    }
  }, []);

  /** Takes a line out for good. */
  const takeOut = (line: NamedLine): Promise<boolean> => attempt(line.itemId, () => items.remove(line));

  /** Takes a line out, so that it can be put back for a while. */
  const remove = async (line: NamedLine): Promise<boolean> => {
    const shipment = basket?.shipments?.find(({ shipmentId }) => shipmentId === line.shipmentId);
    setRemoved({ line, shipment });
    const isGone = await takeOut(line);
    if (!isGone) setRemoved((current) => (current?.line === line ? null : current));
    return isGone;
  };

  const undo = async ({ line, shipment }: RemovedLine): Promise<boolean> => {
    setRemoved(null);
    return attempt(line.itemId, () =>
      run(async (basketId, before) => {
        const { restoreLine } = await import("#app/hooks/basket/line-moves.ts");
        const after = await restoreLine(baskets, basketId, before, line, shipment);
        const ecommerce = { ...saleOf(after), value: linePrice(line) ?? 0, items: [itemOfLine(line)] };
        track({ event: "add_to_cart", ecommerce });
        return after;
      }, withLineBack(line)),
    );
  };

  const move = (itemId: string, shop: { id: string; inventoryId?: string } | null): Promise<boolean> => {
    const { shipmentId } = shipmentPlan(basket ?? {}, shop?.id ?? null);
    return attempt(itemId, () =>
      run(
        async (basketId, before) => {
          const { moveToFulfillment } = await import("#app/hooks/basket/line-moves.ts");
          return moveToFulfillment(baskets, basketId, before, itemId, shop);
        },
        withLineMoved(itemId, { shipmentId, c_fromStoreId: shop?.id ?? null }),
      ),
    );
  };

  return { remove, takeOut, removed, undo, forgetRemoved: useCallback(() => setRemoved(null), []), move, problems };
};

/** The deeds of `useCartLines`. */
export type CartLines = ReturnType<typeof useCartLines>;
