import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { OptionFacts } from "./exchanged-product.ts";
import { productOptions, productOptionValues } from "./product-tables.ts";

/** What can be chosen with products, by product. */
export const readProductOptions = async (
  { sql: query }: Database,
  ids: readonly string[] | undefined,
): Promise<Map<string, OptionFacts[]>> => {
  const options = await query
    .select()
    .from(productOptions)
    .where(ids && inArray(productOptions.productId, [...ids]))
    .orderBy(asc(productOptions.position));
  const values = groupedBy(
    await query
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
export const removeProductOptions = async ({ sql: query }: Database, ids: readonly string[]): Promise<void> => {
  await query.delete(productOptions).where(inArray(productOptions.productId, [...ids]));
  await query.delete(productOptionValues).where(inArray(productOptionValues.productId, [...ids]));
};

/** Adds options to products, at the places from `from` on; one a product has already stays as it is. */
export const addProductOptions = async (
  database: Database,
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
  await insertRows(database, productOptions, rows, sql`on conflict do nothing`);
  await insertRows(database, productOptionValues, values, sql`on conflict do nothing`);
};
