import { generatedCodes, type GeneratedCodes } from "./coupon-codes.ts";

/** What few coupons say. */
export interface CouponTerms {
  /** Every code of a coupon that has a list of them. */
  codes?: readonly string[];
  /** How its codes are made, where they are. */
  generated?: GeneratedCodes;
  /** Redemptions of one code; without limit when left out. */
  codeLimit?: number;
  /** Redemptions by one customer within some days. */
  timeFrame?: { days: number; limit: number };
  /** Whether an order may use several of its codes. */
  multipleCodes?: boolean;
}

/** A coupon: a code shoppers may type, or many of them. */
export interface Coupon extends CouponTerms {
  id: string;
  /** Its only code; null when it has many. */
  code: string | null;
  caseInsensitive: boolean;
  enabled: boolean;
  siteIds: readonly string[];
  /** Redemptions in all; null without limit. */
  redemptionLimit: number | null;
  /** Redemptions by one customer; null without limit. */
  customerLimit: number | null;
}

/** How a coupon of a basket stands; the first two are good. */
export type CouponStatus =
  | "applied"
  | "no_applicable_promotion"
  | "coupon_code_already_in_basket"
  | "coupon_already_in_basket"
  | "coupon_code_already_redeemed"
  | "coupon_code_unknown"
  | "coupon_disabled"
  | "redemption_limit_exceeded"
  | "customer_redemption_limit_exceeded"
  | "timeframe_redemption_limit_exceeded"
  | "no_active_promotion";

/** Whether a coupon with this status lets its basket be ordered. */
export const isGoodStatus = (status: CouponStatus): status is "applied" | "no_applicable_promotion" =>
  status === "applied" || status === "no_applicable_promotion";

/** Every code of a coupon. */
export const codesOf = ({ code, codes = [], generated }: Coupon): readonly string[] => [
  ...(code === null ? [] : [code]),
  ...codes,
  ...(generated ? generatedCodes(generated) : []),
];

/** Coupons by their codes, as typed and in capitals; the same code may be of several coupons, on a site each. */
export interface CodeIndex {
  exact: ReadonlyMap<string, readonly KnownCode[]>;
  capitals: ReadonlyMap<string, readonly KnownCode[]>;
}

/** A code with the coupon it belongs to. */
export interface KnownCode {
  coupon: Coupon;
  code: string;
}

/** Every code of some coupons, ready to be looked up. */
export const codeIndex = (coupons: readonly Coupon[]): CodeIndex => {
  const known = coupons.flatMap((coupon) => codesOf(coupon).map((code) => ({ coupon, code })));
  const ofEither = known.filter(({ coupon }) => coupon.caseInsensitive);
  return {
    exact: byCode(known, ({ code }) => code),
    capitals: byCode(ofEither, ({ code }) => code.toUpperCase()),
  };
};

const byCode = (known: readonly KnownCode[], keyOf: (each: KnownCode) => string): Map<string, KnownCode[]> => {
  const index = new Map<string, KnownCode[]>();
  for (const each of known) {
    const there = index.get(keyOf(each));
    if (there) there.push(each);
    else index.set(keyOf(each), [each]);
  }
  return index;
};

/**
 * The coupon a typed code stands for, of the site asked for where several have it; blanks around the code do not count.
 */
export const couponWithCode = (
  { exact, capitals }: CodeIndex,
  typed: string,
  siteId?: string,
): KnownCode | undefined => {
  const code = typed.trim();
  const known = [...(exact.get(code) ?? []), ...(capitals.get(code.toUpperCase()) ?? [])];
  return known.find(({ coupon }) => siteId !== undefined && coupon.siteIds.includes(siteId)) ?? known[0];
};

/** What is known about a coupon code when somebody wants to use it. */
export interface CouponSituation {
  siteId: string;
  /** Whether any promotion it opens runs now. */
  hasRunningPromotion: boolean;
  redemptions: number;
  redemptionsOfCode: number;
  redemptionsByCustomer: number;
  /** Those by this customer within the coupon's time frame. */
  recentByCustomer: number;
}

/** Whether redemptions have to be counted to say how a coupon stands. */
export const isLimited = ({ redemptionLimit, customerLimit, codeLimit, timeFrame }: Coupon): boolean =>
  redemptionLimit !== null || customerLimit !== null || codeLimit !== undefined || timeFrame !== undefined;

/** Why a coupon cannot be used, or null. */
export const couponProblem = (coupon: Coupon | undefined, situation: CouponSituation): CouponStatus | null => {
  if (!coupon || !coupon.siteIds.includes(situation.siteId)) return "coupon_code_unknown";
  if (!coupon.enabled) return "coupon_disabled";
  if (coupon.redemptionLimit !== null && situation.redemptions >= coupon.redemptionLimit)
    return coupon.redemptionLimit === 1 ? "coupon_code_already_redeemed" : "redemption_limit_exceeded";
  if (coupon.codeLimit !== undefined && situation.redemptionsOfCode >= coupon.codeLimit)
    return coupon.codeLimit === 1 ? "coupon_code_already_redeemed" : "redemption_limit_exceeded";
  if (coupon.customerLimit !== null && situation.redemptionsByCustomer >= coupon.customerLimit)
    return "customer_redemption_limit_exceeded";
  if (coupon.timeFrame && situation.recentByCustomer >= coupon.timeFrame.limit)
    return "timeframe_redemption_limit_exceeded";
  return situation.hasRunningPromotion ? null : "no_active_promotion";
};

/** Why a code may not join the coupons of a basket, or null. */
export const joiningProblem = (
  { coupon, code }: KnownCode,
  inBasket: readonly { couponId: string; code: string }[],
): CouponStatus | null => {
  const own = inBasket.filter(({ couponId }) => couponId === coupon.id);
  if (own.some((each) => each.code === code)) return "coupon_code_already_in_basket";
  return own.length > 0 && !coupon.multipleCodes ? "coupon_already_in_basket" : null;
};
