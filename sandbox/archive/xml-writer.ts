import type { XmlElement } from "./xml-element.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

const escapeText = (text: string) => text.replace(/[&<>\r]/g, (character) => escapes[character] ?? character);

const escapeAttribute = (text: string) => text.replace(/[&<>"\r\n\t]/g, (character) => escapes[character] ?? character);

/** A start tag without its closing bracket; attributes by name, so that the same element is always the same text. */
export const startOf = ({ name, attributes = {} }: Pick<XmlElement, "name" | "attributes">): string =>
  `<${name}${Object.entries(attributes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join("")}`;

/** An element as text, indented; text is written as it is, so elements with text inside stay on one line. */
export const writeElement = (of: XmlElement, depth = 0): string => {
  const indent = "    ".repeat(depth);
  return `${indent}${inline(of, depth)}\n`;
};

/** An element inside text: nothing may be added around it. */
const inText = (of: XmlElement): string => {
  const inner = (of.children ?? []).map((child) => (typeof child === "string" ? escapeText(child) : inText(child)));
  return inner.length === 0 ? `${startOf(of)}/>` : `${startOf(of)}>${inner.join("")}</${of.name}>`;
};

const inline = (of: XmlElement, depth: number): string => {
  const children = of.children ?? [];
  if (children.length === 0 || children.some((child) => typeof child === "string")) return inText(of);
  const inner = children.map((child) => (typeof child === "string" ? child : writeElement(child, depth + 1)));
  return `${startOf(of)}>\n${inner.join("")}${"    ".repeat(depth)}</${of.name}>`;
};
