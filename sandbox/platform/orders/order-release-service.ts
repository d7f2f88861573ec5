import { onForget } from "#sandbox/core/forgetting.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { failed, type Order, orderNotFound, type OrderPayment, stockLines } from "./order.ts";
import type { OrderProgressRepository } from "./order-progress-repository.ts";
import type { ReleasePayments } from "./order-payment-release-service.ts";
import type { OrderRepository } from "./order-repository.ts";

/** Gives back what an order that failed or was cancelled took. */
export interface OrderReleaseService {
  /** Stock, coupons and gift certificates, inside the transaction that ends the order. */
  giveBack: (order: Order) => Promise<void>;
  /** Makes the gift certificates it sold useless; false when one was spent already. */
  withdrawSold: (orderNo: string) => Promise<boolean>;
  /**
   * Asks the processor, outside any transaction, to let go of what it authorised, and notes when it did. Of an
   * authorisation that `mayBeUnderWay` it must have let go indeed; that it holds nothing counts only some minutes
   * later.
   */
  reversePayments: (order: Order, options?: { mayBeUnderWay?: boolean }) => Promise<Order>;
  /**
   * An order that another process settled while this one had it charged, inside a transaction. Where that one gave it
   * up, what is held here is noted to be reversed.
   */
  settledElsewhere: (orderNo: string, payments: readonly OrderPayment[]) => Promise<Order>;
  /** Reverses what a crash, or a processor that was away, left. */
  reverseLeftovers: (options?: { isStart?: boolean }) => Promise<void>;
  /** When that is to be tried; nothing while no card waits. */
  nextReversal: () => Promise<Date | undefined>;
}

/** Minutes between two tries. */
export const REVERSAL_MINUTES = 5;

/** How long an authorisation without an answer may still come about. */
const UNDER_WAY_MS = 60_000;

export const createOrderReleaseService = (options: {
  orders: Pick<OrderRepository, "find" | "lock" | "replacePayments" | "reversing">;
  repository: Pick<OrderProgressRepository, "save">;
  inventory: Pick<InventoryService, "release" | "restock">;
  promotions: Pick<PromotionService, "takeBack">;
  giftCertificates: Pick<GiftCertificateService, "release" | "withdraw">;
  releasePayments: ReleasePayments;
  clock: Clock;
}): OrderReleaseService => {
  const { orders, repository, inventory, promotions, giftCertificates, releasePayments, clock } = options;

  let lastTry: Date | undefined;
  onForget(() => {
    lastTry = undefined;
  });

  const reversePayments: OrderReleaseService["reversePayments"] = async (order, options) => {
    const reversing = order.payments.filter(({ status }) => status === "reversing");
    if (reversing.length === 0) return order;
    if (!(await releasePayments(order, reversing, options))) {
      lastTry ??= clock.now();
      return order;
    }
    const after = {
      ...order,
      payments: order.payments.map((payment) =>
        payment.status === "reversing" ? { ...payment, status: "reversed" as const } : payment,
      ),
    };
    await repository.save(after);
    return after;
  };

  /** What a processor has not answered for so long is no longer under way. */
  const isRecent = ({ modifiedAt }: Order) => clock.now().getTime() - modifiedAt.getTime() < UNDER_WAY_MS;

  return {
    reversePayments,

    giveBack: async (order) => {
      const hasLeft = order.exportStatus === "exported";
      await (hasLeft ? inventory.restock : inventory.release)(stockLines(order), order.siteId);
      await promotions.takeBack(order.orderNo);
      if (order.payments.some(({ gift }) => gift)) await giftCertificates.release(order.orderNo);
    },

    settledElsewhere: async (orderNo, payments) => {
      const order = await orders.lock(orderNo);
      if (!order) throw orderNotFound(orderNo);
      const held = failed(order, payments, order.failureReason ?? "", clock.now());
      if (order.status !== "failed" || !held.payments.some(({ status }) => status === "reversing")) return order;
      await orders.replacePayments(held);
      return held;
    },

    withdrawSold: (orderNo) => giftCertificates.withdraw(orderNo),

    nextReversal: async () => {
      if ((await orders.reversing()).length === 0) return undefined;
      return lastTry ? new Date(lastTry.getTime() + REVERSAL_MINUTES * 60_000) : clock.now();
    },

    reverseLeftovers: async ({ isStart = false } = {}) => {
      lastTry = clock.now();
      for (const orderNo of await orders.reversing()) {
        const order = await orders.find(orderNo);
        // What was under way ended with the process that had asked.
        if (order) await reversePayments(order, { mayBeUnderWay: !isStart && isRecent(order) });
      }
    },
  };
};
