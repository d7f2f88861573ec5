import type { Database } from "#sandbox/database/connection.ts";
import { reviews } from "#sandbox/database/schema/reviews.ts";
import { worldReviews } from "#sandbox/world/reviews/world-reviews.ts";

const ROWS_AT_ONCE = 300;

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
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await database.sql.insert(reviews).values(rows.slice(start, start + ROWS_AT_ONCE));
};
