import type { SearchExchange, SearchRedirect } from "#sandbox/platform/search/module.ts";
import { withoutAccents, wordsOf } from "#sandbox/platform/search/search-query.ts";
import { atSites, createFirstSiteCounts } from "./first-site-counts.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { languageOf } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** Words of one language as a list in an archive. */
interface WordList {
  object: string;
  /** Lists by language. */
  read(): Promise<Map<string, XmlElement[]>>;
  understood(of: XmlElement): XmlElement[];
  write(locale: string, of: XmlElement): Promise<void>;
  remove(locale: string): Promise<void>;
}

const parts = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const partsIn = (of: XmlElement, name: string) => childrenOf(of, name).map((each) => parts(textOf(each)));

const unique = (values: readonly string[]) => [...new Set(values)];

/** Groups of words that all mean the same, from pairs; what is no whole group is told pair by pair. */
export const synonymGroups = (pairs: readonly { term: string; synonym: string }[]): string[][] => {
  const of = new Map(
    [...groupedBy(pairs, ({ term }) => term)].map(([term, all]) => [term, new Set(all.map(({ synonym }) => synonym))]),
  );
  const isPair = (one: string, other: string) => of.get(one)?.has(other) ?? false;
  const told = new Set<string>();
  const groups: string[][] = [];
  const add = (group: string[]) => {
    groups.push(group);
    for (const one of group) for (const other of group) told.add(`${one}\n${other}`);
  };
  for (const [term, synonyms] of [...of].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const group = [term, ...synonyms].sort();
    if (group.every((one) => group.every((other) => one === other || isPair(one, other)))) {
      if (!told.has(`${term}\n${group.find((each) => each !== term) ?? ""}`)) add(group);
    } else
      for (const synonym of [...synonyms].sort()) if (!told.has(`${term}\n${synonym}`)) add([term, synonym].sort());
  }
  return groups;
};

const isWord = (text: string) => wordsOf(text).length === 1;

const pairsIn = (of: XmlElement) =>
  partsIn(of, "synonyms").flatMap((group) => {
    const words = unique(group.filter(isWord).map((word) => withoutAccents(word).toLowerCase()));
    return words.flatMap((term) => words.filter((synonym) => synonym !== term).map((synonym) => ({ term, synonym })));
  });

const line = (name: string, values: readonly string[]) => element(name, {}, values.join(", "));

/** Rows grouped by their language, in the order they came. */
const byLocale = <Row extends { locale: string }>(rows: Row[], make: (rows: Row[]) => XmlElement[]) =>
  new Map([...groupedBy(rows, ({ locale }) => locale)].map(([locale, all]) => [locale, make(all)]));

const wordLists = ({ stopWords, synonyms, phrases }: SearchExchange): WordList[] => [
  {
    object: "stopword-list",
    read: async () =>
      byLocale(await stopWords.read(), (rows) => [
        line(
          "stopwords",
          rows.map(({ word }) => word),
        ),
      ]),
    understood: (of) => [line("stopwords", unique(stopWordsIn(of)).sort())],
    write: (locale, of) =>
      stopWords.put(
        locale,
        unique(stopWordsIn(of)).map((word) => ({ locale, word })),
      ),
    remove: (locale) => stopWords.put(locale, []),
  },
  {
    object: "synonym-list",
    read: async () =>
      byLocale(await synonyms.read(), (rows) => synonymGroups(rows).map((group) => line("synonyms", group))),
    understood: (of) => synonymGroups(pairsIn(of)).map((group) => line("synonyms", group)),
    write: (locale, of) =>
      synonyms.put(
        locale,
        pairsIn(of).map((pair) => ({ locale, ...pair })),
      ),
    remove: (locale) => synonyms.put(locale, []),
  },
  {
    object: "suggestion-list",
    read: async () =>
      byLocale(await phrases.read(), (rows) => rows.map(({ phrase }) => element("suggestions", {}, phrase))),
    understood: (of) => unique(partsIn(of, "suggestions").flat()).map((phrase) => element("suggestions", {}, phrase)),
    write: (locale, of) =>
      phrases.put(
        locale,
        unique(partsIn(of, "suggestions").flat()).map((phrase, position) => ({ locale, phrase, position })),
      ),
    remove: (locale) => phrases.put(locale, []),
  },
];

