import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import { orderSums } from "#app/domain/basket/order-summary.ts";
import { type CouponProblem, idleCoupon, notApplicable } from "./coupon-problem.ts";
import { findCoupon, heldCoupons, isNotApplicable } from "./coupons.ts";

/** Codes that a better one keeps away, and how much more that one takes off, in units of the bag's currency. */
export interface BetterCode {
  codes: readonly string[];
  saved: number;
}

interface Choice {
  basket: Basket;
  problem: CouponProblem | null;
  replaced: BetterCode | null;
}

const costOf = (basket: Basket): number => {
  const { total, soFar = 0 } = orderSums(basket);
  return total ?? soFar;
};

/** How much less one bag costs than another, to the cent; 0 where it costs as much or more. */
export const savedBy = (cheaper: Basket, dearer: Basket): number =>
  Math.max(0, Math.round((costOf(dearer) - costOf(cheaper)) * 100) / 100);

const codesOf = (coupons: readonly BasketCoupon[]) => coupons.flatMap(({ code }) => code ?? []);

const working = (basket: Basket) => heldCoupons(basket).filter((coupon) => !isNotApplicable(coupon));

type Calls = Pick<BasketsApi, "addCoupon" | "removeCoupon">;

const without = async (baskets: Calls, basketId: string, basket: Basket, coupons: readonly BasketCoupon[]) => {
  let left = basket;
  for (const { couponItemId } of coupons) if (couponItemId) left = await baskets.removeCoupon(basketId, couponItemId);
  return left;
};

const back = async (baskets: Calls, basketId: string, basket: Basket, codes: readonly string[]) => {
  let whole = basket;
  for (const code of codes) if (!findCoupon(whole, code)) whole = await baskets.addCoupon(basketId, code);
  return whole;
};

/**
 * Which of codes that exclude each other stays, once a new one is in the bag: the platform goes by the rank of their
 * promotions, the shop by what the shopper pays (bag-46). A code that a better one keeps away waits in the bag, unless
 * it is the new one. Throws `CommerceApiError`; codes that were there before are put back first.
 */
export const chooseBetter = async (
  baskets: Calls,
  basketId: string,
  { before, basket, entered }: { before: Basket | null; basket: Basket; entered: string },
): Promise<Choice> => {
  const added = findCoupon(basket, entered);
  const earlier = before ? working(before) : [];
  if (!before || !added) return { basket, problem: null, replaced: null };

  if (!isNotApplicable(added)) {
    const away = earlier.filter(({ code = "" }) => {
      const now = findCoupon(basket, code);
      return !now || isNotApplicable(now);
    });
    const [rival] = codesOf(away);
    if (rival === undefined) return { basket, problem: null, replaced: null };
    const by = savedBy(before, basket);
    if (by === 0) return { basket, problem: null, replaced: { codes: codesOf(away), saved: savedBy(basket, before) } };
    const left = await without(baskets, basketId, basket, [added]);
    const whole = await back(baskets, basketId, left, codesOf(away));
    return { basket: whole, problem: { kind: "worse", than: rival, by }, replaced: null };
  }

  const idle = idleCoupon(basket, entered);
  const isKeptAway = earlier.length > 0 && (!idle || idle.reason === "exclusivity");
  const rivals = isKeptAway && idle?.byCode ? earlier.filter(({ code }) => code === idle.byCode) : earlier;
  const [rival] = codesOf(rivals);
  if (!isKeptAway || rival === undefined) {
    const left = await without(baskets, basketId, basket, [added]);
    return { basket: left, problem: notApplicable(idle), replaced: null };
  }
  try {
    const alone = await without(baskets, basketId, basket, rivals);
    const now = findCoupon(alone, entered);
    const fits = now !== undefined && !isNotApplicable(now);
    const saved = savedBy(alone, before);
    if (fits && saved > 0) return { basket: alone, problem: null, replaced: { codes: codesOf(rivals), saved } };
    const left = await without(baskets, basketId, alone, [added]);
    const whole = await back(baskets, basketId, left, codesOf(rivals));
    const problem: CouponProblem = fits
      ? { kind: "worse", than: rival, by: savedBy(before, alone) }
      : notApplicable(idle);
    return { basket: whole, problem, replaced: null };
  } catch (error) {
    for (const code of codesOf(rivals)) await baskets.addCoupon(basketId, code).catch(() => undefined);
    throw error;
  }
};
