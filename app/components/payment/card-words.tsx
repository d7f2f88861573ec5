import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";

const brands = defineMessages({
  visa: { id: "card.visa", defaultMessage: "Visa" },
  mastercard: { id: "card.mastercard", defaultMessage: "Mastercard" },
  amex: { id: "card.amex", defaultMessage: "American Express" },
  discover: { id: "card.discover", defaultMessage: "Discover" },
});

const brandOf = (cardType: string): keyof typeof brands | undefined => {
  const plain = cardType.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (plain === "americanexpress") return "amex";
  return plain === "visa" || plain === "mastercard" || plain === "amex" || plain === "discover" ? plain : undefined;
};

/** A card in words: 'Visa ending 4242'. */
export function CardWords({ card }: { card: BasketPaymentInstrument["paymentCard"] }) {
  const intl = useIntl();
  const brand = brandOf(card?.cardType ?? "");
  return (
    <FormattedMessage
      id="card.words"
      defaultMessage="{brand} ending {digits}"
      values={{
        brand: brand
          ? intl.formatMessage(brands[brand])
          : (card?.cardType ?? intl.formatMessage({ id: "card.card", defaultMessage: "Card" })),
        digits: card?.numberLastDigits ?? card?.maskedNumber?.slice(-4) ?? "",
      }}
    />
  );
}

/** When a card ends: 'Expires 09/2030'; nothing while it is not known. */
export function CardExpiry({ card }: { card: BasketPaymentInstrument["paymentCard"] }) {
  if (!card?.expirationMonth || !card.expirationYear) return null;
  return (
    <FormattedMessage
      id="card.expires"
      defaultMessage="Expires {month}/{year}"
      values={{ month: String(card.expirationMonth).padStart(2, "0"), year: String(card.expirationYear) }}
    />
  );
}
