import type { Schedule } from "#sandbox/core/columns/schedule.ts";
import type { ProductSelection } from "./product-selection.ts";
import {
  type Amounts,
  type Campaign,
  type Discount,
  discountsOf,
  type Promotion,
  type PromotionRule,
  type Qualifiers,
  shippingTiers,
} from "./promotion.ts";

/** A promotion that is open to this shopper now. */
export interface ActivePromotion extends Promotion {
  /** The code that opened it. */
  couponCode: string | null;
  /** What the site keeps out of it. */
  excluded?: ProductSelection | undefined;
}

/** Who shops, where, when, with which coupons, and how the basket is to be paid. */
export interface PromotionSituation {
  siteId: string;
  currency: string;
  customerGroups: readonly string[];
  coupons: readonly { couponId: string; code: string }[];
  /** The group of the source code the shopper came with, when the code is active. */
  sourceCodeGroupId?: string | null;
  paymentMethodIds?: readonly string[];
  now: Date;
}

/** Why a promotion is closed to a shopper. */
export type ClosedReason =
  | "not_of_this_site"
  | "disabled"
  | "archived"
  | "not_started"
  | "ended"
  | "campaign_not_running"
  | "outside_schedule"
  | "customer_group_missing"
  | "coupon_missing"
  | "source_code_missing"
  | "qualifier_missing"
  | "currency"
  | "payment_method";

const formats = new Map<string, Intl.DateTimeFormat>();
const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
};

/** Whether a moment is within the hours of a schedule. Hours past midnight belong to the day they begin on. */
export const isScheduled = ({ timeZone, weekdays, from = "00:00", until = "24:00" }: Schedule, now: Date): boolean => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const today = weekdayNames.indexOf(parts.get("weekday") ?? "") + 1;
  const time = `${parts.get("hour")}:${parts.get("minute")}`;
  const isOn = (day: number) => weekdays?.includes(day) ?? true;
  if (from < until) return isOn(today) && time >= from && time < until;
  return (isOn(today) && time >= from) || (isOn(today === 1 ? 7 : today - 1) && time < until);
};

const timeProblem = ({ startsAt, endsAt }: Pick<Promotion, "startsAt" | "endsAt">, now: Date): ClosedReason | null => {
  if (startsAt !== null && startsAt > now) return "not_started";
  return endsAt !== null && endsAt <= now ? "ended" : null;
};

const stopReason = (promotion: Promotion, siteId: string, now: Date): ClosedReason | null => {
  const { campaign, schedule } = promotion;
  if (!promotion.siteIds.includes(siteId)) return "not_of_this_site";
  if (!promotion.enabled) return "disabled";
  if (promotion.archived) return "archived";
  if (campaign && (!campaign.enabled || timeProblem(campaign, now))) return "campaign_not_running";
  const reason = timeProblem(promotion, now);
  if (reason) return reason;
  return schedule && !isScheduled(schedule, now) ? "outside_schedule" : null;
};

/** Whether a promotion runs on a site at a moment, whoever asks; a schedule only narrows its campaign's. */
export const isRunning = (promotion: Promotion, siteId: string, now: Date): boolean =>
  stopReason(promotion, siteId, now) === null;

/**
 * Of promotions that do not run on a site now: when the next one starts, else when the last one ended; empty where
 * neither is why.
 */
export const restPeriod = (
  promotions: readonly Promotion[],
  siteId: string,
  now: Date,
): { endedAt?: Date; startsAt?: Date } => {
  const own = promotions.filter((each) => each.enabled && !each.archived && each.siteIds.includes(siteId));
  const moments = (member: "startsAt" | "endsAt") =>
    own.flatMap((each) => [each[member], each.campaign?.[member]]).filter((moment): moment is Date => moment != null);
  const [startsAt] = moments("startsAt")
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime());
  if (startsAt) return { startsAt };
  const endedAt = moments("endsAt")
    .filter((moment) => moment <= now)
    .sort((one, other) => other.getTime() - one.getTime())[0];
  return endedAt ? { endedAt } : {};
};

/** What somebody brings along. */
type QualifierSituation = Pick<PromotionSituation, "customerGroups" | "coupons" | "sourceCodeGroupId">;

/** What is missing among the kinds of qualifiers named: `all` wants each, `any` one. */
const qualifierProblem = (
  { customerGroups, couponIds, sourceCodeGroupIds = [], match = "all" }: Qualifiers,
  situation: QualifierSituation,
): ClosedReason | null => {
  const { sourceCodeGroupId } = situation;
  const problems: (ClosedReason | null)[] = [];
  if (customerGroups.length > 0) {
    const isIn = customerGroups.some((group) => situation.customerGroups.includes(group));
    problems.push(isIn ? null : "customer_group_missing");
  }
  if (couponIds.length > 0) {
    const isOpen = situation.coupons.some(({ couponId }) => couponIds.includes(couponId));
    problems.push(isOpen ? null : "coupon_missing");
  }
  if (sourceCodeGroupIds.length > 0) {
    const isGiven = sourceCodeGroupId != null && sourceCodeGroupIds.includes(sourceCodeGroupId);
    problems.push(isGiven ? null : "source_code_missing");
  }
  if (match === "any" && problems.includes(null)) return null;
  const missing = problems.filter((problem) => problem !== null);
  return missing.length > 1 ? "qualifier_missing" : (missing[0] ?? null);
};

/** Whether a campaign runs and is open to somebody. */
export const isCampaignOpen = (campaign: Campaign, situation: QualifierSituation & { now: Date }): boolean =>
  campaign.enabled && timeProblem(campaign, situation.now) === null && qualifierProblem(campaign, situation) === null;

