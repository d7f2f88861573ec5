import type { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";

/** Why a promo code is refused. */
export type CouponProblem =
  | { kind: "unknown" }
  /** What it opens runs no longer, since a moment of ISO form where that is known. */
  | { kind: "ended"; on?: string }
  /** What it opens does not run yet. */
  | { kind: "early"; from?: string }
  /** This shopper, or whoever it was for, has used it as often as it may be. */
  | { kind: "used" }
  /** Everybody together has used it as often as it may be. */
  | { kind: "exhausted" }
  /** Another code of the bag takes off more, by an amount in units of the bag's currency. */
  | { kind: "worse"; than: string; by: number }
  /** Nothing in the bag fits: what it is for in the merchant's words, and what is missing where something is. */
  | { kind: "notApplicable"; offer?: string; missingAmount?: number; missingPieces?: number };

/** What a merchant's hook says of a code that has nothing to apply to (`c_idleCoupons`). */
export interface IdleCoupon {
  reason: string;
  calloutMsg?: string;
  missingAmount?: number;
  missingPieces?: number;
  /** The code whose promotion keeps it away. */
  byCode?: string;
}

/** What the bag says of a code without effect; undefined where it says nothing. */
export const idleCoupon = (basket: BasketDocument, code: string): IdleCoupon | undefined => {
  const list = basket["c_idleCoupons"];
  const said = Array.isArray(list) ? (list as (IdleCoupon & { code?: string })[]) : [];
  return said.find((each) => each.code?.toUpperCase() === code.toUpperCase());
};

/** A code without effect, as a refusal. */
export const notApplicable = (idle: IdleCoupon | undefined): CouponProblem => ({
  kind: "notApplicable",
  ...(idle?.calloutMsg && { offer: idle.calloutMsg }),
  ...(idle?.missingAmount && { missingAmount: idle.missingAmount }),
  ...(idle?.missingPieces && { missingPieces: idle.missingPieces }),
});

const statuses = [
  "coupon_code_already_redeemed",
  "customer_redemption_limit_exceeded",
  "timeframe_redemption_limit_exceeded",
  "redemption_limit_exceeded",
  "no_active_promotion",
  "coupon_disabled",
  "coupon_already_in_basket",
  "coupon_code_already_in_basket",
  "no_applicable_promotion",
];

/** Words of an answer that names no status but says that the code is one. */
const known = /nothing to apply|no promotion|redeem|redemption|disabled|timeframe|already|limit/i;

const momentOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/**
 * What the refusal of a code means. The platform answers 400 for a code that does not exist and for one that cannot be
 * used now; the status, a member of the answer or a word of its text, tells them apart. Without one the code counts as
 * unknown. A merchant's hook may add when its promotion ended or starts (`c_endedAt`, `c_startsAt`).
 */
export const refusedCoupon = (
  refusal: Pick<CommerceApiError, "type" | "detail" | "statusCode" | "custom">,
): CouponProblem => {
  const words = `${refusal.type} ${refusal.detail}`;
  const status = refusal.statusCode ?? statuses.find((each) => words.includes(each));
  const on = momentOf(refusal.custom?.["c_endedAt"]);
  const from = momentOf(refusal.custom?.["c_startsAt"]);
  switch (status) {
    case "no_active_promotion":
      return from ? { kind: "early", from } : { kind: "ended", ...(on && { on }) };
    case "coupon_code_already_redeemed":
    case "customer_redemption_limit_exceeded":
    case "timeframe_redemption_limit_exceeded":
      return { kind: "used" };
    case "redemption_limit_exceeded":
      return { kind: "exhausted" };
    default:
      return (status && statuses.includes(status)) || (!status && known.test(words))
        ? { kind: "notApplicable" }
        : { kind: "unknown" };
  }
};
