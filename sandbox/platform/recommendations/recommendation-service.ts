import { onForget } from "#sandbox/core/forgetting.ts";
import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import { bestPrice } from "#sandbox/platform/prices/price.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { CatalogueProduct } from "#sandbox/platform/products/product.ts";
import type { ProductRules } from "#sandbox/platform/products/product.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { Activity, KeptActivity } from "./activity.ts";
import { createLearnedModel, type LearnedModel, type Purchase } from "./learned-model.ts";
import type { RecommendationRepository } from "./recommendation-repository.ts";
import { recommenderNamed, type Recommender } from "./recommender.ts";

/** Fewer common sessions or orders than this say nothing. */
export const MINIMUM_SUPPORT = 3;

/** The most products one answer holds. */
export const MAX_RECOMMENDATIONS = 12;

/** Small enough to be added for the sake of a free delivery, in cents. */
const LOW_PRICE_CENTS = { least: 200, most: 1500 };

/** Products looked at for an answer; the rest of a large catalogue is never reached. */
const MAX_CANDIDATES = 200;

/** How often and how late activities are read again because two of them may be written at the same time. */
const OVERLAP = 200;

/** Activities read and learned without a pause. */
const READ_AT_ONCE = 1000;

/** Who asks for recommendations, where, and about what. */
export interface RecommendationQuestion {
  siteId: string;
  cookieId: string;
  userId: string | null;
  /** Products the answer is to go with; they are never part of it. */
  anchorIds: string[];
}

/** Products to show. */
export interface Recommendations {
  recommender: Recommender;
  products: CatalogueProduct[];
}

/** The recommendation service: told what shoppers do, it answers with what they may like. */
export interface RecommendationService {
  /** The recommenders there are. */
  recommenders: readonly Recommender[];
  hasSite(siteId: string): boolean;
  /** Keeps what a shopper did; a variant counts for its master. */
  record(activity: Omit<Activity, "happenedAt">): Promise<void>;
  /** The answer of a recommender; undefined for an unknown one. */
  recommend(name: string, question: RecommendationQuestion): Promise<Recommendations | undefined>;
  /** The answer of the recommender of a place of the shop; undefined for an unknown place. */
  recommendFor(zone: string, question: RecommendationQuestion): Promise<Recommendations | undefined>;
  /** What a shopper searched for, the latest first, and what everybody does, as far as it holds what is being typed. */
  searchedPhrases(siteId: string, cookieId: string, typed: string): Promise<{ recent: string[]; popular: string[] }>;
  /** Learns what there is before anybody asks, so that the first answer comes as soon as the others. */
  learn(): Promise<void>;
}

interface Services {
  database: Database;
  repository: RecommendationRepository;
  products: ProductService;
  prices: PriceService;
  inventory: InventoryService;
  clock: Clock;
  recommenders: readonly Recommender[];
  /** What goods are not recommended yet; all are when left out. */
  goodsOf?: ProductRules["goodsOf"];
  sites: readonly { id: string; currency: string; locales: readonly string[] }[];
}

