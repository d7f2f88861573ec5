import type { SavedPaymentService } from "#sandbox/platform/baskets/saved-payment-service.ts";
import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import { refuseUnfit } from "#sandbox/platform/baskets/payment-fitness.ts";
import type { PaymentRequest, SavedPaymentRequest } from "#sandbox/platform/baskets/basket.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { GiftCode, GiftTender } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import { openCentsOf, type Order, type OrderPayment } from "./order.ts";

/** What the payments of an order are changed with. */
export interface OrderPaymentTools {
  savedPayments: SavedPaymentService;
  paymentMethods: Pick<PaymentMethodService, "of">;
  giftCertificates: Pick<GiftCertificateService, "redeem" | "release" | "payment" | "paymentByWallet">;
  clock: Clock;
}

/** Whether a payment is by gift certificate. */
export const isGiftPayment = (payment: OrderPayment): payment is OrderPayment & { gift: GiftTender } =>
  payment.gift !== null;

/** One payment of an order. @throws Fault 404 `payment-instrument-not-found`. */
export const paymentOfOrder = (order: Order, paymentInstrumentId: string): OrderPayment => {
  const payment = order.payments.find(({ id }) => id === paymentInstrumentId);
  if (payment) return payment;
  throw new Fault(
    404,
    "payment-instrument-not-found",
    `No payment instrument with ID '${paymentInstrumentId}' could be found in the order.`,
    { paymentInstrumentId },
  );
};

/** Changes to the payments of an order that is not placed yet; each gives all payments the order has then. */
export const createOrderPayments = ({ savedPayments, paymentMethods, giftCertificates, clock }: OrderPaymentTools) => ({
  /**
   * With one changed. @throws Fault 400 for a gift certificate, an unfit payment, or when they don't come to the total.
   */
  changed: async (
    order: Order,
    owner: BasketOwner,
    paymentInstrumentId: string,
    change: (payment: OrderPayment) => OrderPayment | SavedPaymentRequest,
  ): Promise<OrderPayment[]> => {
    const payment = paymentOfOrder(order, paymentInstrumentId);
    if (payment.gift)
      throw new Fault(400, "bad-request", "A gift certificate can't be changed; remove it and add another.", {
        paymentInstrumentId,
      });
    const said = change(payment);
    const changed =
      "savedInstrumentId" in said
        ? {
            ...payment,
            ...(await savedPayments.copied(said, owner)),
            amountCents: said.amountCents ?? payment.amountCents,
          }
        : said;
    if (changed.gift)
      throw new Fault(400, "bad-request", "A payment can't become a gift certificate; add one.", {
        paymentInstrumentId,
      });
    refuseUnfit(changed, await paymentMethods.of(order.siteId), clock.now());
    const payments = order.payments.map((each) => (each === payment ? changed : each));
    if (openCentsOf({ ...order, payments }) !== 0)
      throw new Fault(400, "bad-request", "The payments must come to the order's total.", { orderNo: order.orderNo });
    return payments;
  },

  /** With one more, at most over what is open. @throws Fault 400. */
  added: async (
    order: Order,
    owner: BasketOwner,
    request: PaymentRequest,
    giftCode: GiftCode | null,
  ): Promise<OrderPayment[]> => {
    const added = await savedPayments.copied(request, owner);
    const { orderNo, customerId, currency } = order;
    const methods = await paymentMethods.of(order.siteId);
    const isGift = methods.some(({ id, isGift: gift }) => id === added.methodId && gift);
    const open = openCentsOf(order);
    const paying =
      giftCode && isGift
        ? await giftCertificates.payment(giftCode, { shopperId: customerId, currency, amountCents: added.amountCents })
        : added.gift
          ? await giftCertificates.paymentByWallet(added.gift.certificateId, {
              currency,
              amountCents: added.amountCents,
            })
          : null;
    const payment = { ...added, ...paying };
    refuseUnfit(payment, methods, clock.now());
    const amountCents = paying ? Math.min(paying.amountCents, open) : (payment.amountCents ?? open);
    if (amountCents > open)
      throw new Fault(400, "bad-request", "The payments must not come to more than the order's total.", { orderNo });
    const entry: OrderPayment = {
      ...payment,
      amountCents,
      status: paying ? "authorized" : "open",
      transactionId: null,
    };
    if (isGiftPayment(entry)) await giftCertificates.redeem(orderNo, currency, [entry]);
    return [...order.payments, entry];
  },

  /** With one less; a gift certificate gets its money back. @throws Fault 404. */
  removed: async (order: Order, paymentInstrumentId: string): Promise<OrderPayment[]> => {
    const payment = paymentOfOrder(order, paymentInstrumentId);
    if (payment.gift) await giftCertificates.release(order.orderNo, payment.id);
    return order.payments.filter((each) => each !== payment);
  },
});
