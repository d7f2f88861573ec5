import { childOf, childrenOf, attributeOf, element, textOf, type XmlElement } from "./xml-element.ts";
import { canonical, isSameValue } from "./site-rows.ts";

/** The custom attribute that holds, as JSON, what the format has no words for. */
export const OWN_WORDS = "sandbox";

/** What an element says in the sandbox's own words; nothing for most. */
export const ownWordsOf = (of: XmlElement): Record<string, unknown> => {
  const found = childrenOf(childOf(of, "custom-attributes"), "custom-attribute").find(
    (each) => attributeOf(each, "attribute-id") === OWN_WORDS,
  );
  if (!found) return {};
  try {
    const value: unknown = JSON.parse(textOf(found));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};

/** The attribute for own words; nothing for none. */
export const presentOwnWords = (words: Readonly<Record<string, unknown>>): XmlElement | undefined => {
  const said = Object.entries(words).filter(([, value]) => value !== undefined);
  return said.length === 0
    ? undefined
    : element("custom-attribute", { "attribute-id": OWN_WORDS }, JSON.stringify(canonical(Object.fromEntries(said))));
};

/** The members of a value that its element does not give back. */
export const unsaidIn = <T extends object>(facts: T, readAgain: T | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => !isSameValue(value, readAgain?.[name as keyof T])),
  ) as Partial<T>;
