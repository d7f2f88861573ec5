/** An element of an archive's files as plain data, so that it can be kept in a JSON column. */
export interface XmlElement {
  name: string;
  /** By name, prefixes included, for example `xml:lang`. */
  attributes?: Record<string, string>;
  children?: readonly XmlNode[];
}

/** An element or a piece of text. */
export type XmlNode = XmlElement | string;

/** Makes an element; attributes and children that are undefined are left out. */
export const element = (
  name: string,
  attributes: Record<string, string | undefined> = {},
  ...children: readonly (XmlNode | undefined)[]
): XmlElement => {
  const own = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const inner = children.filter((child): child is XmlNode => child !== undefined && child !== "");
  return {
    name,
    ...(own.length > 0 ? { attributes: Object.fromEntries(own) } : {}),
    ...(inner.length > 0 ? { children: inner } : {}),
  };
};

/**
 * Makes an element that holds a text, or nothing for a value that is not there. An empty text makes an empty element:
 * "blank".
 */
export const textElement = (
  name: string,
  value: string | number | boolean | null | undefined,
  attributes: Record<string, string | undefined> = {},
): XmlElement | undefined =>
  value === null || value === undefined ? undefined : element(name, attributes, String(value));

/** The elements inside, in order. */
export const elementsOf = (parent: XmlElement | undefined): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => typeof child !== "string");

/** The elements of one name inside. */
export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(parent).filter((child) => child.name === name);

/** The first element of one name inside. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name)[0];

/** The text inside, that of inner elements included. */
export const textOf = (of: XmlElement): string =>
  (of.children ?? []).map((child) => (typeof child === "string" ? child : textOf(child))).join("");

/** The text of the first element of one name; undefined when there is none, empty for an empty one. */
export const textIn = (parent: XmlElement | undefined, name: string): string | undefined => {
  const found = childOf(parent, name);
  return found && textOf(found);
};

/** An attribute's value. */
export const attributeOf = (of: XmlElement | undefined, name: string): string | undefined => of?.attributes?.[name];

/** Whether two elements say the same, whatever the order of their attributes. */
export const isSameElement = (one: XmlElement, other: XmlElement): boolean => canonical(one) === canonical(other);

const canonical = (of: XmlElement): string => {
  const attributes = Object.entries(of.attributes ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const children = (of.children ?? []).map((child) => (typeof child === "string" ? child : canonical(child)));
  return JSON.stringify([of.name, attributes, children]);
};
