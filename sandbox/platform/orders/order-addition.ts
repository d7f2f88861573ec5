import type { PricedBasket } from "#sandbox/platform/baskets/priced-basket.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type Order, orderFrom, type OrderItem, type OrderPayment } from "./order.ts";

/** Why nothing is added to an order. */
export type AdditionRefusal = "too-late" | "line" | "method" | "payment" | "prices" | "total" | "declined" | "unheard";

const words: Readonly<Record<AdditionRefusal, string>> = {
  "too-late": "This order is already being packed, so nothing can be added to it.",
  line: "There can’t be more of this in the package. Nothing was changed.",
  method: "The shipping method of this order doesn’t take a package with more in it. Nothing was changed.",
  payment: "Only an order that was paid by card can be added to. Nothing was changed.",
  prices: "Prices have changed since you ordered, so this order can’t be added to. Nothing was changed.",
  total: "What it costs has changed since you looked. Nothing was changed.",
  unheard: "Your bank didn’t answer in time. Nothing was added; if you try again, your card is asked only once.",
  declined: "Your card wasn’t charged for it. Nothing was changed.",
};

/** An addition that is refused. */
export const additionRefused = (orderNo: string, reason: AdditionRefusal): Fault =>
  new Fault(409, "order-addition-failed", words[reason], { orderNo, reason });

/** Whether there can be more of a line: what was earned, mixed, comes again or is mailed stays as it was ordered. */
export const isAddable = ({ qualifyingItemId, bonusDiscountLineItemId, attributes }: OrderItem): boolean =>
  qualifyingItemId === null &&
  bonusDiscountLineItemId === null &&
  attributes["c_isSubscription"] !== true &&
  attributes["c_giftCardRecipientEmail"] === undefined;

/** The card that can be asked for more: the last one that was authorized. */
export const cardOf = ({ payments }: Pick<Order, "payments">): (OrderPayment & { transactionId: string }) | undefined =>
  payments.flatMap((payment) =>
    payment.card !== null && payment.gift === null && payment.status === "authorized" && payment.transactionId !== null
      ? [{ ...payment, transactionId: payment.transactionId }]
      : [],
  )[0];

/** The order with another quantity in one of its lines, as it is worked out anew. */
export const withQuantity = (order: Order, itemId: string, quantity: number): Order => ({
  ...order,
  items: order.items.map((item) => (item.id === itemId ? { ...item, quantity } : item)),
});

/**
 * What speaks against the prices of an order with more in it. Both baskets are worked out at the same moment; what was
 * ordered must still cost what was paid for it, and the parcel must still travel as it was ordered.
 */
export const additionProblem = (
  order: Order,
  { before, after, shipmentId }: { before: PricedBasket; after: PricedBasket; shipmentId: string },
): AdditionRefusal | null => {
  const parcel = after.shipments.find(({ id }) => id === shipmentId);
  if (!parcel?.isMethodApplicable || after.totals.orderTotalCents === null) return "method";
  const total = order.totals.orderTotalCents ?? 0;
  if (before.totals.orderTotalCents !== total || after.totals.orderTotalCents <= total) return "prices";
  return null;
};

/** The order with the lines and sums of a basket that was worked out for it; parcels keep their promises. */
export const grownOrder = (order: Order, after: PricedBasket, now: Date): Order => {
  const { orderNo, viewCode, checkPayee, customerLocale } = order;
  const anew = orderFrom(after, { orderNo, viewCode, checkPayee, customerLocale, now });
  return {
    ...order,
    items: anew.items,
    adjustments: anew.adjustments,
    totals: anew.totals,
    attributes: { ...order.attributes, c_explanation: anew.attributes["c_explanation"] },
    shipments: order.shipments.map((shipment) => {
      const priced = anew.shipments.find(({ id }) => id === shipment.id);
      return priced ? { ...shipment, adjustments: priced.adjustments, totals: priced.totals } : shipment;
    }),
    modifiedAt: now,
  };
};

/** The order after its card was asked for more. */
export const chargedMore = (order: Order, paymentId: string, amountCents: number): Order => ({
  ...order,
  payments: order.payments.map((payment) =>
    payment.id === paymentId ? { ...payment, amountCents: payment.amountCents + amountCents } : payment,
  ),
});
