import type { AttributeExchange } from "#sandbox/organization/custom-attributes/module.ts";
import type {
  AttributeDefinition,
  ObjectAttributes,
} from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import { definitionsOf, presentDefinition, shopperTypes } from "./attribute-facts.ts";
import { JSON_MARK, typeOfValue, type Attributes } from "./custom-attributes.ts";
import { mergeElements } from "./element-merge.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textIn, type XmlElement } from "./xml-element.ts";
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

/** How an attribute is defined, by its id. */
type Elements = Map<string, XmlElement>;

const extension = (typeId: string, definitions: Elements): XmlElement =>
  element(
    "type-extension",
    { "type-id": typeId },
    element(
      "custom-attribute-definitions",
      {},
      ...[...definitions].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, definition]) => definition),
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
  Store: {
    bopisEnabled: "boolean",
    imageAlternatives: JSON_MARK,
    openingHours: JSON_MARK,
    temporarilyClosed: "boolean",
    timeZone: "string",
  },
};

/** What carries custom attributes: the name of its type, and the attributes of all there are. */
export type AttributeSource = readonly [typeId: string, attributes: () => Promise<Record<string, unknown>[]>];

/**
 * What custom attributes there are and of what type: without it a feed's `true` would be a text.
 * @param defined those of a cartridge: where an export goes, shoppers may write the same
 */
export const metadataMapping = (
  sources: readonly AttributeSource[],
  attributes: AttributeExchange,
  defined: ObjectAttributes = {},
): Mapping => ({
  kind: "metadata",
  object: "type-extension",
  isKeyShopWide: true,

  read: async () => {
    const found: Record<string, Types> = {};
    for (const [typeId, types] of Object.entries(own)) found[typeId] = new Map(Object.entries(types));
    for (const [typeId, attributesOf] of sources)
      for (const attributes of await attributesOf()) addTypes((found[typeId] ??= new Map()), attributes);
    const elements = new Map<string, Elements>();
    const put = (typeId: string, id: string, definition: AttributeDefinition) => {
      const ofType = elements.get(typeId) ?? new Map<string, XmlElement>();
      elements.set(typeId, ofType.set(id, presentDefinition(id, definition)));
    };
    for (const [typeId, types] of Object.entries(found))
      for (const [id, type] of types)
        put(typeId, id, { type: type === JSON_MARK ? "json" : (type as AttributeDefinition["type"]) });
    for (const [typeId, definitions] of [...Object.entries(await attributes.all()), ...Object.entries(defined)])
      for (const [name, definition] of Object.entries(definitions)) put(typeId, name.slice(2), definition);
    return [...elements]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([typeId, definitions]): Entry => ({
        siteId: "",
        containerId: "",
        key: typeId,
        element: extension(typeId, definitions),
      }));
  },

  // Definitions that nothing of the shop has yet are its own all the same: they stay.
  understood: ({ key }) => element("type-extension", { "type-id": key }),
  combine: (kept, now) => mergeElements(now, kept, []),
  write: async (entries, { count }) => {
    for (const { key, element: of } of entries) {
      const { definitions, unwritable, mandatory } = definitionsOf(of);
      if (!shopperTypes.has(key)) continue;
      await attributes.replace(key, definitions);
      count("metadata: attributes of a type that no API writes", unwritable);
      count("metadata: mandatory attributes that shoppers may leave out", mandatory);
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
