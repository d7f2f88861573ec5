import type { BasketDocument } from "./basket-document.ts";

/** A discount in the sum of an order; the amount is negative, in units of its currency. */
export interface ExplainedDiscount {
  of: "item" | "order" | "shipping";
  name: string;
  amount: number;
  couponCode?: string;
  percentage?: number;
  productName?: string;
}

/** What a parcel costs to ship: the carrier's part, and a cold pack on top. */
export interface ExplainedShipping {
  shipmentId: string;
  methodName: string;
  carriage: number;
  coldPack: number;
}

/** A tax on one class of goods in one place. */
export interface ExplainedTax {
  countryCode: string;
  regionCode: string;
  taxClassId: string;
  /** As a fraction. */
  rate: number;
  base: number;
  amount: number;
}

/** Why an order costs what it costs, as the engine says it (`c_explanation`). */
export interface Explanation {
  discounts: ExplainedDiscount[];
  shipping: ExplainedShipping[];
  taxes: ExplainedTax[];
}

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((each): each is Record<string, unknown> => typeof each === "object" && each !== null)
    : [];

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const amount = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

const discountOf = (entry: Record<string, unknown>): ExplainedDiscount => ({
  of: entry["of"] === "item" || entry["of"] === "shipping" ? entry["of"] : "order",
  name: text(entry["name"]),
  amount: amount(entry["amount"]),
  ...(text(entry["couponCode"]) && { couponCode: text(entry["couponCode"]) }),
  ...(amount(entry["percentage"]) > 0 && { percentage: amount(entry["percentage"]) }),
  ...(text(entry["productName"]) && { productName: text(entry["productName"]) }),
});

/**
 * What a basket or an order says of its sum; null where it says nothing, as of orders placed before or on other
 * platforms.
 */
export const explanationOf = (basket: BasketDocument): Explanation | null => {
  const said = basket["c_explanation"];
  if (typeof said !== "object" || said === null) return null;
  const { discounts, shipping, taxes } = said as Record<string, unknown>;
  const found: Explanation = {
    discounts: recordsOf(discounts).map(discountOf),
    shipping: recordsOf(shipping).map((entry) => ({
      shipmentId: text(entry["shipmentId"]),
      methodName: text(entry["methodName"]),
      carriage: amount(entry["carriage"]),
      coldPack: amount(entry["coldPack"]),
    })),
    taxes: recordsOf(taxes).map((entry) => ({
      countryCode: text(entry["countryCode"]),
      regionCode: text(entry["regionCode"]),
      taxClassId: text(entry["taxClassId"]),
      rate: amount(entry["rate"]),
      base: amount(entry["base"]),
      amount: amount(entry["amount"]),
    })),
  };
  return found.discounts.length + found.shipping.length + found.taxes.length > 0 ? found : null;
};
