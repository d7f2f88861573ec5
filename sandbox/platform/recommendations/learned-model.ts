import { isLook, type KeptActivity } from "./activity.ts";
import { createCoOccurrence, type CoOccurrence } from "./co-occurrence.ts";

/** Longest silence within one session. */
const SESSION_GAP_MS = 30 * 60_000;

/** How far back "recent" goes. */
export const RECENT_MS = 30 * 24 * 3_600_000;

/** A product somebody looked at or bought, and when. */
interface Moment {
  productId: string;
  at: number;
  quantity: number;
}

/** An order with the masters and single products it holds. */
export interface Purchase {
  orderNo: string;
  siteId: string;
  at: Date;
  items: { productId: string; quantity: number }[];
}

/** What was learned about one site; it grows with every activity and order told to it. */
export interface LearnedModel {
  learn(activity: KeptActivity): void;
  learnPurchase(purchase: Omit<Purchase, "orderNo" | "siteId">): void;
  viewed: Pick<CoOccurrence, "relatedTo" | "groups">;
  bought: Pick<CoOccurrence, "relatedTo" | "groups">;
  /** Products by how often they were looked at lately, most first. */
  mostViewed(now: Date): string[];
  /** Products by how many were bought lately, most first. */
  topSellers(now: Date): string[];
  /** What people searched for lately, most first. */
  popularPhrases(now: Date): string[];
}

const ranked = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([id]) => id);

/** What counts most lately, then what counted most ever. */
const popular = (moments: readonly Moment[], now: Date): string[] => {
  const from = now.getTime() - RECENT_MS;
  const recent = new Map<string, number>();
  const ever = new Map<string, number>();
  for (const { productId, at, quantity } of moments) {
    if (at > now.getTime()) continue;
    ever.set(productId, (ever.get(productId) ?? 0) + quantity);
    if (at > from) recent.set(productId, (recent.get(productId) ?? 0) + quantity);
  }
  return [...new Set([...ranked(recent), ...ranked(ever)])];
};

/** Starts with nothing learned. */
export const createLearnedModel = (): LearnedModel => {
  const viewed = createCoOccurrence();
  const bought = createCoOccurrence();
  const sessions = new Map<string, { last: number; group: ReturnType<CoOccurrence["group"]> }>();
  const looks: Moment[] = [];
  const sales: Moment[] = [];
  const searches: Moment[] = [];

  const learnPurchase: LearnedModel["learnPurchase"] = ({ at, items }) => {
    const order = bought.group();
    for (const { productId, quantity } of items) {
      order.add(productId);
      sales.push({ productId, at: at.getTime(), quantity });
    }
  };

  const learnLooks = ({ cookieId, happenedAt, productIds }: KeptActivity) => {
    const at = happenedAt.getTime();
    const known = sessions.get(cookieId);
    const session = known && at - known.last <= SESSION_GAP_MS ? known : { last: at, group: viewed.group() };
    session.last = at;
    sessions.set(cookieId, session);
    for (const productId of productIds) {
      session.group.add(productId);
      looks.push({ productId, at, quantity: 1 });
    }
  };

  return {
    viewed,
    bought,
    learnPurchase,

    learn: (activity) => {
      const { type, happenedAt, productIds, searchText } = activity;
      if (isLook(activity)) learnLooks(activity);
      if (type === "finishCheckout")
        learnPurchase({ at: happenedAt, items: productIds.map((productId) => ({ productId, quantity: 1 })) });
      if (type === "viewSearch" && searchText)
        searches.push({ productId: searchText, at: happenedAt.getTime(), quantity: 1 });
    },

    mostViewed: (now) => popular(looks, now),
    topSellers: (now) => popular(sales, now),
    popularPhrases: (now) => popular(searches, now),
  };
};