/** Whether the source code a shopper came with, or none, closes a promotion by itself or by its campaign. */
export const isClosedBySourceCode = (promotion: Promotion, sourceCodeGroupId: string | undefined): boolean =>
  [promotion, promotion.campaign].some((qualifiers) => {
    const { sourceCodeGroupIds = [], match } = qualifiers ?? {};
    return sourceCodeGroupIds.length > 0 && match !== "any" && !sourceCodeGroupIds.includes(sourceCodeGroupId ?? "");
  });

/** Whether a promotion, itself or by its campaign, is for groups somebody is in none of, whatever else they bring. */
export const isClosedByGroup = (promotion: Promotion, customerGroups: readonly string[]): boolean =>
  [promotion, promotion.campaign].some((qualifiers) => {
    const { customerGroups: wanted = [], couponIds = [], sourceCodeGroupIds = [], match } = qualifiers ?? {};
    const isOpenOtherwise = match === "any" && (couponIds.length > 0 || sourceCodeGroupIds.length > 0);
    return wanted.length > 0 && !isOpenOtherwise && !wanted.some((group) => customerGroups.includes(group));
  });

const amountsOf = (rule: PromotionRule): Amounts[] => {
  const thresholds =
    rule.class === "product"
      ? (rule.tiers ?? []).flatMap(({ from }) => (typeof from === "number" ? [] : [from]))
      : (rule.class === "order" ? rule.tiers : shippingTiers(rule)).flatMap((tier) =>
          "threshold" in tier ? [tier.threshold] : [],
        );
  return [...thresholds, ...discountsOf(rule).flatMap((discount) => ("amount" in discount ? [discount.amount] : []))];
};

/** Why a promotion is closed in a situation; null when it is open. */
export const closedReason = (promotion: Promotion, situation: PromotionSituation): ClosedReason | null => {
  const { currency, paymentMethodIds = [] } = situation;
  const { campaign, currencies, rule } = promotion;
  const reason =
    stopReason(promotion, situation.siteId, situation.now) ??
    (campaign ? qualifierProblem(campaign, situation) : null) ??
    qualifierProblem(promotion, situation);
  if (reason) return reason;
  if (currencies && !currencies.includes(currency)) return "currency";
  if (!amountsOf(rule).every((amounts) => amounts[currency] !== undefined)) return "currency";
  const { paymentMethodIds: allowed } = rule;
  const isPayable = !allowed || (paymentMethodIds.length > 0 && paymentMethodIds.every((id) => allowed.includes(id)));
  return isPayable ? null : "payment_method";
};

const couponIdsOf = (promotion: Promotion) => [...promotion.couponIds, ...(promotion.campaign?.couponIds ?? [])];

/** Coupons that open a promotion, its campaign's included. */
export const opensWith = (promotion: Promotion, couponId: string): boolean =>
  promotion.couponIds.includes(couponId) || (promotion.campaign?.couponIds.includes(couponId) ?? false);

/** Whether a promotion is for those who bring something along: a coupon, its own or its campaign's. */
export const needsCoupon = (promotion: Promotion): boolean => couponIdsOf(promotion).length > 0;

/**
 * The promotions open to a shopper, in the order they are applied inside their class: exclusive before shared, ranked
 * before unranked, lower rank first, then by kind of discount, then the larger one.
 */
export const activePromotions = (
  promotions: readonly Promotion[],
  situation: PromotionSituation,
): ActivePromotion[] => {
  const { currency, coupons, siteId } = situation;
  return promotions
    .filter((promotion) => closedReason(promotion, situation) === null)
    .map((promotion) => {
      const couponIds = couponIdsOf(promotion);
      const coupon = couponIds.length > 0 ? coupons.find(({ couponId }) => couponIds.includes(couponId)) : undefined;
      return {
        ...promotion,
        couponCode: coupon?.code ?? null,
        excluded: promotion.ignoresGlobalExclusions ? undefined : promotion.globalExclusions?.get(siteId),
      };
    })
    .sort(
      (a, b) =>
        exclusivities.indexOf(a.exclusivity) - exclusivities.indexOf(b.exclusivity) ||
        (a.rank ?? UNRANKED) - (b.rank ?? UNRANKED) ||
        kindOf(a) - kindOf(b) ||
        sizeOf(b, currency) - sizeOf(a, currency) ||
        (a.id < b.id ? -1 : 1),
    );
};

const UNRANKED = Number.MAX_SAFE_INTEGER;
const exclusivities: readonly Promotion["exclusivity"][] = ["global", "class", "no"];
const kinds: readonly Discount["type"][] = [
  "free",
  "fixed_price",
  "price_book_price",
  "total_fixed_price",
  "amount",
  "percentage",
  "percentage_off_options",
  "bonus",
  "bonus_choice",
];

const firstDiscount = ({ rule }: Promotion): Discount | undefined => discountsOf(rule)[0];

const kindOf = (promotion: Promotion) => kinds.indexOf(firstDiscount(promotion)?.type ?? "percentage");

const sizeOf = (promotion: Promotion, currency: string): number => {
  const discount = firstDiscount(promotion);
  if (!discount) return 0;
  if ("percentage" in discount) return discount.percentage;
  if (!("amount" in discount)) return 0;
  const cents = discount.amount[currency] ?? 0;
  return discount.type === "amount" ? cents : -cents;
};

/** When a promotion or its campaign runs, the narrower of both. */
export const windowOf = (promotion: Promotion): Pick<Campaign, "startsAt" | "endsAt"> => {
  const { campaign } = promotion;
  const starts = [promotion.startsAt, campaign?.startsAt ?? null].filter((date) => date !== null);
  const ends = [promotion.endsAt, campaign?.endsAt ?? null].filter((date) => date !== null);
  return {
    startsAt: starts.length > 0 ? new Date(Math.max(...starts.map(Number))) : null,
    endsAt: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
  };
};
