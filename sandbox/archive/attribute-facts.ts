import {
  type AttributeDefinition,
  type AttributeType,
  writableTypes,
} from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import { JSON_MARK } from "./custom-attributes.ts";
import { defaultText, localized } from "./localized.ts";
import { OWN_WORDS } from "./own-words.ts";
import { attributeOf, childOf, childrenOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

/** Kinds of objects whose custom attributes shoppers write: baskets, orders, customers, lists, and their parts. */
export const shopperTypes: ReadonlySet<string> = new Set([
  "Basket",
  "Order",
  "ProductLineItem",
  "Shipment",
  "ShippingLineItem",
  "GiftCertificateLineItem",
  "OrderAddress",
  "OrderPaymentInstrument",
  "Profile",
  "CustomerAddress",
  "CustomerPaymentInstrument",
  "ProductList",
  "ProductListItem",
]);

const isWritable = (type: string): type is AttributeType => (writableTypes as readonly string[]).includes(type);

const numberIn = (of: XmlElement, name: string): number | undefined => {
  const text = textIn(of, name)?.trim();
  return text === undefined || text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
};

const valuesIn = (of: XmlElement, type: string): (string | number)[] =>
  childrenOf(childOf(of, "value-definitions"), "value-definition")
    .map((each) => textIn(each, "value")?.trim() ?? "")
    .map((value) => (type === "enum-of-int" ? Number(value) : value));

/** A definition without what it does not say. */
const definitionOf = (of: XmlElement, type: AttributeType): AttributeDefinition => {
  const said: Partial<Record<keyof AttributeDefinition, unknown>> = {
    type,
    minLength: numberIn(of, "min-length"),
    minValue: numberIn(of, "min-value"),
    maxValue: numberIn(of, "max-value"),
    regex: textIn(of, "regex")?.trim() || undefined,
    values: type.startsWith("enum-of") ? valuesIn(of, type) : undefined,
    isMultiple: textIn(of, "select-multiple-flag")?.trim() === "true" || undefined,
  };
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as unknown as AttributeDefinition;
};

/**
 * The custom attributes a `type-extension` defines, how many are of types that no API writes (HTML, images), and how
 * many of the others are mandatory: that binds Business Manager; no API of shoppers asks for them.
 */
export const definitionsOf = (
  extension: XmlElement,
): { definitions: Record<string, AttributeDefinition>; unwritable: number; mandatory: number } => {
  const definitions: Record<string, AttributeDefinition> = {};
  let unwritable = 0;
  let mandatory = 0;
  for (const of of childrenOf(childOf(extension, "custom-attribute-definitions"), "attribute-definition")) {
    // What the sandbox says there in its own words is no attribute of shoppers.
    if (attributeOf(of, "attribute-id") === OWN_WORDS) continue;
    const type = defaultText(of, "description") === JSON_MARK ? "json" : (textIn(of, "type")?.trim() ?? "");
    if (isWritable(type)) definitions[`c_${attributeOf(of, "attribute-id") ?? ""}`] = definitionOf(of, type);
    else unwritable += 1;
    if (isWritable(type) && textIn(of, "mandatory-flag")?.trim() === "true") mandatory += 1;
  }
  return { definitions, unwritable, mandatory };
};

/** The element of a definition, for example of a cartridge; `definitionsOf` reads it back. */
export const presentDefinition = (
  name: string,
  { type, minLength, minValue, maxValue, regex, values, isMultiple }: AttributeDefinition,
): XmlElement =>
  element(
    "attribute-definition",
    { "attribute-id": name.replace(/^c_/, "") },
    ...(type === "json" ? localized("description", JSON_MARK) : []),
    textElement("type", type === "json" ? "text" : type),
    textElement("min-length", minLength),
    textElement("min-value", minValue),
    textElement("max-value", maxValue),
    textElement("regex", regex),
    textElement("select-multiple-flag", isMultiple),
    values &&
      element(
        "value-definitions",
        {},
        ...values.map((value) => element("value-definition", {}, textElement("value", value))),
      ),
  );
