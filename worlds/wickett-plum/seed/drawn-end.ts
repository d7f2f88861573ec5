import type { OrderEnd } from "#worlds/wickett-plum/orders/world-order.ts";
import { afterStep, nextStep, placed } from "#sandbox/platform/orders/fulfilment.ts";
import { cancelled, failed, type Order } from "#sandbox/platform/orders/order.ts";

const HOUR_MS = 3_600_000;

/** How far an order of each end may go; the others go no step after they are placed. */
const isThere: Partial<Record<OrderEnd, (order: Order) => boolean>> = {
  open: ({ exportStatus }) => exportStatus === "exported",
  "part-shipped": ({ shipments }) => shipments.some(({ progress }) => progress.shippedAt !== undefined),
  shipped: ({ shipments }) => shipments.every(({ progress }) => progress.shippedAt !== undefined),
  completed: ({ status }) => status === "completed",
  returned: ({ status }) => status === "completed",
  replaced: ({ status }) => status === "completed",
};

/**
 * An order of the world, just made, at the end it is told to have come to, by the steps it would have taken. Where it
 * has come to it is held: nothing happens to it by itself any more, so that the world shows orders of every status on
 * any day.
 * @throws Error when there was no time for all steps
 */
export const broughtToItsEnd = (order: Order, end: OrderEnd, now: Date): Order => {
  const madeAt = order.createdAt;
  if (end === "created") return { ...order, payments: [] };
  if (end === "failed") {
    const declined = order.payments.map((payment) => ({ ...payment, status: "declined" as const }));
    return failed(order, declined, "The card was declined.", madeAt);
  }
  const isCheck = order.payments.some(({ methodId }) => methodId === "PAY_BY_CHECK");
  const payments = order.payments.map((payment) =>
    isCheck ? payment : { ...payment, status: "authorized" as const, transactionId: `history-${order.orderNo}` },
  );
  const begun = placed(order, payments, madeAt);
  if (end === "cancelled") {
    const given = cancelled(begun, "Ordered by mistake.", new Date(madeAt.getTime() + HOUR_MS / 6));
    return { ...given, payments: given.payments.map((payment) => ({ ...payment, status: "reversed" as const })) };
  }
  const arrived = isThere[end];
  let current = begun;
  while (arrived && !arrived(current)) {
    const step = nextStep(current);
    if (!step || step.at > now) throw new Error(`Order ${order.orderNo} of the world has had no time to be ${end}.`);
    current = afterStep(current, step);
  }
  return { ...current, nextStepAt: null, ...(end === "replaced" ? { status: "replaced" as const } : {}) };
};
