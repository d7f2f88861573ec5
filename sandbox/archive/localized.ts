import { attributeOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

const DEFAULT = "x-default";

/** `en_US` and `en-US` are the same language. */
export const languageOf = (of: XmlElement): string => (attributeOf(of, "xml:lang") ?? DEFAULT).replace("_", "-");

/** The text in the default language, else in the first there is; undefined when there is none. */
export const defaultText = (parent: XmlElement | undefined, name: string): string | undefined => {
  const all = childrenOf(parent, name);
  const found = all.find((each) => languageOf(each) === DEFAULT) ?? all[0];
  return found && textOf(found);
};

/** The text in one language, when it is there. */
export const textInLanguage = (parent: XmlElement, name: string, language: string): string | null => {
  const found = childrenOf(parent, name).find((each) => languageOf(each) === language);
  return found ? textOf(found) : null;
};

/** Languages other than the default that any of these elements speaks. */
export const languagesIn = (parent: XmlElement, names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => childrenOf(parent, name))
      .map(languageOf)
      .filter((language) => language !== DEFAULT),
  ),
];

/** A text in the default language and in others; nothing when there is none at all. */
export const localized = (
  name: string,
  text: string | null | undefined,
  others: readonly { language: string; text: string | null }[] = [],
): XmlElement[] => [
  ...(text === null || text === undefined ? [] : [element(name, { "xml:lang": DEFAULT }, text)]),
  ...others.flatMap((other) =>
    other.text === null ? [] : [element(name, { "xml:lang": other.language }, other.text)],
  ),
];
