import type { BasketDocument } from "../basket/basket-document.ts";

/** The key that the notice of a bag bears which cannot be ordered as it is (checkout-15). */
export const VALIDATE_BASKET_ERROR = "validate-basket-error";

/** How far a bag is from the least an order may come to; left out where the backend only says that it is too little. */
export interface ThresholdGap {
  minimum?: number;
  missing?: number;
}

const amountOf = (value: unknown) => (typeof value === "number" && value > 0 ? value : undefined);

/**
 * What keeps a bag below the threshold from the checkout; null where it passes: nobody checks, the backend has found it
 * high enough, or it holds sales materials alone (bag-35).
 */
export const thresholdGap = (basket: BasketDocument, isCheckEnabled: boolean): ThresholdGap | null => {
  const { productItems = [] } = basket;
  const qualifiers = (basket["c_qualifiers"] ?? {}) as Record<string, unknown>;
  const isMet = qualifiers["qdThresholdMet"] === true;
  if (!isCheckEnabled || isMet || productItems.every((item) => item["c_isCollateral"] === true)) return null;
  return { minimum: amountOf(qualifiers["qdThreshold"]), missing: amountOf(qualifiers["qdThresholdMissing"]) };
};
