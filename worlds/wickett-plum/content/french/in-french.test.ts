import { contentItems } from "../content-items.ts";
import { itemsWithin, textsWithin } from "../content-walk.ts";
import { frenchPages, WORDED } from "./in-french.ts";

const items = contentItems(new Date("2026-11-21T10:00:00Z"));
const pageOf = (key: string) => items.find(({ _meta }) => _meta.deliveryKey === key);
const keys = Object.keys(frenchPages);

test("a page that can be read in French says all of it in French", () => {
  const english = keys.flatMap((key) => {
    const said = textsWithin(pageOf(key)).filter(({ field }) => WORDED.has(field));
    const french = said.filter(({ locale }) => locale === "fr-CA").length;
    const american = said.filter(({ locale }) => locale === "en-US").length;
    const alike = said.filter(({ locale }) => locale === undefined).map(({ text }) => `${key}: ${text}`);
    return french === american ? alike : [`${key}: ${french} of ${american} texts`, ...alike];
  });
  expect(keys.length).toBeGreaterThan(65);
  expect(english).toEqual([]);
});

test("it says in French what its pictures show", () => {
  const shown = keys.flatMap((key) => textsWithin(pageOf(key)).filter(({ field, text }) => field === "alt" && text));
  expect(shown.filter(({ locale }) => locale === "fr-CA").length).toBeGreaterThan(100);
  expect(shown.filter(({ locale }) => locale === undefined).map(({ text }) => text)).toEqual([]);
});

test("every French text stands in a block and a field there is", () => {
  const lost = Object.entries(frenchPages).flatMap(([key, { blocks }]) => {
    const names = new Map(itemsWithin(pageOf(key)).map((item) => [item._meta.name, item]));
    return Object.entries(blocks).flatMap(([name, texts]) => {
      const french = textsWithin({ ...names.get(name), contentItems: [] }).filter(({ locale }) => locale === "fr-CA");
      const found = new Set(french.map(({ text }) => text));
      return Object.entries(texts).flatMap(([path, text]) => (found.has(text) ? [] : [`${key}, ${name}, ${path}`]));
    });
  });
  expect(lost).toEqual([]);
});

test("French sentences keep their links, and an unbroken space before their marks", () => {
  const links = (text = "") =>
    [...text.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, link]) => link?.replace(/\d/g, "0") ?? "")
      .toSorted((a, b) => a.localeCompare(b));
  const faulty = keys.flatMap((key) => {
    const said = textsWithin(pageOf(key));
    return said.flatMap(({ text, locale }, index) => {
      if (locale !== "fr-CA") return [];
      const canadian = said[index - 1]?.text;
      const sound = !/ [?!;:]|"|'/.test(text) && String(links(text)) === String(links(canadian));
      return sound ? [] : [`${key}: ${text.slice(0, 60)}`];
    });
  });
  expect(faulty).toEqual([]);
});
