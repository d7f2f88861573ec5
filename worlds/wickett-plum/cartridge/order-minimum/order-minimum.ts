import { createResources, DEFAULT_LANGUAGE } from "#sandbox/core/resources.ts";
import type { BasketRules, CheckContext, CheckedLine } from "#sandbox/platform/baskets/basket-rules.ts";
import type { Flash } from "#sandbox/platform/baskets/flash.ts";
import type { PreferenceValues } from "#sandbox/platform/site-preferences/preference-values.ts";
import { isCollateral } from "../sales-materials.ts";

const CENTS = 100;

const say = createResources({
  default: { threshold: "The minimum order is {minimum}. Please add {missing} more." },
  fr: { threshold: "La commande minimale est de {minimum}. Il manque {missing}." },
});

/**
 * The least an order of a site has to come to (`qdThreshold`, in the site's currency, while `qdThresholdEnabled` is
 * on), in cents; null where the site asks for none.
 */
export const minimumOrderCents = ({ qdThresholdEnabled, qdThreshold }: PreferenceValues): number | null =>
  qdThresholdEnabled === true && typeof qdThreshold === "number" && qdThreshold > 0
    ? Math.round(qdThreshold * CENTS)
    : null;

/** How far a basket is from the least an order may come to; cents. */
export interface OrderMinimum {
  minimumCents: number;
  missingCents: number;
  /** Whether the goods come to the minimum. */
  isMet: boolean;
  /** Whether it may be ordered: the minimum is met, or there is nothing in it but sales materials. */
  passes: boolean;
}

/**
 * Holds lines against the least an order may come to (bag-35); null where the site asks for none. Goods count with
 * what they cost after their own discounts, sales materials do not count.
 */
export const orderMinimumOf = (lines: readonly CheckedLine[], minimumCents: number | null): OrderMinimum | null => {
  if (minimumCents === null) return null;
  const goods = lines.filter(({ product }) => !isCollateral(product));
  const goodsCents = goods.reduce((sum, { afterItemDiscountCents }) => sum + (afterItemDiscountCents ?? 0), 0);
  const missingCents = Math.max(0, minimumCents - goodsCents);
  const isMet = missingCents === 0;
  return { minimumCents, missingCents, isMet, passes: isMet || goods.length === 0 };
};

/** Why a basket below the minimum cannot be ordered; nothing for any other. */
export const orderMinimumFlashes = (
  found: OrderMinimum | null,
  { currency, locale }: Pick<CheckContext, "currency" | "locale">,
): Flash[] => {
  if (!found || found.passes) return [];
  const money = new Intl.NumberFormat(locale ?? DEFAULT_LANGUAGE, { style: "currency", currency });
  const [minimum, missing] = [found.minimumCents / CENTS, found.missingCents / CENTS];
  return [
    {
      type: "ThresholdNotMet",
      message: say("threshold", locale, { minimum: money.format(minimum), missing: money.format(missing) }),
      path: "$.product_sub_total",
      details: { minimum, missing },
    },
  ];
};

/** What a basket says of it (`c_qualifiers`): where a site asks for no least sum, every basket comes to it. */
const qualifiersOf = (found: OrderMinimum | null) =>
  found === null
    ? { qdThresholdMet: true }
    : {
        qdThresholdMet: found.isMet,
        qdThreshold: found.minimumCents / CENTS,
        qdThresholdMissing: found.missingCents / CENTS,
      };

/** Whether a basket comes to what its site asks for. */
export const checkMinimum: NonNullable<BasketRules["checkBasket"]> = (lines, { preferences, ...words }) => {
  const found = orderMinimumOf(lines, minimumOrderCents(preferences));
  return { flashes: orderMinimumFlashes(found, words), attributes: { c_qualifiers: qualifiersOf(found) } };
};
