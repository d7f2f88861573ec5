import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { BasketItem, BasketShipment } from "#app/domain/basket/basket-document.ts";
import { copyOfLine } from "#app/domain/basket/line-copy.ts";
import { movePlan, type MoveStep, type MoveTarget } from "#app/domain/basket/line-move.ts";
import { emptyShipmentIds } from "#app/domain/basket/shipment-plan.ts";
import { prepareShipment } from "./pickup-shipments.ts";

type LineCalls = Pick<
  BasketsApi,
  | "updateItems"
  | "addItems"
  | "removeShipments"
  | "createShipment"
  | "updateShipment"
  | "shippingMethods"
  | "setShippingMethod"
>;

/** Takes out shipments that hold nothing, where there is more than one. */
export const withoutEmpty = async (
  baskets: Pick<BasketsApi, "removeShipments">,
  basketId: string,
  basket: Basket,
): Promise<Basket> => {
  const empty = emptyShipmentIds(basket);
  return empty.length > 0 ? baskets.removeShipments(basketId, empty) : basket;
};

/** Does the steps of a move; when a later one fails, the line gets back what the first took from it. */
const carryOut = async (
  baskets: LineCalls,
  basketId: string,
  steps: readonly MoveStep[],
  line: BasketItem | undefined,
): Promise<Basket | undefined> => {
  let basket: Basket | undefined;
  for (const step of steps) {
    try {
      basket =
        step.type === "change"
          ? await baskets.updateItems(basketId, step.items)
          : await baskets.addItems(basketId, [step.item]);
    } catch (error) {
      if (basket && line?.itemId)
        await baskets.updateItems(basketId, [{ itemId: line.itemId, quantity: line.quantity ?? 1 }]);
      throw error;
    }
  }
  return basket;
};

/** Moves pieces of a line into a shipment that is there; afterwards no empty shipment is left. */
export const moveLine = async (
  baskets: LineCalls,
  basketId: string,
  basket: Basket,
  { itemId, quantity, target }: { itemId: string; quantity: number; target: MoveTarget },
): Promise<Basket> => {
  const line = basket.productItems?.find((item) => item.itemId === itemId);
  const moved = await carryOut(baskets, basketId, movePlan(basket, itemId, quantity, target), line);
  return moved ? withoutEmpty(baskets, basketId, moved) : basket;
};

/**
 * Moves a whole line between parcel (`shop` null) and pickup; the shipment for it is made ready first and does not stay
 * behind empty when the line cannot get there.
 */
export const moveToFulfillment = async (
  baskets: LineCalls,
  basketId: string,
  basket: Basket,
  itemId: string,
  shop: { id: string; inventoryId?: string } | null,
): Promise<Basket> => {
  const line = basket.productItems?.find((item) => item.itemId === itemId);
  const shipmentIds = new Set(basket.shipments?.map(({ shipmentId }) => shipmentId));
  const shipmentId = await prepareShipment(baskets, basketId, basket, shop?.id ?? null);
  const target = { shipmentId, pickupAt: shop };
  try {
    return await moveLine(baskets, basketId, basket, { itemId, quantity: line?.quantity ?? 1, target });
  } catch (error) {
    if (!shipmentIds.has(shipmentId)) await baskets.removeShipments(basketId, [shipmentId]).catch(() => undefined);
    throw error;
  }
};

/**
 * Puts a removed line back where it was; a shipment that went with it comes back with its address and what else was
 * said.
 */
export const restoreLine = async (
  baskets: Pick<BasketsApi, "addItems" | "createShipment">,
  basketId: string,
  basket: Basket,
  line: BasketItem,
  shipment: BasketShipment | undefined,
): Promise<Basket> => {
  const { shipmentId } = line;
  const isThere = !shipmentId || (basket.shipments ?? []).some((each) => each.shipmentId === shipmentId);
  if (!isThere && shipment) {
    const custom = Object.entries(shipment).filter(
      ([name]) => name.startsWith("c_") && name !== "c_approachingDiscounts",
    );
    const { shippingAddress, shippingMethod, giftMessage } = shipment;
    await baskets.createShipment(basketId, {
      shipmentId,
      ...(shippingAddress && { shippingAddress }),
      ...(shippingMethod && { shippingMethod: { id: shippingMethod.id } }),
      ...(typeof giftMessage === "string" && { gift: true, giftMessage }),
      ...Object.fromEntries(custom),
    });
  }
  return baskets.addItems(basketId, [copyOfLine(line)]);
};
