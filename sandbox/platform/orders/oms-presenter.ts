import type { ShopperOrdersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { present } from "#sandbox/platform/baskets/line-presenter.ts";
import { arrivalMoment } from "#sandbox/platform/shipping/arrival-promise.ts";
import { arrivalOf, shippingStatusOf, trackingUrlOf } from "./fulfilment.ts";
import { returnableQuantity } from "./order-management-service.ts";
import type { OrderReturn } from "./order-progress-repository.ts";
import type { Order, OrderShipment } from "./order.ts";

const orderStatus = (order: Order): string => {
  if (order.status === "cancelled") return "canceled";
  if (order.status === "completed") return "fulfilled";
  const shipping = shippingStatusOf(order);
  if (shipping !== "not_shipped") return shipping === "shipped" ? "shipped" : "partially_fulfilled";
  return order.exportStatus === "exported" ? "allocated" : "ordered";
};

const presentItem = (
  order: Order,
  itemId: string,
  returns: readonly OrderReturn[],
): ShopperOrdersTypes.OmsProductData | undefined => {
  const item = order.items.find(({ id }) => id === itemId);
  if (!item) return undefined;
  const progress = order.shipments.find(({ id }) => id === item.shipmentId)?.progress ?? {};
  const returned = returns.filter((entry) => entry.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0);
  const isCancelled = order.status === "cancelled";
  const hasLeft = progress.shippedAt !== undefined;
  const isFulfilled = returned > 0 ? "return_initiated" : hasLeft ? "fulfilled" : "ordered";
  return {
    status: isCancelled ? "canceled" : isFulfilled,
    quantityOrdered: item.quantity,
    quantityAvailableToCancel: isCancelled || hasLeft ? 0 : item.quantity,
    quantityCanceled: isCancelled ? item.quantity : 0,
    quantityAvailableToReturn: returnableQuantity(order, itemId, returns),
    quantityReturnInitiated: returned,
    quantityReturned: 0,
  };
};

const presentParcel = (order: Order, shipment: OrderShipment): ShopperOrdersTypes.OmsShipment => {
  const { trackingNumber, deliveredAt, shippedAt } = shipment.progress;
  const { arrival: promise, isPickup } = shipment.method;
  const arrival = promise && !isPickup ? arrivalMoment(promise) : arrivalOf(shipment);
  return present({
    id: `${order.orderNo}-${shipment.id}`,
    status: deliveredAt !== undefined ? "delivered" : shippedAt === undefined ? "allocated" : "shipped",
    provider: trackingNumber?.startsWith("1Z") ? "UPS" : trackingNumber && "USPS",
    trackingNumber,
    trackingUrl: trackingNumber && trackingUrlOf(trackingNumber),
    expectedDeliveryDate: arrival?.toISOString(),
    actualDeliveryDate: deliveredAt,
    shipmentItems: order.items
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map(({ id, quantity }) => ({ id: `${shipment.id}-${id}`, productItemId: id, quantity })),
  }) as ShopperOrdersTypes.OmsShipment;
};

/** An order with what order management knows of it; only placed orders are known there. */
export const presentOmsData = (
  shown: ShopperOrdersTypes.Order,
  order: Order,
  {
    returns,
    withItems,
    withShipments,
  }: { returns: readonly OrderReturn[]; withItems: boolean; withShipments: boolean },
): ShopperOrdersTypes.Order => {
  if (order.exportStatus === "not_exported") return shown;
  return {
    ...shown,
    omsData: {
      status: orderStatus(order),
      ...(withShipments ? { shipments: order.shipments.map((shipment) => presentParcel(order, shipment)) } : {}),
    },
    ...(withItems
      ? {
          productItems: (shown.productItems ?? []).map((item) => ({
            ...item,
            omsData: presentItem(order, item.itemId ?? "", returns),
          })),
        }
      : {}),
  } as ShopperOrdersTypes.Order;
};
