import { asc, eq, inArray, isNull, lte, sql as sqlText } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import * as tables from "#sandbox/platform/products/product-tables.ts";
import { searchableAttributes, searchDocuments, searchTerms } from "./search-tables.ts";
import type { SearchRules } from "./search-rules.ts";
import { sitesIn } from "#sandbox/organization/sites/site-service.ts";
import {
  searchDocumentOf,
  vocabularyOf,
  type ChangedCatalogue,
  type DocumentFacts,
  type SearchDocument,
} from "./search-document.ts";

/** Products read and written together. */
const PIECE = 200;

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const pieces = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));

/**
 * The words of the nearest language that says something: the language of a country, the language, and what holds for
 * all.
 */
const said = <Row extends { locale: string }, Name extends keyof Row>(
  texts: readonly Row[],
  locale: string,
  name: Name,
): Row[Name] | null =>
  [locale, locale.split("-")[0]].reduce<Row[Name] | null>(
    (found, each) => found ?? texts.find((text) => text.locale === each)?.[name] ?? null,
    null,
  );

/** What some products say in every language; variants and groups of them are found by their master. */
const readFacts = async ({ sql }: Database, ids: string[]): Promise<((locale: string) => DocumentFacts)[]> => {
  const { products, productTexts, productCategories, categories, categoryTexts, variationValues } = tables;
  const rows = await sql.select().from(products).where(inArray(products.id, ids));
  const texts = grouped(
    await sql.select().from(productTexts).where(inArray(productTexts.productId, ids)),
    ({ productId }) => productId,
  );
  const names = grouped(
    await sql
      .select({ productId: productCategories.productId, id: categories.id, name: categories.name })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(inArray(productCategories.productId, ids))
      .orderBy(asc(productCategories.position)),
    ({ productId }) => productId,
  );
  const categoryIds = [...new Set([...names.values()].flat().map(({ id }) => id))];
  const categoryNames = grouped(
    categoryIds.length === 0
      ? []
      : await sql.select().from(categoryTexts).where(inArray(categoryTexts.categoryId, categoryIds)),
    ({ categoryId }) => categoryId,
  );
  const values = grouped(
    await sql
      .select({ productId: variationValues.productId, name: variationValues.name })
      .from(variationValues)
      .where(inArray(variationValues.productId, ids))
      .orderBy(asc(variationValues.attributeId), asc(variationValues.position)),
    ({ productId }) => productId,
  );
  return rows
    .filter(({ masterId }) => masterId === null)
    .map((row) => (locale): DocumentFacts => {
      const own = texts.get(row.id) ?? [];
      return {
        productId: row.id,
        name: said(own, locale, "name") ?? row.name,
        shortDescription: said(own, locale, "shortDescription") ?? row.shortDescription,
        longDescription: said(own, locale, "longDescription") ?? row.longDescription,
        keywords: said(own, locale, "keywords") ?? row.keywords,
        brand: row.brand,
        categoryNames: (names.get(row.id) ?? []).map(
          ({ id, name }) => said(categoryNames.get(id) ?? [], locale, "name") ?? name,
        ),
        valueNames: (values.get(row.id) ?? []).map(({ name }) => name),
        attributes: row.attributes,
      };
    });
};

/** Counts by how much each word of each language has become commoner or rarer. */
const createTermCount = () => {
  const counts = new Map<string, number>();
  return {
    add: (documents: readonly Pick<SearchDocument, "locale" | "name" | "keywords">[], times: 1 | -1) => {
      for (const document of documents)
        for (const term of vocabularyOf(document)) {
          const key = `${document.locale} ${term}`;
          counts.set(key, (counts.get(key) ?? 0) + times);
        }
    },
    changes: () =>
      [...counts]
        .filter(([, occurrences]) => occurrences !== 0)
        .map(([key, occurrences]) => {
          const [locale = "", term = ""] = key.split(" ");
          return { locale, term, occurrences };
        }),
  };
};

/**
 * Writes anew what the search box reads about these products in every language of the shop, and its vocabulary.
 * Products that are gone are forgotten; many are read and written a few hundred at a time.
 */
export const writeSearchDocuments = async (
  database: Database,
  productIds: Iterable<string>,
  rules?: SearchRules,
): Promise<void> => {
  const { sql } = database;
  const searchable = (await sql.select().from(searchableAttributes).orderBy(asc(searchableAttributes.path))).map(
    ({ path }) => path,
  );
  const sites = await sitesIn(database);
  /** The languages the shop is searched in. */
  const locales = [...new Set(sites.flatMap((site) => site.locales))];
  const houseBrands = sites.map(({ name }) => name);
  const terms = createTermCount();
  for (const ids of pieces([...new Set(productIds)], PIECE)) {
    const before = await sql
      .delete(searchDocuments)
      .where(inArray(searchDocuments.productId, ids))
      .returning({ locale: searchDocuments.locale, name: searchDocuments.name, keywords: searchDocuments.keywords });
    const facts = await readFacts(database, ids);
    const documents = facts.flatMap((inLanguage) =>
      locales.map((locale) => searchDocumentOf(inLanguage(locale), locale, searchable, houseBrands, rules)),
    );
    terms.add(before, -1);
    terms.add(documents, 1);
    await insertRows(database, searchDocuments, documents);
  }
  await insertRows(
    database,
    searchTerms,
    terms.changes(),
    sqlText`on conflict (locale, term) do update set occurrences = ${searchTerms.occurrences} + excluded.occurrences`,
  );
  await sql.delete(searchTerms).where(lte(searchTerms.occurrences, 0));
};

/** Writes anew what a change of the catalogue has an effect on: its products, and those of its categories. */
export const writeChangedDocuments = async (
  database: Database,
  { products: ids, categories, isWhole }: ChangedCatalogue,
  rules?: SearchRules,
): Promise<void> => {
  const { products, productCategories } = tables;
  const others = isWhole
    ? await database.sql.select({ id: products.id }).from(products).where(isNull(products.masterId))
    : categories.size === 0
      ? []
      : await database.sql
          .selectDistinct({ id: productCategories.productId })
          .from(productCategories)
          .where(inArray(productCategories.categoryId, [...categories]));
  await writeSearchDocuments(database, [...ids, ...others.map(({ id }) => id)], rules);
};
