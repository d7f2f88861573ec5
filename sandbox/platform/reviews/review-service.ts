import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { moderationOf, type Moderation, type Review, type ReviewDraft } from "./review.ts";
import type { ReviewRepository, StarCount } from "./review-repository.ts";

/** What all reviews of a product say together. */
export interface ReviewStatistics {
  productId: string;
  /** Not rounded; null without reviews. */
  average: number | null;
  count: number;
  /** Numbers of reviews by stars, one star first. */
  distribution: [number, number, number, number, number];
  recommended: number;
  notRecommended: number;
  helpful: number;
  unhelpful: number;
  first: Date | null;
  last: Date | null;
}

/** Why a review was not taken. */
export type SubmissionProblem = "unknown-product" | "duplicate";

export interface ReviewService {
  /** Reviews that are shown now. */
  list(
    filter: Parameters<ReviewRepository["list"]>[0],
    page: Parameters<ReviewRepository["list"]>[2],
  ): ReturnType<ReviewRepository["list"]>;
  /** One entry per product, also for those nobody wrote about. */
  statistics(productIds: readonly string[]): Promise<ReviewStatistics[]>;
  /** Which of these products there are, with their names. */
  products(ids: readonly string[]): Promise<{ id: string; name: string }[]>;
  /** Keeps a review for the moderator, or says why not. */
  submit(draft: ReviewDraft): Promise<Review | SubmissionProblem>;
  /** Counts a vote for a review that is shown; false for an unknown one. A second vote of a user counts for nothing. */
  vote(reviewId: string, userId: string, isHelpful: boolean): Promise<boolean>;
  /** Keeps a WebP picture. */
  addPhoto(webp: Buffer): Promise<string>;
  photo(id: string): Promise<Buffer | undefined>;
  /** What shoppers sent in, the latest first. */
  submitted(limit: number, offset: number): Promise<{ total: number; reviews: Review[] }>;
  /** Decides about a review; false for an unknown one. */
  decide(id: string, moderation: Moderation): Promise<boolean>;
}

/** Names of products are told in this language. */
const DEFAULT_LOCALE = "en-US";

const sum = (counts: readonly StarCount[], pick: (count: StarCount) => number) =>
  counts.reduce((total, each) => total + pick(each), 0);

/** Numbers over the star counts of one product. */
export const statisticsOf = (productId: string, counts: readonly StarCount[]): ReviewStatistics => {
  const total = sum(counts, ({ count }) => count);
  const numberOf = (stars: number) => counts.find((each) => each.stars === stars)?.count ?? 0;
  const times = counts.flatMap(({ first, last }) => [first.getTime(), last.getTime()]);
  return {
    productId,
    average: total > 0 ? sum(counts, ({ stars, count }) => stars * count) / total : null,
    count: total,
    distribution: [numberOf(1), numberOf(2), numberOf(3), numberOf(4), numberOf(5)],
    recommended: sum(counts, ({ recommended }) => recommended),
    notRecommended: sum(counts, ({ notRecommended }) => notRecommended),
    helpful: sum(counts, ({ helpful }) => helpful),
    unhelpful: sum(counts, ({ unhelpful }) => unhelpful),
    first: times.length > 0 ? new Date(Math.min(...times)) : null,
    last: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
};

interface ReviewServiceOptions {
  database: Database;
  repository: ReviewRepository;
  products: Pick<ProductService, "catalogue">;
  clock: Clock;
  newId: () => string;
}

/** The ratings service behind its wire. */
export const createReviewService = ({
  database,
  repository,
  products,
  clock,
  newId,
}: ReviewServiceOptions): ReviewService => {
  const named = async (ids: readonly string[]): Promise<{ id: string; name: string }[]> => {
    const catalogue = await products.catalogue(DEFAULT_LOCALE);
    return ids.flatMap((id) => {
      const product = catalogue.products.get(id);
      return product && product.masterId === null ? [{ id, name: product.name }] : [];
    });
  };

  return {
    list: (filter, page) => repository.list(filter, clock.now(), page),

    statistics: async (productIds) => {
      if (productIds.length === 0) return [];
      const counts = await repository.starCounts(productIds, clock.now());
      return productIds.map((id) =>
        statisticsOf(
          id,
          counts.filter(({ productId }) => productId === id),
        ),
      );
    },

    products: named,

    submit: ({ userId, email, ...draft }) =>
      database.transaction(async () => {
        if ((await named([draft.productId])).length === 0) return "unknown-product";
        if (await repository.hasReviewOf(userId, draft.productId)) return "duplicate";
        const now = clock.now();
        const review: Review = {
          id: newId(),
          ...draft,
          submittedAt: now,
          helpful: 0,
          unhelpful: 0,
          answerText: null,
          answeredAt: null,
          ...moderationOf(draft, now),
        };
        await repository.add({ ...review, userId, email });
        return review;
      }),

    vote: (reviewId, userId, isHelpful) =>
      database.transaction(async () => {
        const { total } = await repository.list({ ids: [reviewId] }, clock.now(), { order: [], limit: 1, offset: 0 });
        if (total === 0) return false;
        await repository.vote(reviewId, userId, isHelpful);
        return true;
      }),

    addPhoto: async (webp) => {
      const id = newId();
      await repository.addPhoto({ id, content: webp.toString("base64"), sentAt: clock.now() });
      return id;
    },

    photo: async (id) => {
      const content = await repository.photo(id);
      return content === undefined ? undefined : Buffer.from(content, "base64");
    },

    submitted: (limit, offset) => repository.submitted(limit, offset),

    decide: (id, moderation) =>
      database.transaction(async () => {
        if (!(await repository.find(id))) return false;
        await repository.setModeration(id, moderation);
        return true;
      }),
  };
};
