import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { blogPosts } from "./blog/blog-pages.ts";
import { contentItems } from "./content-items.ts";
import { textsWithin } from "./content-walk.ts";
import { footer } from "./footer.ts";
import { frenchWords } from "./french-words.ts";
import { frenchPages } from "./french/in-french.ts";
import { globalBanner } from "./global-banner.ts";
import { navigation } from "./navigation.ts";
import { PICKUP_LIST } from "./pickup-list.ts";
import { recipes } from "./recipes/recipe-pages.ts";
import { sweet } from "./sweet-link.ts";

const items = contentItems(new Date("2026-11-21T10:00:00Z"));
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

const words = new Set(["title", "description", "headline", "subheadline", "bodyText", "text", "instructions", "about"]);

describe("the texts of the default world", () => {
  it.each(blogPosts.map((post) => [post.key, post] as const))("%s is a piece of 400 to 700 words", (_, post) => {
    const count = wordsOf(post.text).length;
    expect([count >= 400, count <= 700]).toEqual([true, true]);
    expect(Number.isNaN(Date.parse(post.published))).toBe(false);
  });

  it("leads to what can be picked up wherever it says so", () => {
    const said = [...JSON.stringify(items).matchAll(/"Shop pickup".*?"ctaLink":"([^"]+)"/g)].map(([, to]) => to);
    // The announcement leads to what pickup is.
    const links = said.filter((to) => to !== "/help/pickup");
    expect(links.length).toBeGreaterThan(2);
    expect(new Set(links)).toEqual(new Set([PICKUP_LIST]));
  });

  it("keeps the journal with the newest piece first", () => {
    const days = blogPosts.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it.each(recipes.map((recipe) => [recipe.key, recipe] as const))("%s can be cooked", (_, recipe) => {
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(4);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
    expect(recipe.activeMinutes).toBeLessThanOrEqual(recipe.minutes);
    expect(recipe.description.length).toBeLessThan(150);
  });

  it.each(recipes.map((recipe) => [recipe.key, recipe] as const))(
    "%s uses a sweet of the counter, with its amount",
    (_, recipe) => {
      const { name } = sweet(recipe.productIds[0] ?? "");
      const significant = name.split(/[ ,]/).filter((word) => word.length > 3);
      const line = recipe.ingredients.find((ingredient) =>
        significant.every((word) => ingredient.includes(word.replace(/s$/, ""))),
      );
      expect([name, line]).toEqual([name, expect.stringMatching(/\d|¼|½|¾/)]);
    },
  );

  it("waits in the oven, the fridge and the freezer no longer than it says", () => {
    const minutesIn = (text: string) =>
      [...text.matchAll(/(\d+)(?: to (\d+))? (minute|hour)s?/g)].map(
        ([, from, to, unit]) => Number(to ?? from) * (unit === "hour" ? 60 : 1),
      );
    const tooShort = recipes.filter(({ minutes, steps }) => Math.max(0, ...steps.flatMap(minutesIn)) > minutes);
    expect(tooShort.map(({ key }) => key)).toEqual([]);
  });

  it("repeats no sentence in more than three texts", () => {
    const seen = new Map<string, Set<string>>();
    const read = (place: string, text: string) => {
      for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
        const plain = sentence.replace(/[*#|[\]]/g, "").trim();
        if (wordsOf(plain).length < 4 || !/[.!?]$/.test(plain)) continue;
        seen.set(plain, (seen.get(plain) ?? new Set()).add(place));
      }
    };
    for (const { id, copy, short } of catalogue.files.flatMap((file) => file.products)) read(id, `${short}\n${copy}`);
    for (const item of items)
      for (const { field, text, locale } of textsWithin(item))
        if (words.has(field) && !["title", "headline"].includes(field) && locale !== "en-CA")
          read(item._meta.name, text);
    const cards = new Set(
      [...recipes, ...blogPosts].flatMap(({ key, description }) => [
        description,
        frenchPages[key]?.description ?? description,
      ]),
    );
    const repeated = [...seen].filter(
      ([sentence, places]) => places.size > 3 && ![...cards].some((card) => card.includes(sentence)),
    );
    expect(repeated.map(([sentence, places]) => `${places.size}× ${sentence}`)).toEqual([]);
  });

  it("holds no filler and no straight quotation marks", () => {
    const faulty = textsWithin(items).filter(
      ({ field, text }) => words.has(field) && (/lorem|ipsum|\bTODO\b|\bTBD\b/i.test(text) || /"/.test(text)),
    );
    expect(faulty).toEqual([]);
  });

  it("says everything in header, menu and footer in French too, and nothing else", () => {
    const french = (value: unknown) => textsWithin(value).filter(({ locale }) => locale === "fr-CA");
    const english = (value: unknown) => textsWithin(value).filter(({ locale }) => locale === "en-US");
    const parts = [navigation, footer, globalBanner];
    expect(french(parts).length).toBe(english(parts).length);
    const used = new Set(english(items).map(({ text }) => text));
    expect(Object.keys(frenchWords).filter((text) => !used.has(text))).toEqual([]);
    expect(Object.values(frenchWords).filter((text) => text.includes("'"))).toEqual([]);
  });

  it("spells for Canada what is spelled otherwise there", () => {
    const canadian = textsWithin(items).filter(({ locale }) => locale === "en-CA");
    expect(canadian.length).toBeGreaterThan(40);
    expect(canadian.filter(({ text }) => /\b(color|flavor|favorite|neighbor|centered)\b/.test(text))).toEqual([]);
    const american = textsWithin(items).filter(({ locale }) => locale === undefined || locale === "en-US");
    expect(
      american.filter(({ field, text }) => words.has(field) && /\b(colour|flavour|favourite|grey)\b/.test(text)),
    ).toEqual([]);
  });
});
