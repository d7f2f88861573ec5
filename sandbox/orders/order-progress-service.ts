import type { GiftCertificateService } from "#sandbox/gift-certificates/gift-certificate-service.ts";
import type { InventoryService } from "#sandbox/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/outbox/outbox-service.ts";
import { afterStep, nextStep, type OrderStep } from "./fulfilment.ts";
import { shippedMail } from "./order-mail.ts";
import { type Order, stockLines } from "./order.ts";
import type { OrderProgressRepository } from "./order-progress-repository.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Orders going on by themselves: paid, exported, shipped, delivered. */
export interface OrderProgressService {
  /** When the next order goes on. */
  nextDue: () => Promise<Date | undefined>;
  /** Lets every order go as far as a moment allows. */
  run: (at: Date) => Promise<void>;
}

export const createOrderProgressService = (options: {
  orders: Pick<OrderRepository, "lock">;
  repository: OrderProgressRepository;
  inventory: Pick<InventoryService, "turnOver">;
  giftCertificates: Pick<GiftCertificateService, "activate">;
  outbox: Pick<OutboxService, "send">;
}): OrderProgressService => {
  const { orders, repository, inventory, giftCertificates, outbox } = options;

  /** What a step does besides changing the order. */
  const act = async (after: Order, step: OrderStep): Promise<void> => {
    if (step.kind === "check-arrives") await giftCertificates.activate(after);
    if (step.kind === "export") await inventory.turnOver(stockLines(after), after.siteId);
    const shipment = step.kind === "ship" && after.shipments.find(({ id }) => id === step.shipmentId);
    if (shipment && (shipment.method.isPickup || shipment.progress.trackingNumber !== undefined))
      await outbox.send(shippedMail(after, shipment));
  };

  return {
    nextDue: () => repository.nextStepAt(),

    run: async (at) => {
      for (const orderNo of await repository.due(at)) {
        let order = await orders.lock(orderNo);
        if (!order) continue;
        for (let step = nextStep(order); step && step.at <= at; step = nextStep(order)) {
          order = afterStep(order, step);
          await act(order, step);
        }
        await repository.save(order);
      }
    },
  };
};
