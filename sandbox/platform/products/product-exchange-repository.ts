import { and, asc, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { MasterFacts, OptionFacts, ProductFacts } from "./exchanged-product.ts";
import { addProductOptions } from "./product-option-exchange-repository.ts";
import { readProductParts, removeProductParts, writeProductParts } from "./product-parts-exchange-repository.ts";
import { productCategories, products, variationAttributes } from "./product-tables.ts";

/** Columns that are given from outside; the rest of a row is the shop's. */
const given = {
  name: products.name,
  brand: products.brand,
  shortDescription: products.shortDescription,
  longDescription: products.longDescription,
  pageTitle: products.pageTitle,
  pageDescription: products.pageDescription,
  keywords: products.keywords,
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  upc: products.upc,
  ean: products.ean,
  manufacturerName: products.manufacturerName,
  manufacturerSku: products.manufacturerSku,
  unit: products.unit,
  online: products.online,
  siteIds: products.siteIds,
  minOrderQuantity: products.minOrderQuantity,
  stepQuantity: products.stepQuantity,
  validFrom: products.validFrom,
  validTo: products.validTo,
  attributes: products.attributes,
};

const typeOf = ({ variations, variantIds, bundled, inSet }: ProductFacts): "master" | "bundle" | "set" | "item" => {
  if (variations.length > 0 || variantIds.length > 0) return "master";
  if (bundled.length > 0) return "bundle";
  return inSet.length > 0 ? "set" : "item";
};

type Parts = Awaited<ReturnType<typeof readProductParts>>;

const factsOf = (row: typeof products.$inferSelect, of: Parts): ProductFacts => {
  const parts = (of.parts.get(row.id) ?? []).map(({ productId, quantity }) => ({ productId, quantity }));
  return {
    ...row,
    siteIds: row.online ? row.siteIds : [],
    texts: of.texts.get(row.id) ?? [],
    pictures: of.images.get(row.id) ?? [],
    attributes: { ...row.attributes, ...row.variationValues },
    variations: (of.attributes.get(row.id) ?? []).map(({ attributeId, name }) => ({
      attributeId,
      name,
      values: of.values.get(`${row.id}\n${attributeId}`) ?? [],
    })),
    variantIds: (of.variants.get(row.id) ?? []).map(({ id }) => id),
    groupIds: (of.groups.get(row.id) ?? []).map(({ id }) => id),
    options: of.options.get(row.id) ?? [],
    sharedOptionIds: [],
    bundled: row.type === "bundle" ? parts : [],
    inSet: row.type === "set" ? parts.map(({ productId }) => productId) : [],
    links: (of.links.get(row.id) ?? []).map(({ targetId, type }) => ({ productId: targetId, type })),
  };
};

/** Products as site archives read and write them. */
export const createProductExchange = (database: Database) => ({
  /** Ids of all products, in their order. */
  ids: async (): Promise<string[]> =>
    (
      await database.sql.select({ id: products.id }).from(products).orderBy(asc(products.position), asc(products.id))
    ).map(({ id }) => id),

  /** All products, or those with these ids. */
  read: async (ids?: readonly string[]): Promise<ProductFacts[]> => {
    const rows = await database.sql
      .select()
      .from(products)
      .where(ids && inArray(products.id, [...ids]))
      .orderBy(asc(products.position), asc(products.id));
    const of = await readProductParts(database, ids && [...ids]);
    return rows.map((row) => factsOf(row, of));
  },

  /** Writes products, new ones behind all others; a variant stays its master's, and each keeps its category. */
  put: async (facts: readonly ProductFacts[]): Promise<void> => {
    const [last] = await database.sql.select({ position: max(products.position) }).from(products);
    const first = (last?.position ?? -1) + 1;
    const rows = facts.map((each, index) => ({
      ...each,
      type: typeOf(each),
      masterId: null,
      online: each.siteIds.length > 0,
      primaryCategoryId: null,
      position: first + index,
      variationValues: {},
    }));
    await database.sql
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({
        target: products.id,
        set: {
          ...newValuesOf(given),
          type: sql`case when ${products.masterId} is null then excluded.type else ${products.type} end`,
        },
      });
    await writeProductParts(database, facts);
  },

  /** The masters that products have already, with those of these products that are theirs. */
  mastersOf: async (ids: readonly string[]): Promise<MasterFacts[]> => {
    const rows = await database.sql
      .select({ id: products.id, masterId: products.masterId, type: products.type })
      .from(products)
      .where(and(inArray(products.id, [...ids]), isNotNull(products.masterId)));
    const ofMaster = groupedBy(rows, ({ masterId, type }) => `${masterId ?? ""}\n${type}`);
    if (ofMaster.size === 0) return [];
    const masterIds = [...ofMaster.keys()].map((key) => key.split("\n")[0] ?? "");
    const attributes = await database.sql
      .select()
      .from(variationAttributes)
      .where(inArray(variationAttributes.productId, masterIds));
    return [...ofMaster].map(([key, members]): MasterFacts => {
      const [id = "", type] = key.split("\n");
      return {
        id,
        memberIds: members.map((member) => member.id),
        attributeIds: attributes.filter(({ productId }) => productId === id).map(({ attributeId }) => attributeId),
        type: type === "variation_group" ? type : "variant",
      };
    });
  },

  /**
   * Makes products the variants, or groups of them, that their masters name: what they vary by is taken out of their
   * custom attributes. Answers with how many of them are not there.
   */
  joinMembers: async (masters: readonly MasterFacts[]): Promise<number> => {
    const wanted = new Map(masters.flatMap((master) => master.memberIds.map((id) => [id, master] as const)));
    if (wanted.size === 0) return 0;
    const rows = await database.sql
      .select({ id: products.id, attributes: products.attributes, values: products.variationValues })
      .from(products)
      .where(inArray(products.id, [...wanted.keys()]));
    for (const { id, attributes, values } of rows) {
      const master = wanted.get(id);
      const names = (master?.attributeIds ?? []).map((attributeId) => `c_${attributeId}`);
      const chosen = names.flatMap((name) => (name in attributes ? [[name.slice(2), String(attributes[name])]] : []));
      await database.sql
        .update(products)
        .set({
          type: master?.type ?? "variant",
          masterId: master?.id ?? null,
          variationValues: { ...values, ...(Object.fromEntries(chosen) as Record<string, string>) },
          attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name))),
        })
        .where(eq(products.id, id));
    }
    return wanted.size - rows.length;
  },

  /** Adds options to products, at the places from `from` on; one a product has already stays as it is. */
  addOptions: (all: readonly { id: string; options: readonly OptionFacts[]; from: number }[]): Promise<void> =>
    addProductOptions(database, all),

  remove: async (ids: readonly string[]): Promise<void> => {
    const gone = [...ids];
    await database.sql.delete(products).where(inArray(products.id, gone));
    await database.sql.delete(productCategories).where(inArray(productCategories.productId, gone));
    await removeProductParts(database, gone);
  },

  /** Custom attributes of all products. */
  attributes: async (): Promise<Record<string, unknown>[]> =>
    (await database.sql.select({ attributes: products.attributes }).from(products)).map(({ attributes }) => attributes),
});

export type ProductExchange = ReturnType<typeof createProductExchange>;
