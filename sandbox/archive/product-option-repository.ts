import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { archiveObjects } from "./archive-tables.ts";
import { productOptions, productOptionValues } from "#sandbox/platform/products/product-tables.ts";
import { groupedBy, inPieces } from "./grouping.ts";
import { optionOf, type OptionFacts } from "./product-option-facts.ts";
import type { XmlElement } from "./xml-element.ts";

/** What can be chosen with products, by product. */
export const readProductOptions = async (
  database: Database,
  ids: readonly string[] | undefined,
): Promise<Map<string, OptionFacts[]>> => {
  const { sql } = database;
  const options = await sql
    .select()
    .from(productOptions)
    .where(ids && inArray(productOptions.productId, [...ids]))
    .orderBy(asc(productOptions.position));
  const values = groupedBy(
    await sql
      .select()
      .from(productOptionValues)
      .where(ids && inArray(productOptionValues.productId, [...ids]))
      .orderBy(asc(productOptionValues.position)),
    ({ productId, optionId }) => `${productId}\n${optionId}`,
  );
  const told = options.map(({ productId, optionId, name, description }) => ({
    productId,
    optionId,
    name,
    description,
    values: values.get(`${productId}\n${optionId}`) ?? [],
  }));
  return groupedBy(told, ({ productId }) => productId);
};

/** Takes the options of products away. */
export const removeProductOptions = async ({ sql }: Database, ids: readonly string[]): Promise<void> => {
  await sql.delete(productOptions).where(inArray(productOptions.productId, [...ids]));
  await sql.delete(productOptionValues).where(inArray(productOptionValues.productId, [...ids]));
};

/** Adds options to products, after those they have. */
export const addProductOptions = async (
  { sql }: Database,
  products: readonly { id: string; options: readonly OptionFacts[]; from?: number }[],
): Promise<void> => {
  const rows = products.flatMap(({ id, options, from = 0 }) =>
    options.map(({ optionId, name, description }, index) => ({
      productId: id,
      optionId,
      name,
      description,
      position: from + index,
    })),
  );
  const values = products.flatMap(({ id, options }) =>
    options.flatMap(({ optionId, values: all }) =>
      all.map(({ valueId, name, isDefault, priceCents }, position) => ({
        productId: id,
        optionId,
        valueId,
        name,
        isDefault,
        priceCents,
        position,
      })),
    ),
  );
  for (const piece of inPieces(rows, 2000)) await sql.insert(productOptions).values(piece).onConflictDoNothing();
  for (const piece of inPieces(values, 2000)) await sql.insert(productOptionValues).values(piece).onConflictDoNothing();
};

/** Gives products the options they share with others. Answers with how many of those are not there. */
export const addSharedOptions = async (
  database: Database,
  products: readonly { id: string; sharedOptionIds: readonly string[] }[],
): Promise<number> => {
  const ids = [...new Set(products.flatMap(({ sharedOptionIds }) => sharedOptionIds))];
  if (ids.length === 0) return 0;
  const rows = await database.sql
    .select({ key: archiveObjects.key, element: archiveObjects.element })
    .from(archiveObjects)
    .where(
      and(
        eq(archiveObjects.kind, "catalog"),
        eq(archiveObjects.object, "product-option"),
        inArray(archiveObjects.key, ids),
      ),
    );
  const known = new Map(rows.map(({ key, element }) => [key, optionOf(element as unknown as XmlElement)]));
  await addProductOptions(
    database,
    products.map(({ id, sharedOptionIds }) => ({
      id,
      options: sharedOptionIds.flatMap((optionId) => known.get(optionId) ?? []),
      from: 1000,
    })),
  );
  return ids.filter((id) => !known.has(id)).length;
};
