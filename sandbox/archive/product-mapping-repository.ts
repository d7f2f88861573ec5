import { and, asc, eq, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import * as tables from "#sandbox/platform/products/product-tables.ts";
import { groupedBy, inPieces } from "./grouping.ts";
import { OWN_CATALOG } from "./own-containers.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import {
  addProductOptions,
  addSharedOptions,
  readProductOptions,
  removeProductOptions,
} from "./product-option-repository.ts";
import { productElement, productFactsOf, type ProductFacts } from "./product-facts.ts";

const { products, productTexts, productImages, variationAttributes, variationValues, productParts, productLinks } =
  tables;

/** Columns an archive writes; the rest of a row is the shop's. */
const written = {
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

/** The parts of products that stand in tables of their own. */
const readParts = async (database: Database, ids: string[] | undefined) => {
  const { sql: query } = database;
  const byProduct = <T extends { productId: string }>(rows: T[]) => groupedBy(rows, ({ productId }) => productId);
  const [texts, images, attributes, values] = [
    await query
      .select()
      .from(productTexts)
      .where(ids && inArray(productTexts.productId, ids))
      .orderBy(asc(productTexts.locale)),
    await query
      .select()
      .from(productImages)
      .where(ids && inArray(productImages.productId, ids))
      .orderBy(asc(productImages.position)),
    await query
      .select()
      .from(variationAttributes)
      .where(ids && inArray(variationAttributes.productId, ids))
      .orderBy(asc(variationAttributes.position)),
    await query
      .select()
      .from(variationValues)
      .where(ids && inArray(variationValues.productId, ids))
      .orderBy(asc(variationValues.position)),
  ];
  const parts = await query
    .select()
    .from(productParts)
    .where(ids && inArray(productParts.ownerId, ids))
    .orderBy(asc(productParts.position));
  const links = await query
    .select()
    .from(productLinks)
    .where(ids && inArray(productLinks.sourceId, ids))
    .orderBy(asc(productLinks.position));
  const variants = await query
    .select({ id: products.id, masterId: products.masterId })
    .from(products)
    .where(and(ids ? inArray(products.masterId, ids) : undefined, eq(products.type, "variant")))
    .orderBy(asc(products.position));
  const groups = await query
    .select({ id: products.id, masterId: products.masterId })
    .from(products)
    .where(and(ids ? inArray(products.masterId, ids) : undefined, eq(products.type, "variation_group")))
    .orderBy(asc(products.position));
  return {
    groups: groupedBy(groups, ({ masterId }) => masterId ?? ""),
    options: await readProductOptions(database, ids),
    texts: byProduct(texts),
    images: byProduct(images),
    attributes: byProduct(attributes),
    values: groupedBy(values, ({ productId, attributeId }) => `${productId}\n${attributeId}`),
    parts: groupedBy(parts, ({ ownerId }) => ownerId),
    links: groupedBy(links, ({ sourceId }) => sourceId),
    variants: groupedBy(variants, ({ masterId }) => masterId ?? ""),
  };
};

const writeParts = async (database: Database, facts: readonly ProductFacts[]): Promise<void> => {
  const { sql: query } = database;
  const ids = facts.map(({ id }) => id);
  const put = async <T>(rows: T[], insert: (rows: T[]) => Promise<unknown>) => {
    for (const piece of inPieces(rows, 2000)) await insert(piece);
  };
  await query.delete(productTexts).where(inArray(productTexts.productId, ids));
  await query.delete(productImages).where(inArray(productImages.productId, ids));
  await query.delete(variationAttributes).where(inArray(variationAttributes.productId, ids));
  await query.delete(variationValues).where(inArray(variationValues.productId, ids));
  await query.delete(productParts).where(inArray(productParts.ownerId, ids));
  await query.delete(productLinks).where(inArray(productLinks.sourceId, ids));
  const each = <T>(make: (product: ProductFacts) => T[]) => facts.flatMap(make);
  await put(
    each(({ id, texts }) => texts.map((text) => ({ productId: id, ...text }))),
    (rows) => query.insert(productTexts).values(rows).onConflictDoNothing(),
  );
  await put(
    each(({ id, pictures }) => pictures.map((picture, position) => ({ productId: id, position, ...picture }))),
    (rows) => query.insert(productImages).values(rows),
  );
  await put(
    each(({ id, variations }) =>
      variations.map(({ attributeId, name }, position) => ({ productId: id, attributeId, name, position })),
    ),
    (rows) => query.insert(variationAttributes).values(rows).onConflictDoNothing(),
  );
  await put(
    each(({ id, variations }) =>
      variations.flatMap(({ attributeId, values }) =>
        values.map((value, position) => ({ productId: id, attributeId, position, ...value })),
      ),
    ),
    (rows) => query.insert(variationValues).values(rows).onConflictDoNothing(),
  );
  await put(
    each(({ id, bundled, inSet }) =>
      [...bundled, ...inSet.map((productId) => ({ productId, quantity: 1 }))].map((part, position) => ({
        ownerId: id,
        position,
        ...part,
        quantity: Math.max(1, Math.round(part.quantity)),
      })),
    ),
    (rows) => query.insert(productParts).values(rows).onConflictDoNothing(),
  );
  await put(
    each(({ id, links }) =>
      links.map(({ productId, type }, position) => ({ sourceId: id, targetId: productId, type, position })),
    ),
    (rows) => query.insert(productLinks).values(rows).onConflictDoNothing(),
  );
};

/** A master with the products that are its variants, or stand for some of them. */
interface Master {
  id: string;
  memberIds: string[];
  attributeIds: string[];
  type: "variant" | "variation_group";
}

/** Products, masters with their variants and variation groups, bundles and sets. */
export const productMapping = (database: Database, siteIds: readonly string[]): Mapping => {
  const masters: Master[] = [];
  const sharers: { id: string; sharedOptionIds: string[] }[] = [];

  /**
   * Makes the products a master lists its variants or groups of them; their chosen values are ordinary attributes in an
   * archive.
   */
  const joinVariants = async ({ count }: ArchiveContext) => {
    for (const piece of inPieces(masters.splice(0), 200)) {
      const wanted = new Map(piece.flatMap((master) => master.memberIds.map((id) => [id, master] as const)));
      if (wanted.size === 0) continue;
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
      count("products: variants that are not there", wanted.size - rows.length);
    }
  };

  return {
    kind: "catalog",
    object: "product",
    isKeyShopWide: true,
    keptAsTheyCame: ["options", "variations", "bundled-products", "product-set-products", "product-links"],

    keys: async () =>
      (
        await database.sql.select({ key: products.id }).from(products).orderBy(asc(products.position), asc(products.id))
      ).map(({ key }) => ({ siteId: "", containerId: OWN_CATALOG, key })),

    read: async (keys) => {
      const ids = keys && [...keys];
      const rows = await database.sql
        .select()
        .from(products)
        .where(ids && inArray(products.id, ids))
        .orderBy(asc(products.position), asc(products.id));
      const of = await readParts(database, ids);
      return rows.map((row): Entry => {
        const parts = (of.parts.get(row.id) ?? []).map(({ productId, quantity }) => ({ productId, quantity }));
        const facts: ProductFacts = {
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
        return { siteId: "", containerId: OWN_CATALOG, key: row.id, element: productElement(facts, siteIds) };
      });
    },

    understood: (entry, context) => productElement(productFactsOf(entry, context), siteIds),

    write: async (entries, context) => {
      const facts = entries.map((entry) => productFactsOf(entry, context));
      for (const { id } of facts) context.changed?.products.add(id);
      const [last] = await database.sql.select({ position: max(products.position) }).from(products);
      const first = (last?.position ?? -1) + 1;
      await database.sql
        .insert(products)
        .values(
          facts.map((each, index) => ({
            ...each,
            type: typeOf(each),
            masterId: null,
            online: each.siteIds.length > 0,
            primaryCategoryId: null,
            position: first + index,
            variationValues: {},
          })),
        )
        .onConflictDoUpdate({
          target: products.id,
          set: {
            ...Object.fromEntries(
              Object.entries(written).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
            ),
            type: sql`case when ${products.masterId} is null then excluded.type else ${products.type} end`,
          },
        });
      await writeParts(database, facts);
      await removeProductOptions(
        database,
        facts.map(({ id }) => id),
      );
      await addProductOptions(database, facts);
      for (const { id, sharedOptionIds } of facts)
        if (sharedOptionIds.length > 0) sharers.push({ id, sharedOptionIds });
      masters.push(...facts.flatMap(mastersOf), ...(await masterVariations(database, facts)));
    },

    remove: async (entries, { changed }) => {
      const ids = entries.map(({ key }) => key);
      for (const id of ids) changed?.products.add(id);
      await database.sql.delete(products).where(inArray(products.id, ids));
      await database.sql.delete(tables.productCategories).where(inArray(tables.productCategories.productId, ids));
      for (const table of [productTexts, productImages, variationAttributes, variationValues])
        await database.sql.delete(table).where(inArray(table.productId, ids));
      await database.sql.delete(productParts).where(inArray(productParts.ownerId, ids));
      await database.sql.delete(productLinks).where(inArray(productLinks.sourceId, ids));
      await removeProductOptions(database, ids);
    },

    finish: async (context) => {
      await joinVariants(context);
      context.count("products: shared options that are not there", await addSharedOptions(database, sharers.splice(0)));
    },
  };
};

const mastersOf = ({ id, variantIds, groupIds, variations }: ProductFacts): Master[] => {
  const attributeIds = variations.map(({ attributeId }) => attributeId);
  return [
    ...(variantIds.length > 0 ? [{ id, memberIds: variantIds, attributeIds, type: "variant" as const }] : []),
    ...(groupIds.length > 0 ? [{ id, memberIds: groupIds, attributeIds, type: "variation_group" as const }] : []),
  ];
};

/** Variants a feed tells without their master: their values are taken out of the attributes again. */
const masterVariations = async (database: Database, facts: readonly ProductFacts[]): Promise<Master[]> => {
  const rows = await database.sql
    .select({ id: products.id, masterId: products.masterId, type: products.type })
    .from(products)
    .where(
      inArray(
        products.id,
        facts.map(({ id }) => id),
      ),
    );
  const ofMaster = groupedBy(
    rows.filter(({ masterId }) => masterId !== null),
    ({ masterId, type }) => `${masterId ?? ""}\n${type}`,
  );
  if (ofMaster.size === 0) return [];
  const attributes = await database.sql
    .select()
    .from(variationAttributes)
    .where(
      inArray(
        variationAttributes.productId,
        [...ofMaster.keys()].map((key) => key.split("\n")[0] ?? ""),
      ),
    );
  return [...ofMaster].map(([key, members]): Master => {
    const [id = "", type] = key.split("\n");
    return {
      id,
      memberIds: members.map((member) => member.id),
      attributeIds: attributes.filter(({ productId }) => productId === id).map(({ attributeId }) => attributeId),
      type: type === "variation_group" ? type : "variant",
    };
  });
};
