import { attributesOf } from "#worlds/wickett-plum/seed/seeded-attributes.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import type { WorldReview } from "./world-review.ts";
import { ratingOf, REVIEW_DAYS, worldReviews } from "./world-reviews.ts";

const DAY_MS = 86_400_000;
const reviews = worldReviews();
const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u).map((sentence) => sentence.trim());

const counted = (texts: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
};

const repeated = (texts: readonly string[], most: number) => counted(texts).filter(([, count]) => count > most);

const withStars = (stars: WorldReview["stars"]) => reviews.filter((review) => review.stars === stars).length;

test("there are 900 reviews of products that are sold, each with words and a name of its own", () => {
  expect(reviews).toHaveLength(900);
  for (const { productId, title, text, nickname, location } of reviews) {
    expect(products.has(productId)).toBe(true);
    expect(title.length).toBeGreaterThan(1);
    expect(text.length).toBeGreaterThan(15);
    expect(text).not.toMatch(/[{}]|undefined|lorem/i);
    expect(nickname).not.toBe("");
    expect(location).toMatch(/, [A-Z]{2}$/);
  }
  expect(
    repeated(
      reviews.map(({ id }) => id),
      1,
    ),
  ).toEqual([]);
});

test("most people are pleased, some are not", () => {
  expect(withStars(5)).toBeGreaterThan(450);
  expect(withStars(4)).toBeGreaterThan(200);
  expect(withStars(3)).toBeGreaterThan(60);
  expect(withStars(2)).toBeGreaterThan(30);
  expect(withStars(1)).toBeGreaterThanOrEqual(5);
  expect(withStars(1) + withStars(2)).toBeLessThan(72);
});

test("products are talked about unevenly, and every one on offer for a while is", () => {
  const counts = counted(reviews.map(({ productId }) => productId)).map(([, count]) => count);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(20);
  expect(Math.min(...counts)).toBeLessThanOrEqual(2);
  expect(counts.length).toBeGreaterThan(175);
});

test("no two reviews are alike, and no sentence stands in more than three", () => {
  expect(
    repeated(
      reviews.map(({ text }) => text),
      1,
    ),
  ).toEqual([]);
  expect(
    repeated(
      reviews.flatMap(({ text }) => [...new Set(sentencesOf(text))]),
      3,
    ),
  ).toEqual([]);
  expect(
    repeated(
      reviews.map(({ title }) => title),
      3,
    ),
  ).toEqual([]);
  expect(
    repeated(
      reviews.map(({ productId, title }) => productId + title),
      1,
    ),
  ).toEqual([]);
});

test("answers of the shop go below what was criticised, and are not one text", () => {
  const answered = reviews.filter(({ answer }) => answer);
  expect(answered.length).toBeGreaterThan(40);
  expect(answered.filter(({ stars }) => stars < 4).length).toBeGreaterThan(25);
  expect(
    repeated(
      answered.map(({ answer }) => answer?.text ?? ""),
      3,
    ),
  ).toEqual([]);
  for (const { submittedAt, answer } of answered)
    expect(answer?.answeredAt.getTime()).toBeGreaterThanOrEqual(submittedAt.getTime());
});

test("they were written within fourteen months before the world's moment", () => {
  for (const { submittedAt } of reviews) {
    const daysAgo = (worldEpoch.getTime() - submittedAt.getTime()) / DAY_MS;
    expect(daysAgo).toBeGreaterThan(0);
    expect(daysAgo).toBeLessThan(REVIEW_DAYS + 1);
  }
  const oldest = reviews[0]?.submittedAt.getTime() ?? 0;
  expect((worldEpoch.getTime() - oldest) / DAY_MS).toBeGreaterThan(400);
});

test("some bring pictures, which exist", () => {
  const names = reviews.flatMap(({ photos }) => photos);
  expect(names.length).toBeGreaterThan(60);
  for (const name of names) expect(name in pictures).toBe(true);
});

test("Canadians write in both of their languages and with their own spelling", () => {
  const french = reviews.filter(({ locale }) => locale === "fr_CA");
  const english = reviews.filter(({ locale }) => locale === "en_CA");
  expect([french.length > 20, english.length > 100]).toEqual([true, true]);
  for (const { location } of [...french, ...english]) expect(location).toMatch(/, (ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT)$/);
  for (const { text } of english) expect(text).not.toMatch(/\b(color|flavor|neighbor|gray)/);
});

test("what a product says about its rating is what its reviews say", () => {
  for (const [id, product] of products) {
    const own = reviews.filter(({ productId }) => productId === id);
    const attributes = attributesOf(product, variantsOf(product));
    expect(attributes["c_reviewCount"]).toBe(own.length || undefined);
    const average = own.reduce((sum, { stars }) => sum + stars, 0) / own.length;
    expect(attributes["c_rating"]).toBe(own.length > 0 ? Math.round(average * 10) / 10 : undefined);
  }
  expect(ratingOf("490201")).toBeUndefined();
});
