import type { Allergen } from "#worlds/wickett-plum/cartridge/recipients/allergens.ts";
import { namedAllergens } from "./allergens.ts";
import { catalogue } from "./catalogue.ts";
import { frenchTextOf } from "./french/french.ts";
import type { WorldFlag, WorldProduct } from "./world-product.ts";

const products = catalogue.files.flatMap((file) => file.products);

/**
 * What a flag promises to be without, in recipe and as traces; `grain` is what has gluten and is no declared allergen.
 */
const promises: { flag: WorldFlag; without: Allergen[]; grain?: RegExp; claim: RegExp; recipe: RegExp }[] = [
  {
    flag: "nutFree",
    without: ["peanuts", "treeNuts"],
    claim: /\bnut[- ]free\b|sans noix pour/i,
    recipe: /almond|cashew|hazelnut|peanut|pecan|pistachio|walnut|macadamia|(?<!co)(?<!cocoa )\bnuts?\b|coconut/i,
  },
  {
    flag: "dairyFree",
    without: ["milk"],
    claim: /\bdairy[- ]free\b|^vegan$/i,
    recipe: /cream(?! of tartar)|butter|milk|lactose|whey/i,
  },
  {
    flag: "glutenFree",
    without: ["wheat"],
    grain: /\b(?:barley|oats|rye)\b/,
    claim: /\bgluten[- ]free\b/i,
    recipe: /wheat|barley|rye\b|biscuit|flour/i,
  },
];

/** What is milk, butter or cream by name alone. */
const withoutPlantNames = (ingredients: string) =>
  ingredients.replaceAll(/(?:cocoa|shea|almond|peanut|cashew) butter|(?:coconut|oat|rice|almond) (?:milk|cream)/gi, "");

const contradicts = ({ allergens: label }: WorldProduct, { without, grain }: (typeof promises)[number]) => {
  const named = namedAllergens(label);
  return named === null || without.some((each) => named.has(each)) || grain?.test(label) === true;
};

test.each(promises)("no product is flagged $flag against its label, what it names as traces included", (promise) => {
  const flagged = products.filter(({ flags }) => flags.includes(promise.flag));
  expect(flagged.length).toBeGreaterThanOrEqual(22);
  const wrong = flagged.filter((product) => contradicts(product, promise));
  expect(wrong.map(({ id, name, allergens }) => `${id} ${name}: ${allergens}`)).toEqual([]);
});

test.each(promises)("no product is flagged $flag against its ingredients", ({ flag, recipe }) => {
  const wrong = products.filter(
    ({ flags, ingredients }) =>
      flags.includes(flag) &&
      recipe.test(flag === "dairyFree" ? withoutPlantNames(ingredients) : ingredients.replace(/cocoa butter/gi, "")),
  );
  expect(wrong.map(({ id, name, ingredients }) => `${id} ${name}: ${ingredients}`)).toEqual([]);
});

test.each(promises)("only what is flagged $flag calls itself so", ({ flag, claim }) => {
  const boasting = products.filter(({ id, flags, short, copy, features, keywords = "" }) => {
    const french = frenchTextOf(id);
    return (
      !flags.includes(flag) &&
      [short, copy, ...features, keywords, french?.short, french?.copy].some((text) => text && claim.test(text))
    );
  });
  expect(boasting.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test("what stands among the sweets without dairy is without it", () => {
  const there = products.filter(({ category, also = [] }) => [category, ...also].includes("dairy-free"));
  expect(there.length).toBeGreaterThanOrEqual(22);
  expect(there.filter(({ flags }) => !flags.includes("dairyFree")).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

test("nothing flagged vegan has anything of an animal in its recipe", () => {
  const flagged = products.filter(({ flags }) => flags.includes("vegan"));
  expect(flagged.length).toBeGreaterThanOrEqual(10);
  const animal = /cream(?! of tartar)|butter|milk|lactose|whey|egg|honey|gelatin|carmine|shellac|beeswax/i;
  const wrong = flagged.filter(({ ingredients }) => animal.test(withoutPlantNames(ingredients)));
  expect(wrong.map(({ id, name, ingredients }) => `${id} ${name}: ${ingredients}`)).toEqual([]);
});
