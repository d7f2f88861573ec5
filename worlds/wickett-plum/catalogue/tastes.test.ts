import { isWithoutGelatin } from "./allergens.ts";
import { catalogue } from "./catalogue.ts";
import { tastesById, texturesById } from "./tastes.ts";

const products = catalogue.files.flatMap((file) => file.products);
const byId = new Map(products.map((product) => [product.id, product]));

test("tastes and textures are those of products there are, each said once", () => {
  for (const [id, values] of [...tastesById, ...texturesById]) {
    expect([id, byId.has(id)]).toEqual([id, true]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("what is sour by its name or its acids is sour", () => {
  const named = products.filter(({ name, ingredients }) => /\bsours?\b/i.test(name) || /malic acid/i.test(ingredients));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ id }) => !tastesById.get(id)?.includes("sour")).map(({ name }) => name)).toEqual([]);
});

test("what is salty has salt in it, and what is not too sweet is no white or milk chocolate by itself", () => {
  const having = (taste: string) => products.filter(({ id }) => tastesById.get(id)?.includes(taste));
  expect(having("salty").filter(({ ingredients }) => !/salt/i.test(ingredients))).toEqual([]);
  expect(having("not-too-sweet").filter(({ ingredients }) => /^(?:sugar|milk|white)/i.test(ingredients))).toEqual([]);
});

test.each([
  ["Sugar, pectin, citric acid.", true],
  ["Glucose syrup, beef gelatin.", false],
  ["Each part lists its own.", false],
  ["Depends on what you choose; every sweet lists its own.", false],
  ["Changes every month; a list comes in the box.", false],
])("a recipe of %j is without gelatin: %p", (ingredients, expected) => {
  expect(isWithoutGelatin(ingredients)).toBe(expected);
});
