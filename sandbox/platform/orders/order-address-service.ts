import { refuseCountry } from "#sandbox/platform/baskets/address-country.ts";
import type { Address } from "#sandbox/platform/baskets/basket.ts";
import type { BasketOwner, BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import {
  addressProblem,
  addressRefused,
  basketOf,
  isInGrace,
  isSameAddress,
  movedShipment,
  refuseIncomplete,
} from "./order-address.ts";
import type { OrderAddressRepository } from "./order-address-repository.ts";
import type { OrderMails } from "./order-mail.ts";
import { type Order, orderNotFound } from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Sends parcels of placed orders somewhere else. */
export interface OrderAddressService {
  /**
   * Changes the address of a parcel as long as the order is in its grace period and costs the same there. Asking again
   * for the same address changes nothing and is never too late. Opens its own transactions, because wrong codes are
   * counted.
   * @throws Fault 404 for an order or parcel that is not there, or somebody else's; 400 for an address that is not
   * whole; 409 `order-address-change-failed` with its `reason`.
   */
  change: (
    orderNo: string,
    owner: BasketOwner,
    wish: { shipmentId: string; address: Address; accessCode: string | null },
  ) => Promise<Order>;
}

export const createOrderAddressService = (options: {
  database: Database;
  access: Pick<OrderAccessService, "permit">;
  orders: Pick<OrderRepository, "lock">;
  repository: OrderAddressRepository;
  baskets: Pick<BasketService, "view">;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  clock: Clock;
}): OrderAddressService => {
  const { database, access, orders, repository, baskets, outbox, mails, clock } = options;

  return {
    change: async (orderNo, owner, { shipmentId, address, accessCode }) => {
      await access.permit(orderNo, owner, accessCode);
      refuseIncomplete(address);
      return database.transaction(async () => {
        const order = await orders.lock(orderNo);
        if (!order) throw orderNotFound(orderNo);
        const shipment = order.shipments.find(({ id }) => id === shipmentId);
        if (!shipment)
          throw new Fault(404, "shipment-not-found", `Order '${orderNo}' has no shipment with ID '${shipmentId}'.`, {
            shipmentId,
          });
        if (isSameAddress(shipment.shippingAddress, address)) return order;
        const now = clock.now();
        if (!isInGrace(order, now)) throw addressRefused(orderNo, "too-late");
        const before = await baskets.view(basketOf(order, shipmentId, shipment.shippingAddress));
        refuseCountry(before.situation.siteCountry, address.countryCode);
        const after = await baskets.view(basketOf(order, shipmentId, address));
        const problem = addressProblem(before, after, shipmentId);
        if (problem) throw addressRefused(orderNo, problem);
        const priced = after.shipments.find(({ id }) => id === shipmentId);
        const moved = priced ? movedShipment(shipment, priced) : shipment;
        await repository.save(orderNo, moved, now);
        const changed = {
          ...order,
          modifiedAt: now,
          shipments: order.shipments.map((each) => (each === shipment ? moved : each)),
        };
        await outbox.send(mails.address(changed, moved));
        const otherDay = mails.arrivalMoved(order, changed, shipmentId);
        if (otherDay) await outbox.send(otherDay);
        return changed;
      });
    },
  };
};
