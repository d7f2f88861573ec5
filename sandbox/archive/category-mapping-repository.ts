import { and, asc, eq, getTableColumns, inArray, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { categories, categoryTexts, productCategories, products } from "#sandbox/platform/products/product-tables.ts";
import { refinementDefinitions } from "#sandbox/platform/search/search-tables.ts";
import type { CategoryRefinement } from "#sandbox/platform/search/refinement-definition.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { groupedBy } from "./grouping.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { OWN_STOREFRONT } from "./own-containers.ts";
import { refinementsElement, refinementsOf } from "./refinement-facts.ts";
import { attributeOf, childOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

type CategoryFacts = typeof categories.$inferSelect & {
  texts: { locale: string; name: string; description: string | null }[];
  refinements: CategoryRefinement[];
};

/** The top of every tree, which needs no element of its own. */
const ROOT = "root";

const told = (text: string): string | null => (text === "" ? null : text);

const categoryOf = ({ key, element: of }: Entry, context: ArchiveContext): CategoryFacts => {
  const page = childOf(of, "page-attributes");
  return {
    id: key,
    parentId: textIn(of, "parent") ?? null,
    name: defaultText(of, "display-name") ?? "",
    description: defaultText(of, "description") ?? "",
    pageTitle: defaultText(page, "page-title") ?? "",
    pageDescription: defaultText(page, "page-description") ?? "",
    imageFile: textIn(of, "image") || null,
    position: Math.round(Number(textIn(of, "position") ?? 0)) || 0,
    online: textIn(of, "online-flag") === "true",
    attributes: readAttributes(of, "Category", context),
    texts: languagesIn(of, ["display-name"]).map((locale) => ({
      locale,
      name: textInLanguage(of, "display-name", locale) ?? "",
      description: textInLanguage(of, "description", locale),
    })),
    refinements: refinementsOf(of).refinements,
  };
};

const categoryElement = (category: CategoryFacts): XmlElement => {
  const page = [
    ...localized("page-title", told(category.pageTitle)),
    ...localized("page-description", told(category.pageDescription)),
  ];
  const others = category.texts.map(({ locale, name }) => ({ language: locale, text: name }));
  const descriptions = category.texts.map(({ locale, description }) => ({ language: locale, text: description }));
  return element(
    "category",
    { "category-id": category.id },
    ...localized("display-name", told(category.name), others),
    ...localized("description", told(category.description), descriptions),
    textElement("online-flag", category.online),
    textElement("parent", category.parentId),
    textElement("position", category.position),
    textElement("image", category.imageFile),
    page.length > 0 ? element("page-attributes", {}, ...page) : undefined,
    presentAttributes(category.attributes),
    refinementsElement(category.refinements),
  );
};

/** The category tree. */
export const categoryMapping = (database: Database): Mapping => {
  const parents = new Set<string>();

  return {
    kind: "catalog",
    object: "category",
    isKeyShopWide: true,

    read: async (keys) => {
      const rows = await database.sql
        .select()
        .from(categories)
        .where(keys && inArray(categories.id, [...keys]))
        .orderBy(asc(categories.position), asc(categories.id));
      const texts = groupedBy(
        await database.sql.select().from(categoryTexts).orderBy(asc(categoryTexts.locale)),
        ({ categoryId }) => categoryId,
      );
      const refinements = groupedBy(
        await database.sql.select().from(refinementDefinitions).orderBy(asc(refinementDefinitions.position)),
        ({ categoryId }) => categoryId,
      );
      return rows.map((row) => ({
        siteId: "",
        containerId: OWN_STOREFRONT,
        key: row.id,
        element: categoryElement({
          ...row,
          texts: texts.get(row.id) ?? [],
          refinements: (refinements.get(row.id) ?? []).map(({ attributeId, definition }) => ({
            attributeId,
            definition,
          })),
        }),
      }));
    },

    understood: (entry, context) => categoryElement(categoryOf(entry, context)),

    write: async (entries, context) => {
      const facts = entries.map((entry) => categoryOf(entry, context));
      for (const { id } of facts) context.changed?.categories.add(id);
      for (const { parentId } of facts) if (parentId) parents.add(parentId);
      await database.sql
        .insert(categories)
        .values(facts.map(({ texts: _texts, refinements: _refinements, ...row }) => row))
        .onConflictDoUpdate({
          target: categories.id,
          set: Object.fromEntries(
            Object.entries(getTableColumns(categories)).map(([name, column]) => [
              name,
              sql.raw(`excluded."${column.name}"`),
            ]),
          ),
        });
      const ids = facts.map(({ id }) => id);
      await database.sql.delete(categoryTexts).where(inArray(categoryTexts.categoryId, ids));
      const texts = facts.flatMap((category) => category.texts.map((text) => ({ categoryId: category.id, ...text })));
      if (texts.length > 0) await database.sql.insert(categoryTexts).values(texts).onConflictDoNothing();
      await database.sql.delete(refinementDefinitions).where(inArray(refinementDefinitions.categoryId, ids));
      const refinements = facts.flatMap(({ id, refinements: all }) =>
        all.map((refinement, position) => ({ categoryId: id, ...refinement, position })),
      );
      if (refinements.length > 0) await database.sql.insert(refinementDefinitions).values(refinements);
      context.count(
        "categories: facets by ranges or periods, kept without effect",
        entries.reduce((sum, entry) => sum + refinementsOf(entry.element).unfollowed, 0),
      );
    },

    remove: async (entries, { changed }) => {
      const ids = entries.map(({ key }) => key);
      const gone = await database.sql
        .delete(productCategories)
        .where(inArray(productCategories.categoryId, ids))
        .returning({ productId: productCategories.productId });
      for (const { productId } of gone) changed?.products.add(productId);
      await database.sql.delete(categoryTexts).where(inArray(categoryTexts.categoryId, ids));
      await database.sql.delete(refinementDefinitions).where(inArray(refinementDefinitions.categoryId, ids));
      await database.sql.delete(categories).where(inArray(categories.id, ids));
    },

    finish: async ({ count }) => {
      parents.delete(ROOT);
      if (parents.size === 0) return;
      const found = await database.sql
        .select({ id: categories.id })
        .from(categories)
        .where(inArray(categories.id, [...parents]));
      count("categories: parents that are not there", parents.size - found.length);
      parents.clear();
    },
  };
};

/** The format has no numbers for places: products stand in a category in the order of the file. */
const assignmentElement = (categoryId: string, productId: string, isPrimary: boolean): XmlElement =>
  element(
    "category-assignment",
    { "category-id": categoryId, "product-id": productId },
    isPrimary ? textElement("primary-flag", true) : undefined,
  );

const assignmentOf = ({ element: of }: Entry) => ({
  categoryId: attributeOf(of, "category-id") ?? "",
  productId: attributeOf(of, "product-id") ?? "",
  isPrimary: textIn(of, "primary-flag") === "true",
});

/** Which product stands in which category. */
export const assignmentMapping = (database: Database): Mapping => ({
  kind: "catalog",
  object: "category-assignment",
  isKeyShopWide: true,
  isRelation: true,

  keys: async () =>
    (
      await database.sql
        .select({ categoryId: productCategories.categoryId, productId: productCategories.productId })
        .from(productCategories)
        .orderBy(asc(productCategories.categoryId), asc(productCategories.position), asc(productCategories.productId))
    ).map(({ categoryId, productId }) => ({
      siteId: "",
      containerId: OWN_STOREFRONT,
      key: `${categoryId}|${productId}`,
    })),

  read: async (keys) => {
    const ids = keys?.map((key) => key.split("|")[1] ?? "");
    const rows = await database.sql
      .select({ assignment: productCategories, primary: products.primaryCategoryId })
      .from(productCategories)
      .leftJoin(products, eq(products.id, productCategories.productId))
      .where(ids && inArray(productCategories.productId, ids))
      .orderBy(asc(productCategories.categoryId), asc(productCategories.position), asc(productCategories.productId));
    return rows.map(({ assignment: { categoryId, productId }, primary }) => ({
      siteId: "",
      containerId: OWN_STOREFRONT,
      key: `${categoryId}|${productId}`,
      element: assignmentElement(categoryId, productId, primary === categoryId),
    }));
  },

  understood: (entry) => {
    const { categoryId, productId, isPrimary } = assignmentOf(entry);
    return assignmentElement(categoryId, productId, isPrimary);
  },

  write: async (entries, { count, changed }) => {
    const all = entries.map(assignmentOf);
    for (const { productId } of all) changed?.products.add(productId);
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
    await database.sql.insert(productCategories).values(placed).onConflictDoNothing();
    const ids = [...new Set(all.map(({ productId }) => productId))];
    const known = new Set(
      (await database.sql.select({ id: products.id }).from(products).where(inArray(products.id, ids))).map(
        ({ id }) => id,
      ),
    );
    count("categories: assigned products that are not there", ids.filter((id) => !known.has(id)).length);
    for (const { categoryId, productId, isPrimary } of all)
      if (isPrimary)
        await database.sql.update(products).set({ primaryCategoryId: categoryId }).where(eq(products.id, productId));
  },

  remove: async (entries, { changed }) => {
    for (const { categoryId, productId } of entries.map(assignmentOf)) {
      changed?.products.add(productId);
      await database.sql
        .delete(productCategories)
        .where(and(eq(productCategories.categoryId, categoryId), eq(productCategories.productId, productId)));
    }
  },
});
