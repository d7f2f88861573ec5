import type { ContentFacts, ContentText } from "#sandbox/platform/experience/module.ts";
import { numberOf } from "./amount-text.ts";
import { presentAttributes, readAttributes, type Attributes } from "./custom-attributes.ts";
import { languageOf, localized } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

const DEFAULT = "x-default";
const ROOT = "root";

const languages = (facts: ContentFacts) =>
  Object.keys(facts.texts).sort((one, other) => (one === DEFAULT ? -1 : other === DEFAULT ? 1 : one < other ? -1 : 1));

const inLanguages = (
  facts: ContentFacts,
  name: string,
  of: "name" | "description" | "pageTitle" | "pageDescription",
) => {
  const told = (language: string) => facts.texts[language]?.[of] || null;
  const others = languages(facts).filter((language) => language !== DEFAULT);
  return localized(
    name,
    told(DEFAULT),
    others.map((language) => ({ language, text: told(language) })),
  );
};

const list = (name: string, all: readonly XmlElement[]) => (all.length > 0 ? element(name, {}, ...all) : undefined);

/** Tells an asset. */
export const contentElement = (facts: ContentFacts): XmlElement => {
  const attributes = languages(facts).flatMap((language) =>
    elementsOf(presentAttributes(facts.texts[language]?.attributes ?? {})).map((each) =>
      language === DEFAULT ? each : { ...each, attributes: { ...each.attributes, "xml:lang": language } },
    ),
  );
  return element(
    "content",
    { "content-id": facts.id },
    ...inLanguages(facts, "display-name", "name"),
    ...inLanguages(facts, "description", "description"),
    textElement("online-flag", facts.online),
    list("page-attributes", [
      ...inLanguages(facts, "page-title", "pageTitle"),
      ...inLanguages(facts, "page-description", "pageDescription"),
    ]),
    list("custom-attributes", attributes),
    element(
      "folder-links",
      {},
      element(
        "classification-link",
        { "folder-id": facts.folderId },
        textElement("position", facts.position === 0 ? undefined : facts.position),
      ),
    ),
  );
};

/** Reads an asset. */
export const contentFactsOf = ({ key, element: of }: Entry, context: ArchiveContext): ContentFacts => {
  const page = childOf(of, "page-attributes");
  const custom = childrenOf(childOf(of, "custom-attributes"), "custom-attribute").filter(
    (each) => attributeOf(each, "site-id") === undefined,
  );
  const spoken = new Set([
    DEFAULT,
    ...["display-name", "description"].flatMap((name) => childrenOf(of, name)).map(languageOf),
    ...["page-title", "page-description"].flatMap((name) => childrenOf(page, name)).map(languageOf),
    ...custom.map(languageOf),
  ]);
  const told = (parent: XmlElement | undefined, name: string, language: string) => {
    const found = childrenOf(parent, name).find((each) => languageOf(each) === language);
    return found ? textOf(found) : "";
  };
  const attributesIn = (language: string): Attributes => {
    const own = custom.filter((each) => languageOf(each) === language);
    const plain = own.map((each) => ({
      ...each,
      attributes: { "attribute-id": attributeOf(each, "attribute-id") ?? "" },
    }));
    return readAttributes(element("content", {}, element("custom-attributes", {}, ...plain)), "Content", context);
  };
  const isSaid = ({ attributes, ...words }: ContentText) =>
    Object.keys(attributes).length > 0 || Object.values(words).some((word) => word !== "");
  const all = Object.fromEntries(
    [...spoken].map((language): [string, ContentText] => [
      language,
      {
        name: told(of, "display-name", language),
        description: told(of, "description", language),
        pageTitle: told(page, "page-title", language),
        pageDescription: told(page, "page-description", language),
        attributes: attributesIn(language),
      },
    ]),
  );
  const { [DEFAULT]: general, ...others } = all;
  const texts = general && !isSaid(general) && Object.keys(others).length > 0 ? others : all;
  const link = childOf(childOf(of, "folder-links"), "classification-link");
  return {
    id: key,
    folderId: attributeOf(link, "folder-id") ?? ROOT,
    online: childrenOf(of, "online-flag").some((flag) => textOf(flag).trim() === "true"),
    position: Math.round(numberOf(textIn(link, "position")) ?? 0),
    texts,
  };
};
