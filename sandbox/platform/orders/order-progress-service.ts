import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { afterStep, nextStep, stepTowards, type OrderGoal, type OrderStep } from "./fulfilment.ts";
import { basketOf, promisedShipment } from "./order-address.ts";
import type { OrderMails } from "./order-mail.ts";
import { type Order, orderNotFound, stockLines } from "./order.ts";
import type { OrderProgressRepository } from "./order-progress-repository.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Orders going on by themselves: paid, exported, shipped, delivered. */
export interface OrderProgressService {
  /** When the next order goes on. */
  nextDue: () => Promise<Date | undefined>;
  /**
   * Lets one order go to a goal at a moment, whatever comes before it included, without waiting for it.
   * @throws Fault 404 `order-not-found`, 409 `order-step-not-open` when it is there already or not placed
   */
  bring: (orderNo: string, goal: OrderGoal, at: Date) => Promise<void>;
  /** How many orders of a customer go on yet. */
  countUnderway: (customerId: string) => Promise<number>;
  /** Lets every order go as far as a moment allows. */
  run: (at: Date) => Promise<void>;
}

export const createOrderProgressService = (options: {
  orders: Pick<OrderRepository, "lock">;
  repository: OrderProgressRepository;
  inventory: Pick<InventoryService, "turnOver">;
  giftCertificates: Pick<GiftCertificateService, "activate">;
  outbox: Pick<OutboxService, "send">;
  mails: OrderMails;
  baskets: Pick<BasketService, "viewAt">;
}): OrderProgressService => {
  const { orders, repository, inventory, giftCertificates, outbox, mails, baskets } = options;

  /** What a step does besides changing the order. */
  const act = async (before: Order, after: Order, step: OrderStep): Promise<void> => {
    if (step.kind === "check-arrives") {
      await giftCertificates.activate(after);
      await outbox.send(mails.checkArrived(after));
    }
    if (step.kind === "export") await inventory.turnOver(stockLines(after), after.siteId);
    const shipment = step.kind === "ship" && after.shipments.find(({ id }) => id === step.shipmentId);
    if (!shipment) return;
    if (shipment.method.isPickup || shipment.progress.trackingNumber !== undefined)
      await outbox.send(mails.shipped(after, shipment));
    const moved = mails.arrivalMoved(before, after, shipment.id);
    if (moved) await outbox.send(moved);
  };

  /** What comes of a step; a check that has come lets its parcels be promised. */
  const take = async (order: Order, step: OrderStep): Promise<Order> => {
    const after = afterStep(order, step);
    return step.kind === "check-arrives" ? promised(after, step.at) : after;
  };

  const promised = async (order: Order, at: Date): Promise<Order> => {
    const view = await baskets.viewAt(basketOf(order), at);
    return {
      ...order,
      shipments: order.shipments.map((shipment) =>
        promisedShipment(
          shipment,
          view.shipments.find(({ id }) => id === shipment.id),
        ),
      ),
    };
  };

  return {
    countUnderway: (customerId) => repository.countUnderway(customerId),
    nextDue: () => repository.nextStepAt(),

    bring: async (orderNo, goal, at) => {
      const before = await orders.lock(orderNo);
      if (!before) throw orderNotFound(orderNo);
      let order = before;
      for (let open = stepTowards(order, goal); open; open = stepTowards(order, goal)) {
        const step = { ...open, at };
        const after = await take(order, step);
        await act(order, after, step);
        order = after;
      }
      if (order === before)
        throw new Fault(409, "order-step-not-open", `Order '${orderNo}' cannot ${goal} now.`, { orderNo, goal });
      await repository.save(order);
    },

    run: async (at) => {
      for (const orderNo of await repository.due(at)) {
        let order = await orders.lock(orderNo);
        if (!order) continue;
        for (let step = nextStep(order); step && step.at <= at; step = nextStep(order)) {
          const after = await take(order, step);
          await act(order, after, step);
          order = after;
        }
        await repository.save(order);
      }
    },
  };
};
