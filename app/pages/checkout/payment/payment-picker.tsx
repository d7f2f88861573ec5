import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { CardExpiry, CardMask, CardWords, ListedBrands } from "#app/components/payment/card-words.tsx";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { cardBrands } from "#app/domain/payment/card-brand.ts";
import layout from "../checkout-layout.styles.ts";
import { savedOption, type usePaymentChoice } from "./payment-choice.ts";
import { type PaymentOption, PaymentOptions } from "./payment-options.tsx";
import { BrandMarks, WalletMark } from "./way-mark.tsx";

const named = (id: string): PaymentOption => {
  const name = paymentName(id);
  return { id, name: name ? <FormattedMessage {...name} /> : id, mark: <WalletMark methodId={id} /> };
};

/** The ways to pay to choose from, the chosen one with what it asks for. */
export function PaymentPicker({
  choice,
  onChoose,
  children,
}: {
  choice: ReturnType<typeof usePaymentChoice>;
  onChoose?: (() => void) | undefined;
  /** What the chosen way asks for. */
  children: ReactNode;
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
    {
      ...named("CREDIT_CARD"),
      ...(cards.length > 0 && {
        name: <FormattedMessage id="paymentOptions.anotherCard" defaultMessage="Another card" />,
      }),
      // The card form below shows them at the number.
      mark: chosenId === "CREDIT_CARD" ? undefined : <BrandMarks brands={cardBrands} />,
    },
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
  const note = (
    <p className={layout.note}>
      <ListedBrands offered={wallets} />
    </p>
  );
  return (
    <PaymentOptions options={options} chosenId={chosenId} onChoose={pick} note={note}>
      {children}
    </PaymentOptions>
  );
}
