import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { reviews } from "#sandbox/platform/reviews/review-tables.ts";
import { worldReviews } from "#worlds/wickett-plum/reviews/world-reviews.ts";

/** Puts what customers wrote into its table. */
export const seedReviews = async (database: Database): Promise<void> => {
  const rows = worldReviews().map(({ photos, answer, ...review }) => ({
    ...review,
    photoIds: photos,
    answerText: answer?.text ?? null,
    answeredAt: answer?.answeredAt ?? null,
    moderation: "approved",
    publishAt: review.submittedAt,
  }));
  await insertRows(database, reviews, rows);
};
