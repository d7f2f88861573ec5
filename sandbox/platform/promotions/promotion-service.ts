import { Fault } from "#sandbox/core/fault.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { isClosedBySourceCode, isRunning, needsCoupon, opensWith, restPeriod } from "./active-promotions.ts";
import {
  codeIndex,
  type CodeIndex,
  type Coupon,
  couponProblem,
  type CouponStatus,
  couponWithCode,
  isLimited,
  type KnownCode,
} from "./coupon.ts";
import { inLanguage, type Promotion } from "./promotion.ts";
import type { CouponUse, PromotionRepository, RedemptionCount, SiteCampaign } from "./promotion-repository.ts";

/** Who wants to use a coupon. */
export interface CouponUser {
  siteId: string;
  customerId: string;
  email: string | null;
}

/** A typed code, looked up. */
export interface CheckedCode {
  coupon: Coupon | null;
  /** The code as the coupon spells it; as typed when nobody knows it. */
  code: string;
  problem: CouponStatus | null;
  /** Of a code none of whose promotions runs now: when the last one ended, or when the next one starts. */
  period?: { endedAt?: Date; startsAt?: Date };
}

/** Promotions and coupons as the other domains see them. */
export interface PromotionService {
  /** Every promotion, whether it runs or not, whoever asks; the same array until promotions are written. */
  list(): Promise<Promotion[]>;
  /** Every promotion but those that the session's source code, or its having none, closes on a site. */
  unclosed(siteId: string): Promise<Promotion[]>;
  /** The group of the session's source code on a site, or nothing. */
  sourceCodeGroupOf(siteId: string): Promise<string | undefined>;
  /** Campaigns by the names archives know them by, with the sites they belong to. */
  campaigns(): Promise<SiteCampaign[]>;
  /** Switches a promotion on or off. @throws Fault 404 `promotion-not-found` */
  setEnabled(id: string, enabled: boolean): Promise<void>;
  /** Promotions of a site that run now and need no coupon, as the shop may announce them. */
  announced(siteId: string): Promise<Promotion[]>;
  /** The coupon a typed code stands for, and why it cannot be used, if so. */
  check(code: string, user: CouponUser): Promise<CheckedCode>;
  /** Why coupon codes of a basket may not be used, by code; null for a good one. */
  problems(uses: readonly CouponUse[], user: CouponUser): Promise<Map<string, CouponStatus | null>>;
  /**
   * Locks coupons until the transaction ends and asks again whether they may be used, so that limits hold for orders
   * made at once.
   */
  lockAndCheck(uses: readonly CouponUse[], user: CouponUser): Promise<Map<string, CouponStatus | null>>;
  /** Keeps that an order used coupons. */
  redeem(orderNo: string, uses: readonly CouponUse[], user: CouponUser): Promise<void>;
  /** Takes back what an order used. */
  takeBack(orderNo: string): Promise<void>;
  /** Forgets what was read; to be called after writing promotions or coupons. */
  invalidate(): void;
}

const DAY_MS = 86_400_000;

/** What is kept in memory. */
interface Reading {
  promotions: Promotion[];
  /** The same promotions by the languages they were asked for in. */
  inLanguages: Map<string, Promotion[]>;
  coupons: ReadonlyMap<string, Coupon>;
  codes: CodeIndex;
}

/** What promotions depend on besides themselves: the call that asks. */
export interface PromotionCall {
  /** The group of the session's source code on a site. */
  sourceCodeGroupOf?: (siteId: string) => Promise<string | undefined>;
  /** The language of the answer. */
  locale?: () => string | undefined;
}

/**
 * Promotions and coupons, kept in memory between writes; who used what is always read.
 */
