import type { AttributeExchange } from "#sandbox/organization/custom-attributes/module.ts";
import { definitionsOf, shopperTypes } from "./attribute-facts.ts";
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

/** What carries custom attributes: the name of its type, and the attributes of all there are. */
export type AttributeSource = readonly [typeId: string, attributes: () => Promise<Record<string, unknown>[]>];

/** What custom attributes there are and of what type: without it a feed's `true` would be a text. */
export const metadataMapping = (sources: readonly AttributeSource[], attributes: AttributeExchange): Mapping => ({
  kind: "metadata",
  object: "type-extension",
  isKeyShopWide: true,

  read: async () => {
    const found: Record<string, Types> = {};
    for (const [typeId, types] of Object.entries(own)) found[typeId] = new Map(Object.entries(types));
    for (const [typeId, attributesOf] of sources)
      for (const attributes of await attributesOf()) addTypes((found[typeId] ??= new Map()), attributes);
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
  write: async (entries, { count }) => {
    for (const { key, element: of } of entries) {
      const { definitions, unwritable } = definitionsOf(of);
      if (!shopperTypes.has(key)) continue;
      await attributes.replace(key, definitions);
      count("metadata: attributes of a type that no API writes", unwritable);
    }
  },
  remove: async (entries) => {
    for (const { key } of entries) await attributes.replace(key, {});
  },
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
