import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { reviewPhotos, reviews, reviewVotes } from "./review-tables.ts";
import type { Moderation, Review, ReviewDraft } from "./review.ts";
import type { Comparison, ReviewFilter, ReviewOrder } from "./review-filter.ts";

/** How many reviews of a product gave how many stars. */
export interface StarCount {
  productId: string;
  stars: number;
  count: number;
  recommended: number;
  notRecommended: number;
  helpful: number;
  unhelpful: number;
  first: Date;
  last: Date;
}

export interface ReviewRepository {
  /** Reviews that are shown at that moment. */
  list(
    filter: ReviewFilter,
    now: Date,
    page: { order: readonly { by: ReviewOrder; descending: boolean }[]; limit: number; offset: number },
  ): Promise<{ total: number; reviews: Review[] }>;
  /** Numbers of stars of what is shown at that moment. */
  starCounts(productIds: readonly string[], now: Date): Promise<StarCount[]>;
  add(review: Review & Pick<ReviewDraft, "userId" | "email">): Promise<void>;
  find(id: string): Promise<Review | undefined>;
  hasReviewOf(userId: string, productId: string): Promise<boolean>;
  setModeration(id: string, moderation: Moderation): Promise<void>;
  /** What shoppers sent in, the latest first. */
  submitted(limit: number, offset: number): Promise<{ total: number; reviews: Review[] }>;
  /** Counts a vote; false when this user has voted before. */
  vote(reviewId: string, userId: string, isHelpful: boolean): Promise<boolean>;
  addPhoto(photo: { id: string; content: string; sentAt: Date }): Promise<void>;
  photo(id: string): Promise<string | undefined>;
}

const comparisons = {
  eq: (values: readonly number[]) => inArray(reviews.stars, [...values]),
  neq: ([value = 0]) => ne(reviews.stars, value),
  gt: ([value = 0]) => gt(reviews.stars, value),
  gte: ([value = 0]) => gte(reviews.stars, value),
  lt: ([value = 0]) => lt(reviews.stars, value),
  lte: ([value = 0]) => lte(reviews.stars, value),
} satisfies Record<Comparison, (values: readonly number[]) => SQL>;

const orders = {
  submissionTime: sql`${reviews.submittedAt}`,
  rating: sql`${reviews.stars}`,
  helpfulness: sql`(${reviews.helpful} + 1.0) / (${reviews.helpful} + ${reviews.unhelpful} + 2.0)`,
  positiveVotes: sql`${reviews.helpful}`,
} satisfies Record<ReviewOrder, SQL>;

const isShown = (now: Date) =>
  or(eq(reviews.moderation, "approved"), and(eq(reviews.moderation, "pending"), lte(reviews.publishAt, now)));

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

const conditionsOf = (filter: ReviewFilter, now: Date) =>
  and(
    isShown(now),
    filter.ids && inArray(reviews.id, [...filter.ids]),
    filter.productIds && inArray(reviews.productId, [...filter.productIds]),
    ...(filter.stars ?? []).map(({ comparison, values }) => comparisons[comparison](values)),
    filter.hasPhotos === undefined
      ? undefined
      : filter.hasPhotos
        ? sql`jsonb_array_length(${reviews.photoIds}) > 0`
        : sql`jsonb_array_length(${reviews.photoIds}) = 0`,
    filter.locales && inArray(reviews.locale, [...filter.locales]),
    filter.recommends === undefined ? undefined : eq(reviews.recommends, filter.recommends),
    ...(filter.words ?? []).map((word) => or(ilike(reviews.title, escaped(word)), ilike(reviews.text, escaped(word)))),
  );

const toReview = (row: typeof reviews.$inferSelect): Review => ({ ...row, moderation: row.moderation as Moderation });

/** Reviews, votes and photographs in SQL. */
export const createReviewRepository = (database: Database): ReviewRepository => ({
  list: async (filter, now, { order, limit, offset }) => {
    const conditions = conditionsOf(filter, now);
    const [counted] = await database.sql.select({ total: count() }).from(reviews).where(conditions);
    const rows = await database.sql
      .select()
      .from(reviews)
      .where(conditions)
      .orderBy(
        ...order.map(({ by, descending }) => (descending ? desc(orders[by]) : asc(orders[by]))),
        desc(reviews.submittedAt),
        asc(reviews.id),
      )
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, reviews: rows.map(toReview) };
  },

  starCounts: async (productIds, now) =>
    await database.sql
      .select({
        productId: reviews.productId,
        stars: reviews.stars,
        count: count(),
        recommended: sql<number>`count(*) filter (where ${reviews.recommends})`.mapWith(Number),
        notRecommended: sql<number>`count(*) filter (where not ${reviews.recommends})`.mapWith(Number),
        helpful: sql<number>`sum(${reviews.helpful})`.mapWith(Number),
        unhelpful: sql<number>`sum(${reviews.unhelpful})`.mapWith(Number),
        first: sql<Date>`min(${reviews.submittedAt})`.mapWith(reviews.submittedAt),
        last: sql<Date>`max(${reviews.submittedAt})`.mapWith(reviews.submittedAt),
      })
      .from(reviews)
      .where(and(isShown(now), inArray(reviews.productId, [...productIds])))
      .groupBy(reviews.productId, reviews.stars)
      .orderBy(reviews.productId, desc(reviews.stars)),

  add: async (review) => {
    await database.sql.insert(reviews).values(review);
  },

  find: async (id) => {
    const [row] = await database.sql.select().from(reviews).where(eq(reviews.id, id));
    return row && toReview(row);
  },

  hasReviewOf: async (userId, productId) => {
    const [row] = await database.sql
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)))
      .limit(1);
    return row !== undefined;
  },

  setModeration: async (id, moderation) => {
    await database.sql.update(reviews).set({ moderation }).where(eq(reviews.id, id));
  },

  submitted: async (limit, offset) => {
    const [counted] = await database.sql.select({ total: count() }).from(reviews).where(isNotNull(reviews.userId));
    const rows = await database.sql
      .select()
      .from(reviews)
      .where(isNotNull(reviews.userId))
      .orderBy(desc(reviews.submittedAt), asc(reviews.id))
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, reviews: rows.map(toReview) };
  },

  vote: async (reviewId, userId, isHelpful) => {
    const [counted] = await database.sql
      .insert(reviewVotes)
      .values({ reviewId, userId, isHelpful })
      .onConflictDoNothing()
      .returning({ reviewId: reviewVotes.reviewId });
    if (!counted) return false;
    const change = isHelpful ? { helpful: sql`${reviews.helpful} + 1` } : { unhelpful: sql`${reviews.unhelpful} + 1` };
    await database.sql.update(reviews).set(change).where(eq(reviews.id, reviewId));
    return true;
  },

  addPhoto: async (photo) => {
    await database.sql.insert(reviewPhotos).values(photo);
  },

  photo: async (id) => {
    const [row] = await database.sql
      .select({ content: reviewPhotos.content })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.id, id));
    return row?.content;
  },
});
