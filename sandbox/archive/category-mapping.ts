import type { CategoryAssignment, CategoryExchange, CategoryFacts } from "#sandbox/platform/products/module.ts";
import type { SearchExchange } from "#sandbox/platform/search/module.ts";
import type { CategoryRefinement } from "#sandbox/platform/search/refinement-definition.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { OWN_STOREFRONT } from "./own-containers.ts";
import { refinementsElement, refinementsOf } from "./refinement-facts.ts";
import { attributeOf, childOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

interface CategoryWithFacets extends CategoryFacts {
  refinements: readonly CategoryRefinement[];
}

/** The top of every tree, which needs no element of its own. */
const ROOT = "root";

const told = (text: string): string | null => (text === "" ? null : text);

const categoryOf = ({ key, element: of }: Entry, context: ArchiveContext): CategoryWithFacets => {
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

const categoryElement = (category: CategoryWithFacets): XmlElement => {
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
export const categoryMapping = (categories: CategoryExchange, search: SearchExchange): Mapping => {
  const parents = new Set<string>();

  return {
    kind: "catalog",
    object: "category",
    isKeyShopWide: true,

    read: async (keys) => {
      const refinements = await search.refinements();
      return (await categories.read(keys)).map((row) => ({
        siteId: "",
        containerId: OWN_STOREFRONT,
        key: row.id,
        element: categoryElement({ ...row, refinements: refinements.get(row.id) ?? [] }),
      }));
    },

    understood: (entry, context) => categoryElement(categoryOf(entry, context)),

    write: async (entries, context) => {
      const facts = entries.map((entry) => categoryOf(entry, context));
      for (const { id, parentId } of facts) {
        context.changed?.categories.add(id);
        if (parentId) parents.add(parentId);
      }
      await categories.put(facts);
      await search.putRefinements(new Map(facts.map(({ id, refinements }) => [id, refinements])));
      context.count(
        "categories: facets by ranges or periods, kept without effect",
        entries.reduce((sum, entry) => sum + refinementsOf(entry.element).unfollowed, 0),
      );
    },

    remove: async (entries, { changed }) => {
      const ids = entries.map(({ key }) => key);
      for (const productId of await categories.remove(ids)) changed?.products.add(productId);
      await search.putRefinements(new Map(ids.map((id) => [id, []])));
    },

    finish: async ({ count }) => {
      parents.delete(ROOT);
      if (parents.size > 0)
        count("categories: parents that are not there", parents.size - (await categories.countOf([...parents])));
      parents.clear();
    },
  };
};

/** The format has no numbers for places: products stand in a category in the order of the file. */
const assignmentElement = ({ categoryId, productId, isPrimary }: CategoryAssignment): XmlElement =>
  element(
    "category-assignment",
    { "category-id": categoryId, "product-id": productId },
    isPrimary ? textElement("primary-flag", true) : undefined,
  );

const assignmentOf = ({ element: of }: Entry): CategoryAssignment => ({
  categoryId: attributeOf(of, "category-id") ?? "",
  productId: attributeOf(of, "product-id") ?? "",
  isPrimary: textIn(of, "primary-flag") === "true",
});

/** Which product stands in which category. */
export const assignmentMapping = (categories: CategoryExchange): Mapping => {
  const nameOf = ({ categoryId, productId }: Omit<CategoryAssignment, "isPrimary">) => ({
    siteId: "",
    containerId: OWN_STOREFRONT,
    key: `${categoryId}|${productId}`,
  });
  return {
    kind: "catalog",
    object: "category-assignment",
    isKeyShopWide: true,
    isRelation: true,

    keys: async () => (await categories.assignmentNames()).map(nameOf),
    read: async (keys) =>
      (await categories.assignments(keys?.map((key) => key.split("|")[1] ?? ""))).map((each) => ({
        ...nameOf(each),
        element: assignmentElement(each),
      })),
    understood: (entry) => assignmentElement(assignmentOf(entry)),

    write: async (entries, { count, changed }) => {
      const all = entries.map(assignmentOf);
      for (const { productId } of all) changed?.products.add(productId);
      count("categories: assigned products that are not there", await categories.assign(all));
    },

    remove: async (entries, { changed }) => {
      for (const assignment of entries.map(assignmentOf)) {
        changed?.products.add(assignment.productId);
        await categories.unassign(assignment);
      }
    },
  };
};
