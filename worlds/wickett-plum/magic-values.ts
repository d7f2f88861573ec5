import type { MagicValue } from "#sandbox/control/magic-value.ts";
import { codesOf } from "#sandbox/platform/promotions/coupon.ts";
import { MODERATION_HOURS, moderationWords } from "#sandbox/platform/reviews/review.ts";
import { magicTokens } from "#emulators/captcha/captcha-tokens.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { namedOrders } from "#worlds/wickett-plum/orders/named-orders.ts";
import { demoPassword, people } from "#worlds/wickett-plum/people/people.ts";
import { coupons } from "#worlds/wickett-plum/promotions/coupons.ts";
import { promotions } from "#worlds/wickett-plum/promotions/promotions.ts";
import { readyBaskets } from "#worlds/wickett-plum/variants/checkout-seed.ts";

const couponEffect = (coupon: (typeof coupons)[number]): string => {
  const { id, enabled, redemptionLimit } = coupon;
  const used = namedOrders.filter(({ couponCode = "" }) => codesOf(coupon).includes(couponCode)).length;
  if (redemptionLimit !== null && used >= redemptionLimit) return "nothing: orders of the past have used it up";
  const promotion = promotions.find(({ couponIds }) => couponIds.includes(id));
  const ended = promotion?.endsAt ? `, until ${promotion.endsAt.toISOString().slice(0, 10)}` : "";
  return enabled ? `${promotion?.calloutMsg ?? "nothing"}${ended}` : "nothing: it is switched off";
};

/** Every value with a known outcome, from the data the outcomes are made of. */
export const magicValues: readonly MagicValue[] = [
  ...Object.values(magicCards).map(({ number, effect }) => ({ kind: "card" as const, value: number, effect })),
  ...people.map(({ email, purpose }) => ({
    kind: "account" as const,
    value: `${email} / ${demoPassword}`,
    effect: purpose,
  })),
  ...coupons.map((coupon) => ({
    kind: "coupon" as const,
    value: codesOf(coupon)[0] ?? "",
    effect: couponEffect(coupon),
  })),
  ...Object.values(magicTokens).map(({ value, effect }) => ({
    kind: "captcha" as const,
    value,
    effect: `as recaptchaToken of a form: ${effect}`,
  })),
  {
    kind: "review",
    value: moderationWords.publish,
    effect: `a review with this word appears at once; others wait ${MODERATION_HOURS} hours of the clock or for the console`,
  },
  { kind: "review", value: moderationWords.reject, effect: "a review with this word is never shown" },
  ...readyBaskets.map(({ usid, says }) => ({
    kind: "guest" as const,
    value: usid,
    effect: `a guest login with this usid: ${says}`,
    world: "checkout-ready",
  })),
];
