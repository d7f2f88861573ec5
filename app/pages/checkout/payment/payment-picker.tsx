import { FormattedMessage } from "react-intl";
import { CardExpiry, CardMask, CardWords } from "#app/components/payment/card-words.tsx";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { savedOption, type usePaymentChoice } from "./payment-choice.ts";
import { type PaymentOption, PaymentOptions } from "./payment-options.tsx";

const named = (id: string): PaymentOption => {
  const name = paymentName(id);
  return { id, name: name ? <FormattedMessage {...name} /> : id };
};

/** The ways to pay to choose from; nothing where there is only one. */
export function PaymentPicker({
  choice,
  onChoose,
}: {
  choice: ReturnType<typeof usePaymentChoice>;
  onChoose?: (() => void) | undefined;
}) {
  const { cards, wallets, takesChecks, chosenId, choose } = choice;
  const options: PaymentOption[] = [
    ...cards.map(({ id, card, isExpired }) => ({
      id: savedOption(id),
      name: <CardWords card={card} />,
      description: isExpired ? (
        <FormattedMessage id="paymentOptions.expired" defaultMessage="Card is expired" />
      ) : (
        <>
          <CardMask card={card} /> <CardExpiry card={card} />
        </>
      ),
      isDisabled: isExpired,
    })),
    cards.length > 0
      ? {
          id: "CREDIT_CARD",
          name: <FormattedMessage id="paymentOptions.anotherCard" defaultMessage="Another card" />,
        }
      : named("CREDIT_CARD"),
    ...wallets.map(named),
    ...(takesChecks
      ? [
          {
            ...named("PAY_BY_CHECK"),
            description: (
              <FormattedMessage
                id="paymentOptions.check"
                defaultMessage="We’ll pack your order when the check arrives."
              />
            ),
          },
        ]
      : []),
  ];
  const pick = (id: string) => {
    onChoose?.();
    choose(id);
  };
  return options.length > 1 ? <PaymentOptions options={options} chosenId={chosenId} onChoose={pick} /> : null;
}
