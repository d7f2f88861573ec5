import { GIFT_CARD_CODE_PATTERN, GIFT_CARD_NUMBER_PATTERN } from "#app/domain/payment/payment-instruments.ts";
import { type PlainHandler, problemOf } from "./plain-answer.ts";
import { openCheckout, stepBeforePayment, toBag } from "./plain-checkout.ts";
import { paymentPage } from "./plain-payment.tsx";
import { words } from "./plain-words.ts";

/** `POST /plain/gift-card {number, code}`: lets a gift card pay its part; what was typed is kept nowhere. */
export const applyGiftCard: PlainHandler = async ({ shopper, fields }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  const earlier = stepBeforePayment(own);
  if (earlier) return earlier;
  const number = (fields["number"] ?? "").replaceAll(/[\s-]/g, "");
  const code = (fields["code"] ?? "").trim();
  if (!GIFT_CARD_NUMBER_PATTERN.test(number) || !GIFT_CARD_CODE_PATTERN.test(code))
    return paymentPage(shopper, own.bag, shopper.intl.formatMessage(words.wrongGiftCard));
  try {
    await shopper.baskets.addPaymentInstrument(own.bag.basketId ?? "", {
      paymentMethodId: "GIFTCARD",
      giftCertificateCode: number,
      c_giftCardSecurityCode: code,
    });
    return { goTo: "/plain/payment" };
  } catch (error) {
    return paymentPage(shopper, own.bag, problemOf(error));
  }
};
