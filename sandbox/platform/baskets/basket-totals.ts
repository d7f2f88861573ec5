import type { Taxation } from "#sandbox/core/columns/taxation.ts";

/** The sums of a basket or an order in cents; null is what cannot be known yet. */
export interface BasketTotals {
  /** Goods after item discounts. */
  productSubTotalCents: number | null;
  /** Goods after item and order discounts. */
  productTotalCents: number | null;
  /** Gift certificates that are bought; untaxed and never discounted. */
  giftCertificateTotalCents: number;
  /** Shipping after its promotions. */
  shippingTotalCents: number | null;
  /** Tax on goods before any discount. */
  merchandizeTaxCents: number | null;
  adjustedMerchandizeTaxCents: number | null;
  shippingTaxCents: number | null;
  adjustedShippingTaxCents: number | null;
  taxTotalCents: number | null;
  /** Goods, gift certificates, shipping and, where it is not part of them, tax. */
  orderTotalCents: number | null;
}

/** A sum, or null when one of the amounts is not known. */
export const sumOrNull = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

interface SummedLine {
  afterItemDiscountCents: number | null;
  afterOrderDiscountCents: number | null;
  taxCents: number | null;
  adjustedTaxCents: number | null;
}

interface SummedShipment {
  totals: {
    adjustedShippingCents: number | null;
    shippingTaxCents: number | null;
    adjustedShippingTaxCents: number | null;
  };
}

/** The sums over lines, shipments and gift certificates. */
export const totalsOf = (
  items: readonly SummedLine[],
  shipments: readonly SummedShipment[],
  giftCertificates: readonly { amountCents: number }[] = [],
  taxation: Taxation = "net",
): BasketTotals => {
  const overItems = (amount: (line: SummedLine) => number | null) => sumOrNull(items.map(amount));
  const overShipments = (amount: (totals: SummedShipment["totals"]) => number | null) =>
    sumOrNull(shipments.map(({ totals }) => amount(totals)));
  const productTotalCents = overItems((line) => line.afterOrderDiscountCents);
  const shippingTotalCents = overShipments((totals) => totals.adjustedShippingCents);
  const adjustedMerchandizeTaxCents = overItems((line) => line.adjustedTaxCents);
  const adjustedShippingTaxCents = overShipments((totals) => totals.adjustedShippingTaxCents);
  const taxTotalCents = sumOrNull([adjustedMerchandizeTaxCents, adjustedShippingTaxCents]);
  const giftCertificateTotalCents = giftCertificates.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    giftCertificateTotalCents,
    productSubTotalCents: overItems((line) => line.afterItemDiscountCents),
    productTotalCents,
    shippingTotalCents,
    merchandizeTaxCents: overItems((line) => line.taxCents),
    adjustedMerchandizeTaxCents,
    shippingTaxCents: overShipments((totals) => totals.shippingTaxCents),
    adjustedShippingTaxCents,
    taxTotalCents,
    orderTotalCents: sumOrNull([
      productTotalCents,
      giftCertificateTotalCents,
      shippingTotalCents,
      taxation === "gross" ? 0 : taxTotalCents,
    ]),
  };
};

/** Whether taxes came on top of the prices of an order; one without taxes counts as net. */
export const taxationOf = (totals: BasketTotals): Taxation => {
  const { productTotalCents, giftCertificateTotalCents, shippingTotalCents, taxTotalCents, orderTotalCents } = totals;
  const prices = sumOrNull([productTotalCents, giftCertificateTotalCents, shippingTotalCents]);
  return taxTotalCents !== 0 && prices !== null && prices === orderTotalCents ? "gross" : "net";
};
