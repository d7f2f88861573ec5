import { isWalletProcessor, type WalletProcessor } from "#sandbox/platform/payments/wallet-processor.ts";
import type { Authorisation, CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import { type CardRule, plainCardId } from "#sandbox/platform/payments/plain-card.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import { type PaymentMessages, paymentRefusal } from "#sandbox/platform/payments/payment-refusal.ts";
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

/** What became of the payments of an order. */
export interface Charge {
  payments: OrderPayment[];
  /** Why one was not taken, in words for the shopper. */
  refusal: string | null;
  /** Whether a processor that gave no answer may still take one. */
  mayBeUnderWay: boolean;
}

/** What orders are paid with. */
export interface ChargingOptions {
  processor: Pick<CardProcessor, "authorise">;
  wallets: Pick<WalletProcessor, "authorise">;
  paymentMethods: Pick<PaymentMethodService, "of">;
  /** Two-letter country of a site. */
  countryOf: (siteId: string) => string;
  /** Left out, a card pays by its token only. */
  cards?: CardRule;
  /** Says why a payment was not taken; in the engine's own words when left out. */
  refusals?: PaymentMessages | undefined;
}

/** Has an order paid. */
export type ChargeOrder = (order: Order) => Promise<Charge>;

/** Asks the processors for each card and wallet of an order; stops at the first that is not taken. */
export const createOrderCharging =
  ({ processor, wallets, paymentMethods, countryOf, cards = "token", refusals }: ChargingOptions): ChargeOrder =>
  async (order) => {
    const methods = await paymentMethods.of(order.siteId);
    const payments: OrderPayment[] = [];
    let refusal: string | null = null;
    let mayBeUnderWay = false;
    for (const payment of order.payments) {
      const method = methods.find(({ id }) => id === payment.methodId);
      const { orderNo, currency } = order;
      const asked = { orderNo, amountCents: payment.amountCents, currency };
      const authorise = (): Promise<Authorisation> | undefined => {
        if (method && isWalletProcessor(method.processorId))
          return wallets.authorise({
            ...asked,
            processorId: method.processorId,
            country: countryOf(order.siteId),
            token: payment.token ?? "",
          });
        if (!method?.cards.length) return undefined;
        if (cards === "plain" && payment.card && payment.storedCardId === null && payment.token === null)
          return processor.authorise({
            ...asked,
            card: { storedCardId: plainCardId(payment.card), ...expiryOf(payment) },
          });
        return processor.authorise({
          ...asked,
          card: payment.storedCardId
            ? {
                storedCardId: payment.storedCardId,
                ...expiryOf(payment),
                ...(payment.token && payment.customerPaymentInstrumentId ? { codeToken: payment.token } : {}),
              }
            : { token: payment.token ?? "" },
          isToBeStored: payment.storedCardId === null && wantsStoredCard(order),
        });
      };
      const answer = refusal === null && payment.amountCents > 0 ? await authorise() : undefined;
      if (answer === undefined) {
        payments.push(payment);
        continue;
      }
      if (answer.status === "authorized") {
        const { status, transactionId, storedCardId } = answer;
        payments.push({ ...payment, status, transactionId, storedCardId: storedCardId ?? payment.storedCardId });
        continue;
      }
      // Without an answer nobody knows whether the card was charged; it is let go in any case.
      payments.push({
        ...payment,
        status: answer.status === "failed" ? "reversing" : "declined",
        ...(answer.status === "challenged" && {
          attributes: { ...payment.attributes, c_authenticationRequired: true },
        }),
      });
      refusal = paymentRefusal(answer, order.customerLocale, refusals);
      mayBeUnderWay = answer.status === "failed" && answer.mayBeUnderWay === true;
    }
    return { payments, refusal, mayBeUnderWay };
  };
