import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { missingTexts, translatedLocales } from "#build/translations.mjs";
import { sites } from "#config/site-list.ts";

const folder = path.join(__dirname, "../translations");
const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, `${locale}.json`), "utf8")) as Record<string, string>;
const source = textsOf("en-US");
const translated = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && name !== "en-US.json")
  .map((name) => name.replace(".json", ""));

/** What a text is given: arguments and tags, each once. */
const givenTo = (elements: readonly MessageFormatElement[]): string[] => {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...givenTo(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => givenTo(value))];
    return [element.value];
  });
  return [...new Set(names)].sort();
};

test("every language of a shop that is not English has its texts", () => {
  const languages = new Set(sites.map(({ locale }) => locale).filter((locale) => !locale.startsWith("en")));
  expect([...languages].filter((locale) => !translated.includes(locale))).toEqual([]);
});

// A shop of one language has no translation, and a table of tests may not be empty: a loop takes its place.
for (const locale of translatedLocales()) {
  test(`nothing is missing in ${locale}, of the product's texts and of a shop's own`, () => {
    expect(missingTexts(locale)).toEqual({});
  });
}

for (const locale of translated) {
  describe(`the texts in ${locale}`, () => {
    const texts = textsOf(locale);

    test("are those of the shop, none missing and none left over", () => {
      expect(Object.keys(texts)).toEqual(Object.keys(source));
    });

    test("are given the same arguments and tags", () => {
      const wrong = Object.entries(texts).filter(
        ([id, text]) => givenTo(parse(text)).join() !== givenTo(parse(source[id] ?? "")).join(),
      );
      expect(wrong).toEqual([]);
    });

    test("have no straight quotation marks", () => {
      expect(Object.entries(texts).filter(([, text]) => /['"]/.test(text))).toEqual([]);
    });
  });
}
