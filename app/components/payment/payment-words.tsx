import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { isGiftInstrument } from "#app/domain/payment/payment-instruments.ts";
import { CardWords } from "./card-words.tsx";
import { paymentName } from "./payment-names.ts";

/** A way to pay in words: 'Visa ending in 4242', 'PayPal', 'Gift card ending in 0003, $25.00'. */
export function PaymentWords({ instrument, currency }: { instrument: BasketPaymentInstrument; currency?: string }) {
  const money = useMoney(currency);
  const { paymentMethodId = "", paymentCard, maskedGiftCertificateCode = "", amount = 0 } = instrument;
  if (isGiftInstrument(instrument))
    return (
      <FormattedMessage
        id="paymentWords.giftCard"
        defaultMessage="Gift card ending in {digits}, {amount}"
        values={{ digits: maskedGiftCertificateCode.slice(-4), amount: money(amount) }}
      />
    );
  const name = paymentName(paymentMethodId);
  if (paymentCard || !name) return <CardWords card={paymentCard} />;
  return <FormattedMessage {...name} />;
}
