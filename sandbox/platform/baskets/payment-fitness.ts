import { Fault } from "#sandbox/core/fault.ts";
import { isCardExpired, type PaymentMethod } from "#sandbox/platform/payments/payment-method.ts";
import { isWalletProcessor } from "#sandbox/platform/payments/wallet-processor.ts";
import type { BasketPayment } from "./basket.ts";

/** A payment the basket does not have. */
export const paymentNotFound = (paymentInstrumentId: string) =>
  new Fault(
    404,
    "payment-instrument-not-found",
    `No payment instrument with ID '${paymentInstrumentId}' could be found in the basket.`,
    {
      paymentInstrumentId,
    },
  );

/** @throws Fault 400 for a method that is not offered, a card it does not take, or an expired one. */
export const refuseUnfit = (payment: BasketPayment, offered: readonly PaymentMethod[], now: Date): void => {
  const method = offered.find(({ id }) => id === payment.methodId);
  if (!method)
    throw new Fault(
      400,
      "payment-method-not-applicable",
      `The payment method '${payment.methodId}' can't be used for this basket.`,
      {
        paymentMethodId: payment.methodId,
      },
    );
  if (method.isGift && !payment.gift)
    throw new Fault(400, "bad-request", `The payment method '${method.id}' needs a gift certificate.`, {
      path: "giftCertificateCode",
    });
  if (isWalletProcessor(method.processorId) && payment.token === null)
    throw new Fault(400, "bad-request", `The payment method '${method.id}' needs a 'c_paymentToken'.`, {
      path: "c_paymentToken",
    });
  if (method.cards.length === 0) return;
  if (!payment.card)
    throw new Fault(400, "bad-request", `The payment method '${method.id}' needs a 'paymentCard'.`, {
      path: "paymentCard",
    });
  const { cardType } = payment.card;
  if (!method.cards.some((card) => card.cardType.toLowerCase() === cardType.toLowerCase()))
    throw new Fault(400, "bad-request", `Cards of type '${cardType}' are not taken.`, { path: "paymentCard.cardType" });
  if (isCardExpired(payment.card, now))
    throw new Fault(400, "card-expired", "Card is expired", { path: "paymentCard" });
};
