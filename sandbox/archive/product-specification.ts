import type { ProductConditions, ProductSelection } from "#sandbox/platform/promotions/product-selection.ts";
import { OWN_STOREFRONT } from "./own-containers.ts";
import type { ArchiveContext } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, elementsOf, textOf, type XmlElement } from "./xml-element.ts";

/** What the shop can not follow in an archive, said for the report. */
export class Unfollowed extends Error {}

const condition = (name: string, item: string, values: readonly string[], more: Record<string, string> = {}) =>
  element(name, { ...more, operator: "is equal" }, ...values.map((value) => element(item, {}, value)));

/** Every condition of a group by itself. */
const presentConditions = ({ brands, productIds, categoryIds, attributes }: ProductConditions): XmlElement[] => [
  ...(brands ? [condition("brand-condition", "brand", brands)] : []),
  ...(productIds ? [condition("product-id-condition", "product-id", productIds)] : []),
  ...(categoryIds
    ? [condition("category-condition", "category-id", categoryIds, { "catalog-id": OWN_STOREFRONT })]
    : []),
  ...Object.entries(attributes ?? {}).map(([name, values]) =>
    element(
      "attribute-condition",
      { "attribute-id": name.replace(/^c_/, ""), operator: "equals" },
      ...values.map((value) => element("attribute-value", {}, String(value))),
    ),
  ),
];

const group = (conditions: readonly XmlElement[]) => element("condition-group", {}, ...conditions);

/** A selection as the format tells it, under a name. */
export const presentSelection = (name: string, selection: ProductSelection): XmlElement => {
  const { groups = [], excludedBrands, excludedCategoryIds, excludedProductIds } = selection;
  const included = groups.map((each) => group(presentConditions(each)));
  const excluded = presentConditions({
    ...(excludedBrands ? { brands: excludedBrands } : {}),
    ...(excludedProductIds ? { productIds: excludedProductIds } : {}),
    ...(excludedCategoryIds ? { categoryIds: excludedCategoryIds } : {}),
  }).map((each) => group([each]));
  return element(
    name,
    {},
    element("included-products", {}, ...included),
    excluded.length > 0 ? element("excluded-products", {}, ...excluded) : undefined,
  );
};

const valuesIn = (of: XmlElement) => elementsOf(of).map(textOf);

const typed = (text: string, type: string | undefined): unknown =>
  type === "boolean" ? text === "true" : type === "int" || type === "double" ? Number(text) : text;

const equal = (of: XmlElement, ...words: string[]) => {
  const operator = attributeOf(of, "operator") ?? "is equal";
  if (!words.includes(operator)) throw new Unfollowed(`${of.name} that ${operator}`);
};

const readCondition = (of: XmlElement, { types }: Pick<ArchiveContext, "types">): ProductConditions => {
  switch (of.name) {
    case "brand-condition":
      equal(of, "is equal");
      return { brands: valuesIn(of) };
    case "product-id-condition":
      equal(of, "is equal");
      return { productIds: valuesIn(of) };
    case "category-condition":
      equal(of, "is equal");
      return { categoryIds: valuesIn(of) };
    case "attribute-condition": {
      equal(of, "equals");
      const id = (attributeOf(of, "attribute-id") ?? "").replace(/^custom\./, "");
      return { attributes: { [`c_${id}`]: valuesIn(of).map((text) => typed(text, types.get(`Product.${id}`))) } };
    }
    default:
      throw new Unfollowed(of.name);
  }
};

const joined = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];

const unique = (all: readonly ProductConditions[]): ProductConditions => {
  const names = all.flatMap((each) => [...Object.keys(each), ...Object.keys(each.attributes ?? {})]);
  if (
    new Set(names.filter((name) => name !== "attributes")).size < names.filter((name) => name !== "attributes").length
  )
    throw new Unfollowed("conditions of one kind that must hold together");
  return {
    ...Object.assign({}, ...all),
    ...(all.some(({ attributes }) => attributes)
      ? { attributes: Object.assign({}, ...all.map(({ attributes }) => attributes ?? {})) as Record<string, unknown[]> }
      : {}),
  };
};

/**
 * What such an element selects: groups are alternatives, the conditions of a group hold together. @throws Unfollowed
 */
export const selectionOf = (of: XmlElement | undefined, context: Pick<ArchiveContext, "types">): ProductSelection => {
  const groupsIn = (name: string) =>
    childrenOf(childOf(of, name), "condition-group").map((each) =>
      elementsOf(each).map((one) => readCondition(one, context)),
    );
  const groups = groupsIn("included-products")
    .filter((conditions) => conditions.length > 0)
    .map(unique);
  let excluded: ProductConditions = {};
  for (const conditions of groupsIn("excluded-products")) {
    if (conditions.length > 1 || conditions.some(({ attributes }) => attributes))
      throw new Unfollowed("exclusions of several conditions or by attribute");
    if (conditions[0]) excluded = addTo(excluded, conditions[0]);
  }
  return {
    ...(groups.length > 0 ? { groups } : {}),
    ...(excluded.brands ? { excludedBrands: excluded.brands } : {}),
    ...(excluded.productIds ? { excludedProductIds: excluded.productIds } : {}),
    ...(excluded.categoryIds ? { excludedCategoryIds: excluded.categoryIds } : {}),
  };
};

/** Exclusions of one more group; each of them leaves a product out by itself. */
const addTo = (all: ProductConditions, one: ProductConditions): ProductConditions => ({
  ...all,
  ...(one.brands ? { brands: joined(all.brands, one.brands) } : {}),
  ...(one.productIds ? { productIds: joined(all.productIds, one.productIds) } : {}),
  ...(one.categoryIds ? { categoryIds: joined(all.categoryIds, one.categoryIds) } : {}),
});
