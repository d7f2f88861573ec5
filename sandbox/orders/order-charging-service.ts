import type { CardProcessor } from "#sandbox/payments/card-processor.ts";
import type { PaymentMethodService } from "#sandbox/payments/payment-method-service.ts";
import { paymentRefusal } from "#sandbox/payments/payment-refusal.ts";
import type { Order, OrderPayment } from "./order.ts";

/** Whether the card will be asked again, for what the order subscribes to. */
const wantsStoredCard = ({ attributes, items }: Order): boolean =>
  attributes["c_subscriptionOptins"] !== undefined ||
  items.some((item) => item.attributes["c_isSubscription"] === true);

/** What the customer says of a stored card's expiry, which may be newer than what the processor knows. */
const expiryOf = ({ card }: OrderPayment) =>
  card?.expirationMonth && card.expirationYear
    ? { expirationMonth: card.expirationMonth, expirationYear: card.expirationYear }
    : {};

/** Has an order paid: its payments afterwards, and why one was not taken, in words for the shopper. */
export type ChargeOrder = (order: Order) => Promise<{ payments: OrderPayment[]; refusal: string | null }>;

/** Asks the processor for each card of an order; stops at the first that is not taken. */
export const createOrderCharging =
  (processor: Pick<CardProcessor, "authorise">, paymentMethods: Pick<PaymentMethodService, "of">): ChargeOrder =>
  async (order) => {
    const methods = await paymentMethods.of(order.siteId);
    const payments: OrderPayment[] = [];
    let refusal: string | null = null;
    for (const payment of order.payments) {
      const isCard = methods.find(({ id }) => id === payment.methodId)?.cards.length;
      if (refusal !== null || !isCard || payment.amountCents === 0) {
        payments.push(payment);
        continue;
      }
      const answer = await processor.authorise({
        orderNo: order.orderNo,
        amountCents: payment.amountCents,
        currency: order.currency,
        card: payment.storedCardId
          ? { storedCardId: payment.storedCardId, ...expiryOf(payment) }
          : { token: payment.token ?? "" },
        isToBeStored: payment.storedCardId === null && wantsStoredCard(order),
      });
      if (answer.status === "authorized") {
        const { status, transactionId, storedCardId } = answer;
        payments.push({ ...payment, status, transactionId, storedCardId: storedCardId ?? payment.storedCardId });
        continue;
      }
      // Without an answer nobody knows whether the card was charged; it is let go in any case.
      payments.push({ ...payment, status: answer.status === "failed" ? "reversing" : "declined" });
      refusal = paymentRefusal(answer);
    }
    return { payments, refusal };
  };