/** Learns in memory from what is in SQL; every question first reads what was added, by whichever process. */
export const createRecommendationService = (services: Services): RecommendationService => {
  const { database, repository, products, prices, inventory, clock, recommenders, sites } = services;
  let models = new Map<string, LearnedModel>();
  let seen = new Set<number>();
  let lastId = 0;
  let seenOrders = new Set<string>();
  let lastOrderAt = new Date(0);
  onForget(() => {
    models = new Map();
    seen = new Set();
    lastId = 0;
    seenOrders = new Set();
    lastOrderAt = new Date(0);
  });

  const modelOf = (siteId: string): LearnedModel => {
    const model = models.get(siteId) ?? createLearnedModel();
    models.set(siteId, model);
    return model;
  };

  const localeOf = (siteId: string) => sites.find(({ id }) => id === siteId)?.locales[0] ?? "en-US";

  const masterOf = async (siteId: string, id: string): Promise<string> =>
    (await products.catalogue(localeOf(siteId))).products.get(id)?.masterId ?? id;

  const learnOrders = async (): Promise<void> => {
    const purchases = new Map<string, Purchase>();
    for (const { orderNo, siteId, at, productId, quantity } of await repository.boughtSince(lastOrderAt)) {
      if (seenOrders.has(orderNo)) continue;
      const purchase = purchases.get(orderNo) ?? { orderNo, siteId, at, items: [] };
      purchase.items.push({ productId: await masterOf(siteId, productId), quantity });
      purchases.set(orderNo, purchase);
    }
    for (const purchase of purchases.values()) {
      modelOf(purchase.siteId).learnPurchase(purchase);
      seenOrders.add(purchase.orderNo);
      if (purchase.at > lastOrderAt) lastOrderAt = purchase.at;
    }
  };

  const catchUp = async (): Promise<void> => {
    const begunWith = models;
    let page: KeptActivity[];
    let readTo = Math.max(0, lastId - OVERLAP);
    do {
      page = await repository.after(readTo, READ_AT_ONCE);
      for (const activity of page) {
        readTo = activity.id;
        if (seen.has(activity.id)) continue;
        seen.add(activity.id);
        modelOf(activity.siteId).learn(activity);
        lastId = Math.max(lastId, activity.id);
      }
      // The first question learns months of activities: other calls are answered in between.
      if (page.length === READ_AT_ONCE) await turn();
      if (models !== begunWith) return catchUp();
    } while (page.length === READ_AT_ONCE);
    await learnOrders();
  };

  /** Products a shopper could order now, in the order given, without doubles and without the anchors. */
  const orderable = async (
    ids: readonly string[],
    { siteId, anchorIds }: RecommendationQuestion,
    most: number,
  ): Promise<CatalogueProduct[]> => {
    const { products: all } = await products.catalogue(localeOf(siteId));
    const candidates = await products.findProducts(
      [...new Set(ids)].filter((id) => !anchorIds.includes(id)).slice(0, MAX_CANDIDATES),
      siteId,
      localeOf(siteId),
    );
    const shown = candidates.filter(
      ({ type, attributes }) => type !== "set" && !services.goodsOf?.(attributes).flags.comingSoon,
    );
    const stockIds = (product: CatalogueProduct) => (product.type === "master" ? product.variantIds : [product.id]);
    const records = await inventory.records(shown.flatMap(stockIds), { siteId });
    return shown
      .filter((product) => all.has(product.id) && stockIds(product).some((id) => records.get(id)?.orderable))
      .slice(0, most);
  };

  /** Best sellers of the anchors' categories first, then of the whole site, then the merchant's own order. */
  const fallback = async (model: LearnedModel, question: RecommendationQuestion): Promise<string[]> => {
    const { products: all } = await products.catalogue(localeOf(question.siteId));
    const categoryIds = new Set(question.anchorIds.flatMap((id) => all.get(id)?.categoryIds ?? []));
    const best = model.topSellers(clock.now());
    const isNear = (id: string) => all.get(id)?.categoryIds.some((each) => categoryIds.has(each)) ?? false;
    const others = [...all.values()].filter(({ masterId }) => masterId === null).map(({ id }) => id);
    return [...best.filter(isNear), ...others.filter(isNear), ...best, ...others];
  };

  const relatedIds = (related: LearnedModel["viewed"], { anchorIds }: RecommendationQuestion): string[] => {
    const scores = new Map<string, number>();
    for (const anchorId of anchorIds)
      for (const { id, score } of related.relatedTo(anchorId, MINIMUM_SUPPORT))
        scores.set(id, (scores.get(id) ?? 0) + score);
    return [...scores].sort(([a, high], [b, low]) => low - high || (a < b ? -1 : 1)).map(([id]) => id);
  };

  const lowPricedIds = async (siteId: string): Promise<string[]> => {
    const site = sites.find(({ id }) => id === siteId);
    const situation = { siteId, currency: site?.currency ?? "USD", customerGroups: ["Everyone", "Unregistered"] };
    const books = await prices.booksFor(situation);
    const { products: all } = await products.catalogue(localeOf(siteId));
    return (
      [...all.values()]
        // What is sold from many pieces on is not small.
        .filter(({ masterId, type, minOrderQuantity }) => masterId === null && type !== "set" && minOrderQuantity <= 1)
        .map((product) => ({
          id: product.id,
          cents: bestPrice(books, product.variantIds[0] ?? product.id, 1)?.priceCents ?? Infinity,
        }))
        // A gift or a single piece of a few cents brings no bag nearer to a promotion.
        .filter(({ cents }) => cents >= LOW_PRICE_CENTS.least && cents <= LOW_PRICE_CENTS.most)
        .sort((a, b) => a.cents - b.cents || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id)
    );
  };

  const recentlyViewed = async ({ siteId, cookieId, userId }: RecommendationQuestion): Promise<string[]> => {
    const looks = await repository.latestOf(siteId, { cookieId, userId }, ["viewProduct"], 100);
    return looks.flatMap(({ productIds }) => productIds);
  };

  const idsOf = async ({ kind }: Recommender, question: RecommendationQuestion): Promise<string[]> => {
    if (kind === "recently-viewed") return recentlyViewed(question);
    if (kind === "low-priced") return lowPricedIds(question.siteId);
    await catchUp();
    const model = modelOf(question.siteId);
    const rest = await fallback(model, question);
    if (kind === "top-sellers") return [...model.topSellers(clock.now()), ...rest];
    if (kind === "most-viewed") return [...model.mostViewed(clock.now()), ...rest];
    return [...relatedIds(kind === "bought-also-bought" ? model.bought : model.viewed, question), ...rest];
  };

  const recommend: RecommendationService["recommend"] = (name, question) =>
    database.transaction(async () => {
      const recommender = recommenderNamed(recommenders, name);
      if (!recommender) return undefined;
      const anchorIds = await Promise.all(question.anchorIds.map((id) => masterOf(question.siteId, id)));
      const asked = { ...question, anchorIds };
      return {
        recommender,
        products: await orderable(await idsOf(recommender, asked), asked, MAX_RECOMMENDATIONS),
      };
    });

  return {
    recommenders,
    hasSite: (siteId) => sites.some(({ id }) => id === siteId),
    recommend,

    record: (activity) =>
      database.transaction(async () => {
        const productIds = await Promise.all(activity.productIds.map((id) => masterOf(activity.siteId, id)));
        await repository.add({ ...activity, productIds: [...new Set(productIds)], happenedAt: clock.now() });
      }),

    recommendFor: async (zone, question) => {
      const name = await database.transaction(() => repository.recommenderOf(zone));
      return name === undefined ? undefined : recommend(name, question);
    },

    searchedPhrases: async (siteId, cookieId, typed) => {
      const holds = (phrase: string) => phrase.toLowerCase().includes(typed.toLowerCase());
      const searches = await repository.latestOf(siteId, { cookieId, userId: null }, ["viewSearch"], 50);
      await catchUp();
      return {
        recent: [...new Set(searches.flatMap(({ searchText }) => searchText ?? []))].filter(holds),
        popular: modelOf(siteId).popularPhrases(clock.now()).filter(holds),
      };
    },

    learn: catchUp,
  };
};
