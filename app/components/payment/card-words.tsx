import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { listedBrand, type ListedBrand, listedBrands, shownMask } from "#app/domain/payment/card-brand.ts";

/** What the brands are called. */
export const brandMessages: Record<ListedBrand, MessageDescriptor> = defineMessages({
  visa: { id: "card.visa", defaultMessage: "Visa" },
  mastercard: { id: "card.mastercard", defaultMessage: "Mastercard" },
  americanexpress: { id: "card.amex", defaultMessage: "American Express" },
  discover: { id: "card.discover", defaultMessage: "Discover" },
  klarna: { id: "card.klarna", defaultMessage: "Klarna" },
  venmo: { id: "card.venmo", defaultMessage: "Venmo" },
});

/** The brands the shop lists beside its ways to pay: the cards, and of the wallets those that are offered. */
export function ListedBrands({ offered }: { offered: readonly string[] }) {
  const intl = useIntl();
  const shown = listedBrands.filter(
    (brand) => !["klarna", "venmo"].includes(brand) || offered.some((id) => listedBrand(id) === brand),
  );
  return (
    <FormattedMessage
      id="card.brands"
      defaultMessage="We accept {brands}."
      values={{ brands: intl.formatList(shown.map((brand) => intl.formatMessage(brandMessages[brand]))) }}
    />
  );
}

/** A masked number in groups of four, for the eye alone: words say its last digits. */
export function CardMask({ card }: { card: BasketPaymentInstrument["paymentCard"] }) {
  if (!card?.maskedNumber) return null;
  const mask = shownMask(card.maskedNumber)
    .replaceAll(/[*X]/g, "•")
    .replaceAll(/(.{4})(?=.)/g, "$1 ");
  return <span aria-hidden="true">{mask}</span>;
}

/** Brand and last digits of a card. */
const useCardParts = (card: BasketPaymentInstrument["paymentCard"]) => {
  const intl = useIntl();
  const brand = listedBrand(card?.cardType ?? "");
  return {
    brand: brand
      ? intl.formatMessage(brandMessages[brand])
      : (card?.cardType ?? intl.formatMessage({ id: "card.card", defaultMessage: "Card" })),
    digits: card?.numberLastDigits ?? card?.maskedNumber?.slice(-4) ?? "",
  };
};

/** A card in words: 'Visa ending in 4242'. */
export function CardWords({ card }: { card: BasketPaymentInstrument["paymentCard"] }) {
  const values = useCardParts(card);
  return <FormattedMessage id="card.words" defaultMessage="{brand} ending in {digits}" values={values} />;
}

/** A card in two words, for within a sentence: 'Visa 4242'. */
export function CardShort({ card }: { card: BasketPaymentInstrument["paymentCard"] }) {
  const { brand, digits } = useCardParts(card);
  return <>{[brand, digits].filter(Boolean).join("\u00a0")}</>;
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
