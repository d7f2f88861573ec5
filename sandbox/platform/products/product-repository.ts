import { asc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#sandbox/core/database/connection.ts";
import * as tables from "./product-tables.ts";
import type { Catalogue, CatalogueCategory } from "./catalogue.ts";
import { attributesIn, nameIn } from "./localized-attributes.ts";
import { TOP_DOWN_VIEW, type CatalogueProduct, type ProductPicture } from "./product.ts";

/** Rows by a key, in the order they came. */
const grouped = <Row>(rows: Row[], key: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

/** The language of a country and the language alone, the more general one first. */
const languagesOf = (locale: string): string[] => [...new Set([locale.split("-")[0] ?? locale, locale])];

/** Texts by their owner; what the language of a country does not say, the language alone may. */
const inLanguage = <Row extends { locale: string }>(rows: Row[], locale: string, key: (row: Row) => string) => {
  const texts = new Map<string, Row>();
  const said = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  for (const language of languagesOf(locale))
    for (const row of rows)
      if (row.locale === language) texts.set(key(row), { ...row, ...texts.get(key(row)), ...said(row) });
  return texts;
};

/** A title for search engines that holds the name, with the name of the locale. */
const titleIn = (row: { name: string; pageTitle: string }, name: string | null | undefined): string =>
  name ? row.pageTitle.replace(row.name, () => name) : row.pageTitle;

/** Pictures by the view they belong to: those shown everywhere, and those of trays seen from above. */
const byView = (rows: readonly (ProductPicture & { viewType: string })[]) => {
  const of = (isTopDown: boolean) =>
    rows
      .filter(({ viewType }) => (viewType === TOP_DOWN_VIEW) === isTopDown)
      .map(({ file, alt, attributeId, value }): ProductPicture => ({ file, alt, attributeId, value }));
  return { pictures: of(false), topDownPictures: of(true) };
};

type OwnLists = Pick<CatalogueProduct, "parts" | "options" | "links" | "recommendations">;

/** Reads the catalogue. */
export interface ProductRepository {
  /** Everything there is, online or not, with the texts of the locale. */
  readCatalogue(locale: string): Promise<Catalogue>;
  /** False when there is no such product. */
  setOnline(id: string, online: boolean): Promise<boolean>;
}

/** The catalogue in SQL. */
export const createProductRepository = (database: Database): ProductRepository => {
  /** All rows of a table in their order, by their owner. */
  const byOwner = async <Table extends PgTable & { position: PgColumn }>(
    table: Table,
    ownerOf: (row: Table["$inferSelect"]) => string,
  ) => {
    const rows = await database.sql
      .select()
      .from(table as PgTable)
      .orderBy(asc(table.position));
    return grouped(rows as Table["$inferSelect"][], ownerOf);
  };

  /** What a product is made of, what can be chosen with it, and what it is linked to. */
  const readLists = async (): Promise<(productId: string, said: (name: string) => string) => OwnLists> => {
    const parts = await byOwner(tables.productParts, ({ ownerId }) => ownerId);
    const options = await byOwner(tables.productOptions, ({ productId }) => productId);
    const values = await byOwner(tables.productOptionValues, ({ productId, optionId }) => `${productId}/${optionId}`);
    const links = await byOwner(tables.productLinks, ({ sourceId }) => sourceId);
    const recommendations = await byOwner(tables.productRecommendations, ({ sourceId }) => sourceId);
    return (id, said) => ({
      parts: (parts.get(id) ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
      options: (options.get(id) ?? []).map(({ optionId, name, description }) => ({
        id: optionId,
        name: said(name),
        description: said(description),
        values: (values.get(`${id}/${optionId}`) ?? []).map((value) => ({
          id: value.valueId,
          name: said(value.name),
          isDefault: value.isDefault,
          priceCents: value.priceCents,
        })),
      })),
      links: (links.get(id) ?? []).map(({ targetId, type }) => ({ targetId, type })),
      recommendations: (recommendations.get(id) ?? []).map(({ targetId, type, calloutMsg }) => ({
        targetId,
        type,
        calloutMsg: calloutMsg === null ? null : said(calloutMsg),
      })),
    });
  };

  const readProducts = async (locale: string): Promise<Map<string, CatalogueProduct>> => {
    const { sql } = database;
    const rows = await sql.select().from(tables.products).orderBy(asc(tables.products.position));
    const texts = inLanguage(
      await sql
        .select()
        .from(tables.productTexts)
        .where(inArray(tables.productTexts.locale, languagesOf(locale))),
      locale,
      ({ productId }) => productId,
    );
    const categories = grouped(
      await sql.select().from(tables.productCategories).orderBy(asc(tables.productCategories.position)),
      (row) => row.productId,
    );
    const pictures = grouped(
      await sql.select().from(tables.productImages).orderBy(asc(tables.productImages.position)),
      (row) => row.productId,
    );
    const attributes = grouped(
      await sql.select().from(tables.variationAttributes).orderBy(asc(tables.variationAttributes.position)),
      (row) => row.productId,
    );
    const values = grouped(
      await sql.select().from(tables.variationValues).orderBy(asc(tables.variationValues.position)),
      (row) => `${row.productId}/${row.attributeId}`,
    );
    const variants = grouped(
      rows.filter(({ type }) => type === "variant"),
      (row) => row.masterId ?? "",
    );
    const groups = grouped(
      rows.filter(({ type }) => type === "variation_group"),
      (row) => row.masterId ?? "",
    );
    const listsOf = await readLists();
    const masters = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      rows.map((row) => {
        const source = row.masterId === null ? row : (masters.get(row.masterId) ?? row);
        const text = texts.get(source.id);
        const said = nameIn(source.attributes, locale);
        const product: CatalogueProduct = {
          id: row.id,
          type: row.type,
          masterId: row.masterId,
          name: text?.name ?? source.name,
          brand: source.brand,
          shortDescription: text?.shortDescription ?? source.shortDescription,
          longDescription: text?.longDescription ?? source.longDescription,
          pageTitle: titleIn(source, text?.name),
          pageDescription:
            source.pageDescription === source.shortDescription
              ? (text?.shortDescription ?? source.pageDescription)
              : source.pageDescription,
          pageKeywords: text?.keywords ?? source.keywords,
          taxClass: source.taxClass,
          weightGrams: row.weightGrams,
          upc: row.upc,
          ean: row.ean,
          manufacturerName: source.manufacturerName,
          manufacturerSku: row.manufacturerSku,
          unit: row.unit || source.unit,
          online: row.online && source.online,
          siteIds: row.siteIds,
          primaryCategoryId: source.primaryCategoryId,
          categoryIds: (categories.get(source.id) ?? []).map(({ categoryId }) => categoryId),
          minOrderQuantity: row.minOrderQuantity,
          stepQuantity: row.stepQuantity,
          position: row.position,
          validFrom: row.validFrom,
          validTo: row.validTo,
          ...byView(pictures.get(source.id) ?? []),
          variations: (attributes.get(row.id) ?? []).map(({ attributeId, name }) => ({
            id: attributeId,
            name: said(name),
            values: (values.get(`${row.id}/${attributeId}`) ?? []).map((value) => ({
              value: value.value,
              name: said(value.name),
              swatchFile: value.swatchFile,
            })),
          })),
          variantIds: (variants.get(row.id) ?? []).map(({ id }) => id),
          variationGroupIds: (groups.get(row.id) ?? []).map(({ id }) => id),
          ...listsOf(source.id, said),
          variationValues: row.variationValues,
          attributes: attributesIn(
            row === source ? row.attributes : { ...source.attributes, ...row.attributes },
            locale,
          ),
        };
        return [row.id, product];
      }),
    );
  };

  const readCategories = async (locale: string): Promise<Map<string, CatalogueCategory>> => {
    const rows = await database.sql.select().from(tables.categories).orderBy(asc(tables.categories.position));
    const children = grouped(rows, (row) => row.parentId ?? "");
    const texts = inLanguage(
      await database.sql
        .select()
        .from(tables.categoryTexts)
        .where(inArray(tables.categoryTexts.locale, languagesOf(locale))),
      locale,
      ({ categoryId }) => categoryId,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          parentId: row.parentId,
          name: texts.get(row.id)?.name ?? row.name,
          description: texts.get(row.id)?.description ?? row.description,
          pageTitle: titleIn(row, texts.get(row.id)?.name),
          pageDescription:
            row.pageDescription === row.description
              ? (texts.get(row.id)?.description ?? row.pageDescription)
              : row.pageDescription,
          imageFile: row.imageFile,
          online: row.online,
          childIds: (children.get(row.id) ?? []).map(({ id }) => id),
          attributes: row.attributes,
        },
      ]),
    );
  };

  return {
    setOnline: async (id, online) =>
      (
        await database.sql
          .update(tables.products)
          .set({ online })
          .where(eq(tables.products.id, id))
          .returning({ id: tables.products.id })
      ).length > 0,

    readCatalogue: async (locale) => ({
      products: await readProducts(locale),
      categories: await readCategories(locale),
    }),
  };
};
