import { catalogue } from "../catalogue.ts";
import { categories } from "../categories.ts";
import { frenchAllergens } from "./labels.ts";
import { frenchCategories } from "./categories.ts";
import { frenchFeatures } from "./features.ts";
import { frenchLayers } from "./layers.ts";
import { frenchName } from "./names.ts";
import { frenchTextOf, frenchTexts } from "./french.ts";

const products = catalogue.files.flatMap((file) => file.products);

test("every product has a name, a line and a description in French, and nothing else has", () => {
  const untold = products.filter(({ id }) => {
    const text = frenchTextOf(id);
    return !text?.name || !text.short || !text.copy;
  });
  expect(untold.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  const known = new Set(products.map(({ id }) => id));
  expect([...frenchTexts.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test("no French text is the English one, and each is of a fair length", () => {
  for (const { id, short, copy } of products) {
    const text = frenchTextOf(id);
    expect(text?.short).not.toBe(short);
    expect(text?.copy).not.toBe(copy);
    const words = (text?.copy ?? "").split(/\s+/).length;
    expect([id, words >= 35 && words <= 120]).toEqual([id, true]);
  }
});

test("no French text has a straight apostrophe, or an English word for what has a French one", () => {
  const english = /\b(truffles|lollipops?|candy|box|chewing|cookies?|chocolate)\b/i;
  const faulty = [...frenchTexts].filter(([, { name, short = "", copy = "" }]) => {
    const text = `${name} ${short} ${copy}`;
    return text.includes("'") || english.test(text);
  });
  expect(faulty.map(([id]) => id)).toEqual([]);
});

test("every category has a name and a description in French", () => {
  expect(categories.filter(({ id }) => !frenchCategories[id]?.name || !frenchCategories[id].description)).toEqual([]);
});

test("what Canada’s products are good for, hold inside and are chosen by is said in French, and nothing else is", () => {
  const offered = products.filter(({ sites }) => !sites || sites.includes("WickettPlumCA"));
  const features = new Set(offered.flatMap((product) => product.features));
  const layers = new Set(offered.flatMap(({ inside }) => inside?.layers ?? []));
  expect([...features].filter((text) => !frenchFeatures[text])).toEqual([]);
  expect([...layers].filter((text) => !frenchLayers[text])).toEqual([]);
  expect(Object.keys(frenchFeatures).filter((text) => !features.has(text))).toEqual([]);
  expect(Object.keys(frenchLayers).filter((text) => !layers.has(text))).toEqual([]);
  const chosen = offered.flatMap(({ sizes = [], wraps = [], colors = [], collections = [], options = [], badge }) => [
    ...[...sizes, ...wraps, ...colors, ...collections].map(({ name }) => name),
    ...options.flatMap(({ name, description, values }) => [name, description, ...values.map((value) => value.name)]),
    ...(badge ? [badge] : []),
  ]);
  expect(chosen.filter((name) => frenchName(name) === undefined)).toEqual([]);
});

test("every label says in French what it names, and nuts stand for peanuts too", () => {
  expect(products.filter(({ allergens }) => frenchAllergens(allergens) === undefined)).toEqual([]);
  expect(frenchAllergens("Contains milk. Made where nuts and wheat are handled.")).toBe(
    "Contient : lait. Fait là où l’on manipule : arachides, noix et blé.",
  );
  expect(frenchAllergens("Contains lupin.")).toBeUndefined();
});
