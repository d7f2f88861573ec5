import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { ProductFacts } from "./exchanged-product.ts";
import { addProductOptions, readProductOptions, removeProductOptions } from "./product-option-exchange-repository.ts";
import {
  productImages,
  productLinks,
  productParts,
  products,
  productTexts,
  variationAttributes,
  variationValues,
} from "./product-tables.ts";

/** What products have in tables of their own, by product. */
export const readProductParts = async (database: Database, ids: string[] | undefined) => {
  const { sql: query } = database;
  const byProduct = <T extends { productId: string }>(rows: T[]) => groupedBy(rows, ({ productId }) => productId);
  const membersOf = async (type: "variant" | "variation_group") =>
    groupedBy(
      await query
        .select({ id: products.id, masterId: products.masterId })
        .from(products)
        .where(and(ids ? inArray(products.masterId, ids) : undefined, eq(products.type, type)))
        .orderBy(asc(products.position)),
      ({ masterId }) => masterId ?? "",
    );
  return {
    texts: byProduct(
      await query
        .select()
        .from(productTexts)
        .where(ids && inArray(productTexts.productId, ids))
        .orderBy(asc(productTexts.locale)),
    ),
    images: byProduct(
      await query
        .select()
        .from(productImages)
        .where(ids && inArray(productImages.productId, ids))
        .orderBy(asc(productImages.position)),
    ),
    attributes: byProduct(
      await query
        .select()
        .from(variationAttributes)
        .where(ids && inArray(variationAttributes.productId, ids))
        .orderBy(asc(variationAttributes.position)),
    ),
    values: groupedBy(
      await query
        .select()
        .from(variationValues)
        .where(ids && inArray(variationValues.productId, ids))
        .orderBy(asc(variationValues.position)),
      ({ productId, attributeId }) => `${productId}\n${attributeId}`,
    ),
    parts: groupedBy(
      await query
        .select()
        .from(productParts)
        .where(ids && inArray(productParts.ownerId, ids))
        .orderBy(asc(productParts.position)),
      ({ ownerId }) => ownerId,
    ),
    links: groupedBy(
      await query
        .select()
        .from(productLinks)
        .where(ids && inArray(productLinks.sourceId, ids))
        .orderBy(asc(productLinks.position)),
      ({ sourceId }) => sourceId,
    ),
    variants: await membersOf("variant"),
    groups: await membersOf("variation_group"),
    options: await readProductOptions(database, ids),
  };
};

/** Takes away what products have in tables of their own. */
export const removeProductParts = async (database: Database, ids: string[]): Promise<void> => {
  const { sql: query } = database;
  for (const table of [productTexts, productImages, variationAttributes, variationValues])
    await query.delete(table).where(inArray(table.productId, ids));
  await query.delete(productParts).where(inArray(productParts.ownerId, ids));
  await query.delete(productLinks).where(inArray(productLinks.sourceId, ids));
  await removeProductOptions(database, ids);
};

/** Writes what products have in tables of their own, in the place of what they had; of two alike the first counts. */
export const writeProductParts = async (database: Database, facts: readonly ProductFacts[]): Promise<void> => {
  await removeProductParts(
    database,
    facts.map(({ id }) => id),
  );
  const put = <Table extends PgTable>(table: Table, rowsOf: (product: ProductFacts) => Table["$inferInsert"][]) =>
    insertRows(database, table, facts.flatMap(rowsOf), sql`on conflict do nothing`);
  await put(productTexts, ({ id, texts }) => texts.map((text) => ({ productId: id, ...text })));
  await put(productImages, ({ id, pictures }) =>
    pictures.map((picture, position) => ({ productId: id, position, ...picture })),
  );
  await put(variationAttributes, ({ id, variations }) =>
    variations.map(({ attributeId, name }, position) => ({ productId: id, attributeId, name, position })),
  );
  await put(variationValues, ({ id, variations }) =>
    variations.flatMap(({ attributeId, values }) =>
      values.map((value, position) => ({ productId: id, attributeId, position, ...value })),
    ),
  );
  await put(productParts, ({ id, bundled, inSet }) =>
    [...bundled, ...inSet.map((productId) => ({ productId, quantity: 1 }))].map(
      ({ productId, quantity }, position) => ({
        ownerId: id,
        productId,
        position,
        quantity: Math.max(1, Math.round(quantity)),
      }),
    ),
  );
  await put(productLinks, ({ id, links }) =>
    links.map(({ productId, type }, position) => ({ sourceId: id, targetId: productId, type, position })),
  );
  await addProductOptions(database, facts);
};
