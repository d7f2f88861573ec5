import { SHIPPING_TAX_CLASS } from "#sandbox/platform/shipping/shipping-method.ts";
import type { Adjustment } from "#sandbox/platform/promotions/adjustment.ts";
import type { PricedBasket } from "./priced-basket.ts";

/** A discount in the sum of an order; `amount` is negative, in units. */
interface ExplainedDiscount {
  /** What it is taken off. */
  of: "item" | "order" | "shipping";
  promotionId: string;
  name: string;
  amount: number;
  couponCode?: string;
  percentage?: number;
  /** The goods it is for, where it is for some. */
  productName?: string;
}

/** What a parcel costs to ship. */
interface ExplainedShipping {
  shipmentId: string;
  methodName: string;
  /** The carrier's part, before discounts. */
  carriage: number;
  /** The merchant's care for goods that need it, on top, by the name the merchant gives it; 0 without. */
  [care: string]: number | string;
}

/** A tax: one rate of one place on one class of goods. */
interface ExplainedTax {
  countryCode: string;
  regionCode: string;
  taxClassId: string;
  /** As a fraction: 0.0725. */
  rate: number;
  /** What is taxed, after discounts. */
  base: number;
  amount: number;
}

/** Why an order costs what it costs, in parts that add up, for the shopper's eyes. */
export interface ShopperExplanation {
  discounts: ExplainedDiscount[];
  shipping: ExplainedShipping[];
  taxes: ExplainedTax[];
}

const units = (cents: number): number => Math.round(cents) / 100;

const discountOf =
  (of: ExplainedDiscount["of"], productName?: string) =>
  ({ promotionId, text, priceCents, couponCode, discount }: Adjustment): ExplainedDiscount => ({
    of,
    promotionId,
    name: text,
    amount: units(priceCents),
    ...(couponCode === null ? {} : { couponCode }),
    ...(discount.type === "percentage" && discount.percentage !== undefined ? { percentage: discount.percentage } : {}),
    ...(productName ? { productName } : {}),
  });

interface TaxPart {
  place: { countryCode: string; regionCode: string } | null;
  taxClassId: string;
  rate: number | null;
  baseCents: number | null;
  taxCents: number | null;
}

const addedUp = (parts: readonly TaxPart[]): ExplainedTax[] => {
  const sums = new Map<string, ExplainedTax & { baseCents: number; taxCents: number }>();
  for (const { place, taxClassId, rate, baseCents, taxCents } of parts) {
    if (!place || rate === null || baseCents === null || taxCents === null || baseCents === 0) continue;
    const { countryCode, regionCode } = place;
    const key = `${countryCode}/${regionCode}/${taxClassId}/${rate}`;
    const before = sums.get(key) ?? { baseCents: 0, taxCents: 0 };
    const [base, tax] = [before.baseCents + baseCents, before.taxCents + taxCents];
    sums.set(key, {
      countryCode,
      regionCode,
      taxClassId,
      rate,
      base: units(base),
      amount: units(tax),
      baseCents: base,
      taxCents: tax,
    });
  }
  return [...sums.values()].map(({ baseCents: _base, taxCents: _tax, ...tax }) => tax);
};

/**
 * What the engine decided about a basket's sum, as the shopper may read it (`c_explanation`): every discount, what
 * shipping is made of, and each tax. Promotions that gave nothing are the console's business.
 */
export const shopperExplanation = ({ items, shipments, adjustments }: PricedBasket): ShopperExplanation => ({
  discounts: [
    ...items.flatMap((line) => line.adjustments.map(discountOf("item", line.productName))),
    ...adjustments.map(discountOf("order")),
    ...shipments.flatMap((shipment) => shipment.adjustments.map(discountOf("shipping"))),
  ],
  shipping: shipments.flatMap(({ id, method, offer, totals: { shippingCents } }) =>
    method && shippingCents !== null && items.some(({ shipmentId }) => shipmentId === id)
      ? [
          {
            shipmentId: id,
            methodName: method.name,
            carriage: units(shippingCents - (offer?.careCents ?? 0)),
            ...(offer?.careNames ? { [offer.careNames.explained]: units(offer.careCents) } : {}),
          },
        ]
      : [],
  ),
  taxes: addedUp([
    ...items.map((line) => ({
      place: shipments.find(({ id }) => id === line.shipmentId)?.taxPlace ?? null,
      taxClassId: line.taxClassId,
      rate: line.taxRate,
      baseCents: line.afterOrderDiscountCents,
      taxCents: line.adjustedTaxCents,
    })),
    ...shipments.map(({ taxPlace: place, method, totals }) => ({
      place,
      taxClassId: method?.taxClassId ?? SHIPPING_TAX_CLASS,
      rate: totals.shippingTaxRate,
      baseCents: totals.adjustedShippingCents,
      taxCents: totals.adjustedShippingTaxCents,
    })),
  ]),
});
