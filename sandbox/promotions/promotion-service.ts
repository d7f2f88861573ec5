import type { Clock } from "#sandbox/clock.ts";
import { type Coupon, couponProblem, type CouponStatus, couponWithCode } from "./coupon.ts";
import { isRunning, type Promotion } from "./promotion.ts";
import type { PromotionRepository } from "./promotion-repository.ts";

/** Who wants to use a coupon. */
export interface CouponUser {
  siteId: string;
  customerId: string;
  email: string | null;
}

/** Promotions and coupons as the other domains see them. */
export interface PromotionService {
  /** All promotions, whether they run or not; those for source codes only where the session's code opens them. */
  promotions(): Promise<Promotion[]>;
  /** Promotions of a site that run now and need no coupon, as the shop may announce them. */
  announced(siteId: string): Promise<Promotion[]>;
  /** The coupon a typed code stands for, and why it cannot be used, if so. */
  check(code: string, user: CouponUser): Promise<{ coupon: Coupon | null; problem: CouponStatus | null }>;
  /** Why coupons of a basket may not be used, by coupon id; null for a good one. */
  problems(couponIds: readonly string[], user: CouponUser): Promise<Map<string, CouponStatus | null>>;
  /** Locks coupons until the transaction ends and asks again whether they may be used, so that limits hold for orders made at once. */
  lockAndCheck(couponIds: readonly string[], user: CouponUser): Promise<Map<string, CouponStatus | null>>;
  /** Keeps that an order used coupons. */
  redeem(orderNo: string, couponIds: readonly string[], user: CouponUser): Promise<void>;
  /** Takes back what an order used. */
  takeBack(orderNo: string): Promise<void>;
  /** Forgets what was read; to be called after writing promotions or coupons. */
  invalidate(): void;
}

/**
 * Promotions and coupons, kept in memory between writes; who used what is always read.
 * @param sourceCodeGroupOf the group of the session's source code on a site
 */
export const createPromotionService = (
  repository: PromotionRepository,
  clock: Clock,
  sourceCodeGroupOf: (siteId: string) => Promise<string | undefined> = () => Promise.resolve(undefined),
): PromotionService => {
  let reading: Promise<{ promotions: Promotion[]; coupons: Coupon[] }> | undefined;

  const all = () => {
    if (!reading) {
      reading = repository
        .readPromotions()
        .then(async (promotions) => ({ promotions, coupons: await repository.readCoupons() }));
      reading.catch(() => (reading = undefined));
    }
    return reading;
  };

  /** The promotions whose source codes, if they need any, the session has. */
  const opened = async (): Promise<Promotion[]> => {
    const { promotions } = await all();
    const closed = new Set<Promotion>();
    for (const promotion of promotions) {
      const { sourceCodeGroupIds = [], siteIds } = promotion;
      if (sourceCodeGroupIds.length === 0) continue;
      const groups = await Promise.all(siteIds.map(sourceCodeGroupOf));
      if (!groups.some((group) => group !== undefined && sourceCodeGroupIds.includes(group))) closed.add(promotion);
    }
    return closed.size === 0 ? promotions : promotions.filter((promotion) => !closed.has(promotion));
  };

  const problemsOf = async (coupons: readonly Coupon[], user: CouponUser) => {
    const { promotions } = await all();
    const limited = coupons.filter(({ redemptionLimit, customerLimit }) => redemptionLimit ?? customerLimit);
    const counts =
      limited.length > 0
        ? await repository.countRedemptions(
            limited.map(({ id }) => id),
            user,
          )
        : new Map<string, { redemptions: number; byCustomer: number }>();
    const now = clock.now();
    return new Map(
      coupons.map((coupon) => [
        coupon.id,
        couponProblem(coupon, {
          siteId: user.siteId,
          hasRunningPromotion: promotions.some(
            (promotion) => promotion.couponIds.includes(coupon.id) && isRunning(promotion, user.siteId, now),
          ),
          redemptions: counts.get(coupon.id)?.redemptions ?? 0,
          redemptionsByCustomer: counts.get(coupon.id)?.byCustomer ?? 0,
        }),
      ]),
    );
  };

  const problems: PromotionService["problems"] = async (couponIds, user) => {
    if (couponIds.length === 0) return new Map();
    const { coupons } = await all();
    const known = await problemsOf(
      coupons.filter(({ id }) => couponIds.includes(id)),
      user,
    );
    return new Map(couponIds.map((id) => [id, known.has(id) ? (known.get(id) ?? null) : "coupon_code_unknown"]));
  };

  return {
    problems,

    promotions: opened,

    announced: async (siteId) =>
      (await opened()).filter(
        (promotion) => promotion.couponIds.length === 0 && isRunning(promotion, siteId, clock.now()),
      ),

    check: async (code, user) => {
      const coupon = couponWithCode((await all()).coupons, code);
      if (!coupon) return { coupon: null, problem: "coupon_code_unknown" };
      return { coupon, problem: (await problemsOf([coupon], user)).get(coupon.id) ?? null };
    },

    lockAndCheck: async (couponIds, user) => {
      const { coupons } = await all();
      const limited = coupons.filter(
        ({ id, redemptionLimit, customerLimit }) => couponIds.includes(id) && (redemptionLimit ?? customerLimit),
      );
      if (limited.length > 0) await repository.lockCoupons(limited.map(({ id }) => id));
      return problems(couponIds, user);
    },

    redeem: (orderNo, couponIds, { customerId, email }) =>
      repository.addRedemptions(
        couponIds.map((couponId) => ({ orderNo, couponId, customerId, email: email ?? "", redeemedAt: clock.now() })),
      ),

    takeBack: (orderNo) => repository.removeRedemptions(orderNo),

    invalidate: () => {
      reading = undefined;
    },
  };
};
