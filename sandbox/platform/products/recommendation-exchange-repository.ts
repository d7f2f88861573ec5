import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { productRecommendations } from "./product-tables.ts";

/** What the merchant recommends with a product; the type is the platform's number. */
export type RecommendationFacts = Omit<typeof productRecommendations.$inferSelect, "position">;

/** Recommendations as site archives read and write them. */
export const createRecommendationExchange = (database: Database) => ({
  /** All of them, or those with these products. */
  read: (sourceIds?: readonly string[]): Promise<RecommendationFacts[]> =>
    database.sql
      .select()
      .from(productRecommendations)
      .where(sourceIds && inArray(productRecommendations.sourceId, [...sourceIds]))
      .orderBy(asc(productRecommendations.sourceId), asc(productRecommendations.position)),

  /** Adds one behind those of its product; of one that is there the words are changed. */
  put: async (told: RecommendationFacts): Promise<void> => {
    const [last] = await database.sql
      .select({ position: max(productRecommendations.position) })
      .from(productRecommendations)
      .where(eq(productRecommendations.sourceId, told.sourceId));
    await database.sql
      .insert(productRecommendations)
      .values({ ...told, position: (last?.position ?? -1) + 1 })
      .onConflictDoUpdate({
        target: [productRecommendations.sourceId, productRecommendations.targetId, productRecommendations.type],
        set: { calloutMsg: sql`excluded.callout_msg` },
      });
  },

  remove: async ({ sourceId, targetId, type }: RecommendationFacts): Promise<void> => {
    await database.sql
      .delete(productRecommendations)
      .where(
        and(
          eq(productRecommendations.sourceId, sourceId),
          eq(productRecommendations.targetId, targetId),
          eq(productRecommendations.type, type),
        ),
      );
  },
});

export type RecommendationExchange = ReturnType<typeof createRecommendationExchange>;
