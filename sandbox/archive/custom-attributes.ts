import type { ArchiveContext } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

/** Custom attributes with their `c_` names. */
export type Attributes = Record<string, unknown>;

/** The description that marks an attribute whose text is JSON, because the format has no objects. */
export const JSON_MARK = "JSON";

/** What type a value needs. */
export const typeOfValue = (value: unknown): string => {
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "double";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return "set-of-string";
  if (Array.isArray(value) && value.every((each) => typeof each === "number")) return "set-of-double";
  return typeof value === "object" ? JSON_MARK : "string";
};

const present = (attributeId: string, value: unknown): XmlElement => {
  const attributes = { "attribute-id": attributeId };
  if (Array.isArray(value) && typeOfValue(value).startsWith("set-of"))
    return element("custom-attribute", attributes, ...value.map((each) => element("value", {}, String(each))));
  return element("custom-attribute", attributes, typeof value === "string" ? value : JSON.stringify(value));
};

/** The element for attributes, by name; nothing for none. */
export const presentAttributes = (attributes: Attributes): XmlElement | undefined => {
  const known = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, unknown] => [name.replace(/^c_/, ""), value])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return known.length === 0
    ? undefined
    : element("custom-attributes", {}, ...known.map(([id, value]) => present(id, value)));
};

const numberOr = (text: string): number | string =>
  text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);

const valueOf = (of: XmlElement, type: string | undefined): unknown => {
  const values = childrenOf(of, "value").map(textOf);
  if (type?.startsWith("set-of") || values.length > 0)
    return type === "set-of-int" || type === "set-of-double" ? values.map(numberOr) : values;
  const text = textOf(of);
  if (type === "boolean") return text.trim() === "true";
  if (type === "int" || type === "double") return numberOr(text);
  if (type !== JSON_MARK) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/**
 * The attributes an object has everywhere: those for one site or another language than the default are left to the
 * archive.
 * @param objectType of the metadata, for example `Product`
 */
export const readAttributes = (
  of: XmlElement,
  objectType: string,
  { types }: Pick<ArchiveContext, "types">,
): Attributes =>
  Object.fromEntries(
    childrenOf(childOf(of, "custom-attributes"), "custom-attribute")
      .filter((each) => {
        const language = attributeOf(each, "xml:lang");
        return attributeOf(each, "site-id") === undefined && (language === undefined || language === "x-default");
      })
      .map((each): [string, unknown] => {
        const id = attributeOf(each, "attribute-id") ?? "";
        return [`c_${id}`, valueOf(each, types.get(`${objectType}.${id}`))];
      }),
  );

/** Takes some attributes out, because the shop has a place of its own for them. */
export const takeOut = (attributes: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));
