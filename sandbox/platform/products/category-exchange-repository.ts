import { and, asc, eq, getTableColumns, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { categories, categoryTexts, productCategories, products } from "./product-tables.ts";

/** A category with its words in other languages. */
export type CategoryFacts = typeof categories.$inferSelect & {
  texts: { locale: string; name: string; description: string | null }[];
};

/** That a product stands in a category. */
export interface CategoryAssignment {
  categoryId: string;
  productId: string;
  isPrimary: boolean;
}

const inOrder = [
  asc(productCategories.categoryId),
  asc(productCategories.position),
  asc(productCategories.productId),
] as const;

/** Categories, and which products stand in them, as site archives read and write them. */
export const createCategoryExchange = (database: Database) => ({
  /** All categories, or those with these ids. */
  read: async (ids?: readonly string[]): Promise<CategoryFacts[]> => {
    const rows = await database.sql
      .select()
      .from(categories)
      .where(ids && inArray(categories.id, [...ids]))
      .orderBy(asc(categories.position), asc(categories.id));
    const texts = groupedBy(
      await database.sql.select().from(categoryTexts).orderBy(asc(categoryTexts.locale)),
      ({ categoryId }) => categoryId,
    );
    return rows.map((row) => ({ ...row, texts: texts.get(row.id) ?? [] }));
  },

  put: async (facts: readonly CategoryFacts[]): Promise<void> => {
    await database.sql
      .insert(categories)
      .values(facts.map(({ texts: _texts, ...row }) => row))
      .onConflictDoUpdate({ target: categories.id, set: newValuesOf(getTableColumns(categories)) });
    const ids = facts.map(({ id }) => id);
    await database.sql.delete(categoryTexts).where(inArray(categoryTexts.categoryId, ids));
    const texts = facts.flatMap((category) => category.texts.map((text) => ({ categoryId: category.id, ...text })));
    await insertRows(database, categoryTexts, texts, sql`on conflict do nothing`);
  },

  /** Takes categories away. Answers with the products that stood in them. */
  remove: async (ids: readonly string[]): Promise<string[]> => {
    const gone = await database.sql
      .delete(productCategories)
      .where(inArray(productCategories.categoryId, [...ids]))
      .returning({ productId: productCategories.productId });
    await database.sql.delete(categoryTexts).where(inArray(categoryTexts.categoryId, [...ids]));
    await database.sql.delete(categories).where(inArray(categories.id, [...ids]));
    return gone.map(({ productId }) => productId);
  },

  /** How many of these are categories. */
  countOf: async (ids: readonly string[]): Promise<number> =>
    (
      await database.sql
        .select({ id: categories.id })
        .from(categories)
        .where(inArray(categories.id, [...ids]))
    ).length,

  /** Names of all assignments, in the order of each category. */
  assignmentNames: (): Promise<Omit<CategoryAssignment, "isPrimary">[]> =>
    database.sql
      .select({ categoryId: productCategories.categoryId, productId: productCategories.productId })
      .from(productCategories)
      .orderBy(...inOrder),

  /** All assignments, or those of these products. */
  assignments: async (productIds?: readonly string[]): Promise<CategoryAssignment[]> =>
    (
      await database.sql
        .select({ assignment: productCategories, primary: products.primaryCategoryId })
        .from(productCategories)
        .leftJoin(products, eq(products.id, productCategories.productId))
        .where(productIds && inArray(productCategories.productId, [...productIds]))
        .orderBy(...inOrder)
    ).map(({ assignment: { categoryId, productId }, primary }) => ({
      categoryId,
      productId,
      isPrimary: primary === categoryId,
    })),

  /** Puts products into categories, behind those there are. Answers with how many of them are not there. */
  assign: async (all: readonly CategoryAssignment[]): Promise<number> => {
    const categoryIds = [...new Set(all.map(({ categoryId }) => categoryId))];
    const taken = await database.sql
      .select({ categoryId: productCategories.categoryId, last: max(productCategories.position) })
      .from(productCategories)
      .where(inArray(productCategories.categoryId, categoryIds))
      .groupBy(productCategories.categoryId);
    const next = new Map(taken.map(({ categoryId, last }) => [categoryId, (last ?? -1) + 1]));
    const placed = all.map(({ categoryId, productId }) => {
      const position = next.get(categoryId) ?? 0;
      next.set(categoryId, position + 1);
      return { categoryId, productId, position };
    });
    await insertRows(database, productCategories, placed, sql`on conflict do nothing`);
    for (const { categoryId, productId, isPrimary } of all)
      if (isPrimary)
        await database.sql.update(products).set({ primaryCategoryId: categoryId }).where(eq(products.id, productId));
    const ids = [...new Set(all.map(({ productId }) => productId))];
    const known = await database.sql.select({ id: products.id }).from(products).where(inArray(products.id, ids));
    return ids.length - known.length;
  },

  unassign: async ({ categoryId, productId }: CategoryAssignment): Promise<void> => {
    await database.sql
      .delete(productCategories)
      .where(and(eq(productCategories.categoryId, categoryId), eq(productCategories.productId, productId)));
  },

  /** Custom attributes of all categories. */
  attributes: async (): Promise<Record<string, unknown>[]> =>
    (await database.sql.select({ attributes: categories.attributes }).from(categories)).map(
      ({ attributes }) => attributes,
    ),
});

export type CategoryExchange = ReturnType<typeof createCategoryExchange>;
