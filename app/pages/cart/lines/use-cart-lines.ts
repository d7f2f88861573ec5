import { useCallback, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { withLineBack } from "#app/domain/basket/basket-preview.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useBasketItems } from "../stock/use-basket-items.ts";
import { loadLineOperations } from "./load-line-operations.ts";
import type { NamedLine, RemovedLine } from "./named-line.ts";

/**
 * What a shopper does with whole lines: take out, put back, move between parcel and pickup. Each shows at once; what
 * fails is undone, and `problems` says why, by item id.
 */
export const useCartLines = () => {
  const { basket } = useBasket();
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const items = useBasketItems();
  const [problems, setProblems] = useState<ReadonlyMap<string, ShopperMessage>>(new Map());
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  /** Gives whether it went well. */
  const attempt = useCallback(async (itemId: string, work: () => Promise<unknown>): Promise<boolean> => {
    const tell = (message: ShopperMessage | null) =>
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

  const undo = async (removal: RemovedLine): Promise<boolean> => {
    const { line } = removal;
    setRemoved(null);
    return attempt(line.itemId, () =>
      run(async (basketId, before) => {
        const { putBack } = await loadLineOperations();
        return putBack(baskets, basketId, before, removal);
      }, withLineBack(line)),
    );
  };

  const move = (itemId: string, shop: { id: string; inventoryId?: string } | null): Promise<boolean> =>
    attempt(itemId, async () => {
      const [{ movedTo }, { moveToFulfillment }] = await Promise.all([
        loadLineOperations(),
        import(/* webpackChunkName: "line-operations" */ "#app/hooks/basket/line-moves.ts"),
      ]);
      return run(
        (basketId, before) => moveToFulfillment(baskets, basketId, before, itemId, shop),
        movedTo(basket, itemId, shop?.id ?? null),
      );
    });

  return { remove, takeOut, removed, undo, forgetRemoved: useCallback(() => setRemoved(null), []), move, problems };
};

/** The actions of `useCartLines`. */
export type CartLines = ReturnType<typeof useCartLines>;