const stopWordsIn = (of: XmlElement) => childrenOf(of, "stopwords").flatMap((each) => wordsOf(textOf(each)));

/** `x-default`, `en` and `en-US` name lists of their own; a language reads those of all three. */
const localeOf = (of: XmlElement) => languageOf(of);

const wordMapping = (list: WordList, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "search2",
    object: list.object,
    read: async (keys) =>
      [...(await list.read())]
        .filter(([locale]) => keys?.includes(locale) ?? true)
        .flatMap(([locale, lines]) => atSites(siteIds, locale, element(list.object, { "xml:lang": locale }, ...lines))),
    understood: ({ element: of }) =>
      element(list.object, { "xml:lang": attributeOf(of, "xml:lang") }, ...list.understood(of)),
    write: async (entries, { count }) => {
      const { taken, refused } = firstTold(entries);
      count(`search2: ${list.object} told otherwise by another site, kept without effect`, refused.length);
      for (const { element: of } of taken) await list.write(localeOf(of), of);
      return refused;
    },
    remove: async (entries) => {
      for (const { element: of } of entries) await list.remove(localeOf(of));
    },
  };
};

/** Phrases that lead to an address; those that lead to a category, a product or a page are only kept. */
const redirectsIn = (of: XmlElement): SearchRedirect[] =>
  childrenOf(of, "redirect").flatMap((redirect) => {
    const url = attributeOf(childOf(redirect, "url-redirect"), "target-url");
    return url === undefined || textIn(redirect, "online-flag") === "false"
      ? []
      : childrenOf(redirect, "keywords").flatMap((keywords) =>
          parts(textOf(keywords)).map((phrase) => ({
            locale: languageOf(keywords),
            phrase: wordsOf(phrase).join(" "),
            url,
          })),
        );
  });

const redirectsElement = (redirects: readonly SearchRedirect[]): XmlElement => {
  const sorted = [...redirects].sort((one, other) =>
    [one.url, one.locale, one.phrase].join("\n") < [other.url, other.locale, other.phrase].join("\n") ? -1 : 1,
  );
  return element(
    "redirect-list",
    {},
    ...[...groupedBy(sorted, ({ url }) => url)].map(([url, all]) =>
      element(
        "redirect",
        {},
        ...[...groupedBy(all, ({ locale }) => locale)].map(([locale, phrases]) =>
          element("keywords", { "xml:lang": locale }, unique(phrases.map(({ phrase }) => phrase)).join(", ")),
        ),
        textElement("online-flag", true),
        element("url-redirect", { "target-url": url }),
      ),
    ),
  );
};

const redirectMapping = (search: SearchExchange, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "search2",
    object: "redirect-list",
    read: async () => {
      const rows = await search.redirects();
      return rows.length > 0 ? atSites(siteIds, "", redirectsElement(rows)) : [];
    },
    understood: ({ element: of }: Entry) => redirectsElement(redirectsIn(of)),
    write: async (entries, { count }) => {
      const { taken, refused } = firstTold(entries);
      count("search2: redirects told otherwise by another site, kept without effect", refused.length);
      for (const { element: of } of taken) await search.putRedirects(redirectsIn(of));
      return refused;
    },
    remove: () => search.putRedirects([]),
  };
};

/** The merchant's words: stop words, synonyms, suggestions and redirects; the shop has one set for all its sites. */
export const searchWordMappings = (search: SearchExchange, siteIds: readonly string[]): Mapping[] => [
  ...wordLists(search).map((list) => wordMapping(list, siteIds)),
  redirectMapping(search, siteIds),
];
