import { defineMessages, FormattedMessage } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { type BasketDocument, isTaxIncluded } from "#app/domain/basket/basket-document.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { taxWords } from "#config/countries/tax-words.ts";

const names = defineMessages({
  tax: { id: "summary.tax", defaultMessage: "Tax" },
  vat: { id: "summary.vat", defaultMessage: "VAT" },
  taxWithin: { id: "summary.taxWithin", defaultMessage: "Tax included" },
  vatWithin: { id: "summary.vatWithin", defaultMessage: "VAT included" },
});

/** What the taxes of a basket or an order are called where the site is. */
export const taxName = (country: CountryCode, basket: BasketDocument = {}) => {
  const { vat } = taxWords[country];
  return isTaxIncluded(basket) ? names[vat ? "vatWithin" : "taxWithin"] : names[vat ? "vat" : "tax"];
};

/** What is said of taxes before they are known. */
export function TaxNote({ basket, isAddressed = true }: { basket: BasketDocument; isAddressed?: boolean }) {
  const { country } = useSite();
  if (isTaxIncluded(basket))
    return taxWords[country].vat ? (
      <FormattedMessage id="cart.pricesHoldVat" defaultMessage="Prices include VAT." />
    ) : (
      <FormattedMessage id="cart.pricesHoldTax" defaultMessage="Prices include tax." />
    );
  return isAddressed ? (
    <FormattedMessage id="cart.taxLater" defaultMessage="Tax is calculated at the next step." />
  ) : (
    <FormattedMessage id="checkout.taxLater" defaultMessage="Tax is calculated once we have your address." />
  );
}
