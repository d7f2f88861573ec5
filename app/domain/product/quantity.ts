import type { ProductView } from "./product-view.ts";

/** The most of one product a shopper may ask for at once (product-26). */
export const MAX_QUANTITY = 999;

/** Why a typed quantity cannot be taken. */
export type QuantityProblem = "notANumber" | "tooFew" | "tooMany" | "step";

/** Rules of a product's quantity; pieces. */
export interface QuantityRules {
  min?: number;
  step?: number;
  max?: number;
}

/**
 * Reads what a shopper typed: a whole number from the least to the most in the product's steps, or why it is none. The
 * least may be 0 where that means removal.
 */
export const readQuantity = (
  text: string,
  { min = 1, step = 1, max = MAX_QUANTITY }: QuantityRules = {},
): { quantity: number } | { problem: QuantityProblem } => {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return { problem: "notANumber" };
  const quantity = Number(trimmed);
  if (quantity < min) return { problem: "tooFew" };
  if (quantity > max) return { problem: "tooMany" };
  return (quantity - min) % step === 0 ? { quantity } : { problem: "step" };
};

/** What quantities of a product may be asked for; pieces. */
export const quantityRules = (
  product: Pick<ProductView, "minQuantity" | "stepQuantity" | "quantityLimit">,
): Required<QuantityRules> => ({
  min: product.minQuantity,
  step: product.stepQuantity,
  max: Math.min(MAX_QUANTITY, product.quantityLimit ?? MAX_QUANTITY),
});