export const createPromotionService = (
  repository: PromotionRepository,
  clock: Clock,
  { sourceCodeGroupOf = () => Promise.resolve(undefined), locale = () => undefined }: PromotionCall = {},
): PromotionService => {
  const all = createSharedRead(async (): Promise<Reading> => {
    const promotions = await repository.readPromotions();
    const coupons = await repository.readCoupons();
    return {
      promotions,
      inLanguages: new Map(),
      coupons: new Map(coupons.map((each) => [each.id, each])),
      codes: codeIndex(coupons),
    };
  });

  /** Every promotion in the language of the call; the same array for the same language until promotions are written. */
  const list = async (): Promise<Promotion[]> => {
    const { promotions, inLanguages } = await all();
    const language = locale();
    if (language === undefined) return promotions;
    const translated = inLanguages.get(language) ?? promotions.map((promotion) => inLanguage(promotion, language));
    inLanguages.set(language, translated);
    return translated;
  };

  const unclosed = async (siteId: string): Promise<Promotion[]> => {
    const group = await sourceCodeGroupOf(siteId);
    return (await list()).filter((promotion) => !isClosedBySourceCode(promotion, group));
  };

  const problemsOf = async (known: readonly KnownCode[], user: CouponUser) => {
    const { promotions } = await all();
    const limited = [...new Set(known.filter(({ coupon }) => isLimited(coupon)).map(({ coupon }) => coupon.id))];
    const counts = limited.length > 0 ? await repository.countRedemptions(limited, user) : [];
    const now = clock.now();
    return new Map(
      known.map(({ coupon, code }) => {
        const own = counts.filter(({ couponId }) => couponId === coupon.id);
        const moments = own.flatMap(({ byCustomerAt }) => byCustomerAt);
        const since = now.getTime() - (coupon.timeFrame?.days ?? 0) * DAY_MS;
        const sum = (rows: readonly RedemptionCount[]) => rows.reduce((total, row) => total + row.redemptions, 0);
        return [
          code,
          couponProblem(coupon, {
            siteId: user.siteId,
            hasRunningPromotion: promotions.some(
              (promotion) => opensWith(promotion, coupon.id) && isRunning(promotion, user.siteId, now),
            ),
            redemptions: sum(own),
            redemptionsOfCode: sum(own.filter((row) => row.code === code)),
            redemptionsByCustomer: moments.length,
            recentByCustomer: moments.filter((at) => at.getTime() > since).length,
          }),
        ];
      }),
    );
  };

  const problems: PromotionService["problems"] = async (uses, user) => {
    if (uses.length === 0) return new Map();
    const { coupons } = await all();
    const known = uses.flatMap(({ couponId, code }) => {
      const coupon = coupons.get(couponId);
      return coupon ? [{ coupon, code }] : [];
    });
    const found = await problemsOf(known, user);
    return new Map(uses.map(({ code }) => [code, found.has(code) ? (found.get(code) ?? null) : "coupon_code_unknown"]));
  };

  return {
    problems,

    list,
    unclosed,
    sourceCodeGroupOf,
    campaigns: () => repository.readCampaigns(),

    setEnabled: async (id, enabled) => {
      if (!(await repository.setEnabled(id, enabled)))
        throw new Fault(404, "promotion-not-found", `There is no promotion '${id}'.`, { promotionId: id });
    },

    announced: async (siteId) =>
      (await unclosed(siteId)).filter(
        (promotion) => !needsCoupon(promotion) && isRunning(promotion, siteId, clock.now()),
      ),

    check: async (typed, user) => {
      const known = couponWithCode((await all()).codes, typed, user.siteId);
      if (!known) return { coupon: null, code: typed.trim(), problem: "coupon_code_unknown" };
      const problem = (await problemsOf([known], user)).get(known.code) ?? null;
      if (problem !== "no_active_promotion") return { ...known, problem };
      const opened = (await all()).promotions.filter((promotion) => opensWith(promotion, known.coupon.id));
      return { ...known, problem, period: restPeriod(opened, user.siteId, clock.now()) };
    },

    lockAndCheck: async (uses, user) => {
      const { coupons } = await all();
      const limited = uses
        .map(({ couponId }) => coupons.get(couponId))
        .filter((coupon) => coupon !== undefined && isLimited(coupon))
        .flatMap((coupon) => coupon?.id ?? []);
      if (limited.length > 0) await repository.lockCoupons(limited);
      return problems(uses, user);
    },

    redeem: (orderNo, uses, { customerId, email }) =>
      repository.addRedemptions(
        uses.map(({ couponId, code }) => ({
          orderNo,
          couponId,
          code,
          customerId,
          email: email ?? "",
          redeemedAt: clock.now(),
        })),
      ),

    takeBack: (orderNo) => repository.removeRedemptions(orderNo),

    invalidate: () => {
      all.forget();
    },
  };
};
