import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import type { ReplaceableRows } from "#sandbox/core/database/row-changes.ts";
import { categorySortings, sortingOptions, sortingParts } from "./search-tables.ts";

export type SortingOptionRow = typeof sortingOptions.$inferSelect;
export type CategorySorting = typeof categorySortings.$inferSelect;

/** A part of a sorting rule as an archive tells it; its kind is the name of the archive's element. */
export type SortingPart = Omit<typeof sortingParts.$inferSelect, "object">;

/** Sorting as site archives read and write it. */
export const createSortingExchange = (database: Database) => ({
  /** Parts of one kind. */
  parts: (object: string): ReplaceableRows<SortingPart> => ({
    read: async () =>
      (
        await database.sql
          .select()
          .from(sortingParts)
          .where(eq(sortingParts.object, object))
          .orderBy(asc(sortingParts.id))
      ).map(({ object: _object, ...row }) => row),
    replace: async (removedIds, rows) => {
      const ids = [...removedIds, ...rows.map(({ id }) => id)];
      if (ids.length > 0)
        await database.sql
          .delete(sortingParts)
          .where(and(eq(sortingParts.object, object), inArray(sortingParts.id, ids)));
      await insertRows(
        database,
        sortingParts,
        rows.map((row) => ({ object, ...row })),
      );
    },
  }),

  allParts: (): Promise<(SortingPart & { object: string })[]> => database.sql.select().from(sortingParts),

  /** What shoppers may sort by, in the order they see it. */
  options: (): Promise<SortingOptionRow[]> =>
    database.sql.select().from(sortingOptions).orderBy(asc(sortingOptions.position), asc(sortingOptions.id)),

  /** Puts options in the place of all there are. */
  putOptions: async (rows: readonly SortingOptionRow[]): Promise<void> => {
    await database.sql.delete(sortingOptions);
    await insertRows(database, sortingOptions, rows);
  },

  setRule: async (optionId: string, rule: SortingRule): Promise<void> => {
    await database.sql.update(sortingOptions).set({ rule }).where(eq(sortingOptions.id, optionId));
  },

  /** Puts the rules of categories in the place of all there are; of two for one category the first counts. */
  putCategorySortings: async (rows: readonly CategorySorting[]): Promise<void> => {
    await database.sql.delete(categorySortings);
    if (rows.length > 0)
      await database.sql
        .insert(categorySortings)
        .values([...rows])
        .onConflictDoNothing();
  },
});

export type SortingExchange = ReturnType<typeof createSortingExchange>;
