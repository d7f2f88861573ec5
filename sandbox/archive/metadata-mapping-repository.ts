import type { Database } from "#sandbox/core/database/connection.ts";
import { contentAssets } from "#sandbox/platform/experience/experience-tables.ts";
import { categories, products } from "#sandbox/platform/products/product-tables.ts";
import {
  customerAddresses,
  customerPaymentInstruments,
  customers,
} from "#sandbox/platform/customers/customer-tables.ts";
import { productListItems, productLists } from "#sandbox/platform/product-lists/product-list-tables.ts";
import { sitePreferences } from "#sandbox/platform/site-preferences/site-preference-tables.ts";
import { JSON_MARK, typeOfValue, type Attributes } from "./custom-attributes.ts";
import { mergeElements } from "./element-merge.ts";
import { localized } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textIn, textElement, type XmlElement } from "./xml-element.ts";
import { defaultText } from "./localized.ts";

type Types = Map<string, string>;

/** Two types of one attribute: whole numbers are numbers, anything else that differs is text. */
const both = (one: string | undefined, other: string): string => {
  if (one === undefined || one === other) return other;
  return [one, other].every((type) => type === "int" || type === "double") ? "double" : "string";
};

const addTypes = (types: Types, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith("c_") && value !== null && value !== undefined)
      types.set(name.slice(2), both(types.get(name.slice(2)), typeOfValue(value)));
};

const definition = (id: string, type: string): XmlElement =>
  element(
    "attribute-definition",
    { "attribute-id": id },
    ...(type === JSON_MARK ? localized("description", JSON_MARK) : []),
    textElement("type", type === JSON_MARK ? "text" : type),
  );

const extension = (typeId: string, types: Types): XmlElement =>
  element(
    "type-extension",
    { "type-id": typeId },
    element(
      "custom-attribute-definitions",
      {},
      ...[...types].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, type]) => definition(id, type)),
    ),
  );

/** Attributes the shop tells of its own columns. */
const own: Record<string, Record<string, string>> = {
  PriceBook: { customerGroup: "string", priceBookKind: "string" },
  Product: { weightGrams: "int" },
  Campaign: { sandbox: JSON_MARK },
  Content: { sandbox: JSON_MARK },
  CustomerGroup: { sandbox: JSON_MARK },
  CustomerPaymentInstrument: { sandbox: JSON_MARK },
  GiftCertificate: { sandbox: JSON_MARK },
  Profile: { sandbox: JSON_MARK },
  ProductList: { sandbox: JSON_MARK },
  Promotion: { sandbox: JSON_MARK },
  ShippingMethod: { estimatedArrivalTime: "string", sandbox: JSON_MARK, storePickupEnabled: "boolean" },
  SourceCodeGroup: { sandbox: JSON_MARK },
  Store: { bopisEnabled: "boolean", openingHours: JSON_MARK, temporarilyClosed: "boolean", timeZone: "string" },
};

/** Tables with custom attributes, by the type of object they hold. */
const attributeTables = [
  ["Profile", customers],
  ["Content", contentAssets],
  ["CustomerPaymentInstrument", customerPaymentInstruments],
  ["ProductList", productLists],
  ["ProductListItem", productListItems],
] as const;

/** What custom attributes there are and of what type: without it a feed's `true` would be a text. */
export const metadataMapping = (database: Database): Mapping => ({
  kind: "metadata",
  object: "type-extension",
  isKeyShopWide: true,

  read: async () => {
    const found: Record<string, Types> = {};
    for (const [typeId, types] of Object.entries(own)) found[typeId] = new Map(Object.entries(types));
    const productTypes = (found.Product ??= new Map());
    for (const { attributes } of await database.sql.select({ attributes: products.attributes }).from(products))
      addTypes(productTypes, attributes);
    const categoryTypes = (found.Category ??= new Map());
    for (const { attributes } of await database.sql.select({ attributes: categories.attributes }).from(categories))
      addTypes(categoryTypes, attributes);
    for (const [typeId, table] of attributeTables)
      for (const { attributes } of await database.sql.select({ attributes: table.attributes }).from(table))
        addTypes((found[typeId] ??= new Map()), attributes);
    for (const { fields } of await database.sql.select({ fields: customerAddresses.fields }).from(customerAddresses))
      addTypes((found.CustomerAddress ??= new Map()), fields);
    for (const { name, value } of await database.sql.select().from(sitePreferences))
      addTypes((found.SitePreferences ??= new Map()), { [`c_${name}`]: value });
    return Object.entries(found)
      .filter(([, types]) => types.size > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([typeId, types]): Entry => ({
        siteId: "",
        containerId: "",
        key: typeId,
        element: extension(typeId, types),
      }));
  },

  understood: ({ element: of }) => of,
  combine: (kept, now) => mergeElements(now, kept, []),
  write: async () => undefined,
  remove: async () => undefined,
});

/** The types of the custom attributes that these definitions speak of: `Product.isKosher` → `boolean`. */
export const attributeTypes = (extensions: readonly XmlElement[]): Map<string, string> =>
  new Map(
    extensions.flatMap((each) =>
      childrenOf(childOf(each, "custom-attribute-definitions"), "attribute-definition").map((of): [string, string] => [
        `${attributeOf(each, "type-id") ?? ""}.${attributeOf(of, "attribute-id") ?? ""}`,
        defaultText(of, "description") === JSON_MARK ? JSON_MARK : (textIn(of, "type") ?? "string"),
      ]),
    ),
  );
