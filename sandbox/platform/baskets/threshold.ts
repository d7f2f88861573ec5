import { DEFAULT_LANGUAGE } from "#sandbox/core/resources.ts";
import type { Flash, SayFlash } from "./flashes.ts";
import type { PricedLine } from "./priced-basket.ts";

/** What an order of a site has to come to, and how far a basket is from it; cents. */
export interface Threshold {
  minimumCents: number;
  missingCents: number;
  /** Whether the goods come to the minimum. */
  isMet: boolean;
  /** Whether it may be ordered: the minimum is met, or there is nothing in it but sales materials. */
  passes: boolean;
}

/** A line as far as the threshold is concerned. */
export type ThresholdLine = Pick<PricedLine, "product" | "afterItemDiscountCents">;

/** Whether a line is of printed matter for those who sell for us. */
export const isCollateral = ({ product }: Pick<PricedLine, "product">): boolean =>
  product?.attributes["c_isCollateral"] === true;

/**
 * Holds lines against the least an order may come to (bag-35); null where the site asks for none, undefined where the
 * merchant has no such rule. Goods count with what they cost after their own discounts, sales materials do not count.
 */
export const thresholdOf = (
  lines: readonly ThresholdLine[],
  minimumCents: number | null | undefined,
): Threshold | null | undefined => {
  if (minimumCents === null || minimumCents === undefined) return minimumCents;
  const goods = lines.filter((line) => !isCollateral(line));
  const goodsCents = goods.reduce((sum, { afterItemDiscountCents }) => sum + (afterItemDiscountCents ?? 0), 0);
  const missingCents = Math.max(0, minimumCents - goodsCents);
  const isMet = missingCents === 0;
  return { minimumCents, missingCents, isMet, passes: isMet || goods.length === 0 };
};

/** Why a basket below the threshold cannot be ordered; nothing for any other. */
export const thresholdFlashes = (
  threshold: Threshold | null | undefined,
  { currency, locale, say }: { currency: string; locale: string | null; say: SayFlash },
): Flash[] => {
  if (!threshold || threshold.passes) return [];
  const money = new Intl.NumberFormat(locale ?? DEFAULT_LANGUAGE, { style: "currency", currency });
  const [minimum, missing] = [threshold.minimumCents / 100, threshold.missingCents / 100];
  return [
    {
      type: "ThresholdNotMet",
      message: say("threshold", { minimum: money.format(minimum), missing: money.format(missing) }),
      path: "$.product_sub_total",
      details: { minimum, missing },
    },
  ];
};
