import type { BasketDocument } from "../basket/basket-document.ts";
import { DEFAULT_SHIPMENT_ID, isEmptyBasket, isTaxIncluded } from "../basket/basket-document.ts";
import { basketKind } from "../basket/basket-kind.ts";

/** As much of an address as a wallet tells before the shopper has agreed to pay. */
export interface ExpressPlace {
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
}

/** Who gets the parcel, as a wallet says it once the shopper has agreed. */
export interface ExpressContact extends ExpressPlace {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  email: string;
  phone: string;
}

/** A way to ship as a wallet's sheet lists it; money in units. */
export interface ExpressOption {
  id: string;
  label: string;
  /** When it arrives, in words. */
  detail: string;
  amount: number;
}

/** What a bag comes to at a place, as a wallet's sheet shows it. */
export interface ExpressQuote {
  total: number;
  /** Adds up to the total. */
  lines: { goods: number; shipping: number; tax?: number };
  options: ExpressOption[];
  chosenId: string;
}

/** Ways to pay whose own sheet knows address, email and phone (payment-25). */
export const expressMethods: readonly string[] = ["PayPal", "Venmo", "DW_APPLE_PAY"];

const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

/**
 * The sums of a bag for a sheet: what is neither shipping nor tax is goods, so that all adds up. Taxes that the prices
 * hold are none of their own.
 */
export const expressSums = (basket: BasketDocument): Pick<ExpressQuote, "total" | "lines"> => {
  const [total, shipping, tax] = [
    basket.orderTotal,
    basket.shippingTotal,
    isTaxIncluded(basket) ? 0 : basket.taxTotal,
  ].map(cents) as [number, number, number];
  return {
    total: total / 100,
    lines: {
      goods: (total - shipping - tax) / 100,
      shipping: shipping / 100,
      ...(!isTaxIncluded(basket) && { tax: tax / 100 }),
    },
  };
};

/**
 * Whether a wallet's sheet can say all a bag wants to know: it goes to one person by parcel, nothing of it is emailed,
 * nothing is paid by a gift card, and nobody has to agree to a contract first.
 */
export const isExpressPossible = (basket: BasketDocument): boolean =>
  !isEmptyBasket(basket) &&
  basketKind(basket) === "shipping" &&
  (basket.productItems ?? []).every(({ shipmentId = DEFAULT_SHIPMENT_ID }) => shipmentId === DEFAULT_SHIPMENT_ID) &&
  (basket.giftCertificateItems?.length ?? 0) === 0 &&
  (basket.paymentInstruments?.length ?? 0) === 0;
