import { parcelContext, parcelOf } from "#sandbox/platform/baskets/basket-parcels.ts";
import type { BasketView } from "#sandbox/platform/baskets/basket-view-service.ts";
import type { BasketOwner, BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { ParcelContext, ShippingOffer } from "#sandbox/platform/shipping/shipping-offer.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import type { OrderAddressRepository } from "./order-address-repository.ts";
import { addressProblem, basketOf, isInGrace, movedShipment } from "./order-address.ts";
import type { OrderMails } from "./order-mail.ts";
import { dayOfParcel, parcelRefused, type ParcelWish, wishedParcel } from "./order-parcel.ts";
import { type Order, orderNotFound, type OrderShipment } from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Which parcel of which order is meant, and what proves it to be one's own. */
export interface ParcelQuestion {
  shipmentId: string;
  /** The mailed code of a guest who is not in the session that ordered. */
  accessCode: string | null;
}

/** What a parcel's method offers, and what its days depend on. */
export interface ParcelDays {
  offer: ShippingOffer;
  context: ParcelContext;
}

/** Changes the card and the day of parcels nobody has begun to pack (orders-13). */
export interface OrderParcelService {
  /**
   * Changes what is said; asking again for the same changes nothing and is never too late. Opens its own transactions,
   * because wrong codes are counted.
   * @throws Fault 404 for an order or parcel that is not there, or somebody else's; 409 `order-change-failed` with its
   * `reason`.
   */
  change: (orderNo: string, owner: BasketOwner, wish: ParcelQuestion & ParcelWish) => Promise<Order>;
  /** What the days it may be wished for follow from; null where it has none. @throws Fault as `change`. */
  days: (orderNo: string, owner: BasketOwner, question: ParcelQuestion) => Promise<ParcelDays | null>;
}

const parcelOfOrder = ({ orderNo, shipments }: Order, shipmentId: string): OrderShipment => {
  const shipment = shipments.find(({ id }) => id === shipmentId);
  if (!shipment)
    throw new Fault(404, "shipment-not-found", `Order '${orderNo}' has no shipment with ID '${shipmentId}'.`, {
      shipmentId,
    });
  return shipment;
};

const isAsWished = (shipment: OrderShipment, { giftMessage, dateWanted }: ParcelWish): boolean =>
  (giftMessage === undefined || giftMessage === shipment.giftMessage) &&
  (dateWanted === undefined || dateWanted === dayOfParcel(shipment));

/** What the days of a parcel depend on; null where it is picked up or mailed. */
const daysOffered = (view: BasketView, shipmentId: string): ParcelDays | null => {
  const shipment = view.shipments.find(({ id }) => id === shipmentId);
  if (!shipment?.offer || shipment.storeId !== null) return null;
  const own = view.items.filter((item) => item.shipmentId === shipmentId);
  return { offer: shipment.offer, context: parcelContext(view, shipment, parcelOf(own, 0), view.situation) };
};

export const createOrderParcelService = (options: {
  database: Database;
  access: Pick<OrderAccessService, "permit">;
  orders: Pick<OrderRepository, "lock">;
  repository: OrderAddressRepository;
  baskets: Pick<BasketService, "view">;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  clock: Clock;
}): OrderParcelService => {
  const { database, access, orders, repository, baskets, outbox, mails, clock } = options;

  /** The parcel with the days it leaves and arrives on the wished day. @throws Fault 409 where it cannot. */
  const movedToDay = async (order: Order, wished: OrderShipment): Promise<OrderShipment> => {
    const before = await baskets.view(basketOf(order));
    const shipments = order.shipments.map((each) => (each.id === wished.id ? wished : each));
    const after = await baskets.view(basketOf({ ...order, shipments }));
    const problem = addressProblem(before, after, wished.id);
    if (problem) throw parcelRefused(order.orderNo, problem);
    const priced = after.shipments.find(({ id }) => id === wished.id);
    return priced ? movedShipment(wished, priced) : wished;
  };

  return {
    change: async (orderNo, owner, { shipmentId, accessCode, ...wish }) => {
      await access.permit(orderNo, owner, accessCode);
      return database.transaction(async () => {
        const order = await orders.lock(orderNo);
        if (!order) throw orderNotFound(orderNo);
        const shipment = parcelOfOrder(order, shipmentId);
        if (isAsWished(shipment, wish)) return order;
        const now = clock.now();
        if (!isInGrace(order, now)) throw parcelRefused(orderNo, "too-late");
        const wished = wishedParcel(shipment, wish);
        const parcel = wished.attributes === shipment.attributes ? wished : await movedToDay(order, wished);
        await repository.save(orderNo, parcel, now);
        const shipments = order.shipments.map((each) => (each === shipment ? parcel : each));
        const changed = { ...order, modifiedAt: now, shipments };
        await outbox.send(mails.parcel(changed, parcel));
        const otherDay = mails.arrivalMoved(order, changed, shipmentId);
        if (otherDay) await outbox.send(otherDay);
        return changed;
      });
    },

    days: async (orderNo, owner, { shipmentId, accessCode }) => {
      const order = await access.permit(orderNo, owner, accessCode);
      parcelOfOrder(order, shipmentId);
      if (!isInGrace(order, clock.now())) throw parcelRefused(orderNo, "too-late");
      return daysOffered(await baskets.view(basketOf(order)), shipmentId);
    },
  };
};
