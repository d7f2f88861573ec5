import { pictures } from "./pictures.ts";
import { variantsOf } from "./variants.ts";
import type { WorldCatalogue, WorldProduct } from "./world-product.ts";

const words = (text: string) => text.trim().split(/\s+/).length;
const isCents = (value: number | undefined) => value === undefined || (Number.isInteger(value) && value >= 0);
const URL_SAFE = /^[a-z0-9-]+$/;
const ALLOWED_TAG = /^<(\/?(b|i|em|strong)|br)>$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with one product, as `[field, message]`. */
const faultsOf = (product: WorldProduct, categoryIds: ReadonlySet<string>): [string, string][] => {
  const faults: [string, string][] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push([field, message]);
  };
  expect(URL_SAFE.test(product.id), "id", `'${product.id}' may hold lower-case letters, digits and hyphens only`);
  expect(product.name.trim() !== "", "name", "is empty");
  const length = words(product.copy);
  expect(length >= 40 && length <= 120, "copy", `has ${length} words; 40 to 120 are wanted`);
  for (const category of [product.category, ...(product.also ?? [])])
    expect(categoryIds.has(category), "category", `'${category}' is not a category`);
  expect(product.pictures.length > 0 || product.collateral !== undefined, "pictures", "names no picture");
  expect(
    !product.pictures[0]?.endsWith("-photo"),
    "pictures",
    `'${product.pictures[0]}' is a studio shot and cannot come first`,
  );
  for (const name of product.pictures) expect(name in pictures, "pictures", `'${name}' is not a picture`);
  expect(product.short.trim() !== "", "short", "is empty");
  expect(product.features.length > 0, "features", "are missing");
  for (const tag of product.copy.match(/<[^>]*>?/g) ?? [])
    expect(ALLOWED_TAG.test(tag), "copy", `holds ${tag}; only b, i, em, strong and br are understood`);
  expect(product.ingredients.trim() !== "", "ingredients", "is empty");
  expect(product.popularity >= 0 && product.popularity <= 100, "popularity", "is not between 0 and 100");

  const variants = variantsOf(product);
  const orderable = variants.length > 0 ? variants : [product];
  for (const { priceCents, salePriceCents, weightGrams } of orderable) {
    expect(
      priceCents !== undefined && isCents(priceCents),
      "priceCents",
      `${priceCents} is not a whole number of cents`,
    );
    expect(isCents(salePriceCents), "salePriceCents", `${salePriceCents} is not a whole number of cents`);
    expect(
      salePriceCents === undefined || salePriceCents < (priceCents ?? 0),
      "salePriceCents",
      `${salePriceCents} is not below the price`,
    );
    expect((weightGrams ?? 0) > 0, "weightGrams", "is not above 0");
  }
  expect(variants.length > 0 || product.stock !== undefined, "stock", "is missing");
  expect(new Set(variants.map(({ id }) => id)).size === variants.length, "sizes", "give two variants the same id");
  expect(
    product.defaultSize === undefined || (product.sizes ?? []).some(({ id }) => id === product.defaultSize),
    "defaultSize",
    `'${product.defaultSize}' is not one of the sizes`,
  );
  for (const { tiers = [] } of [product, ...(product.sizes ?? [])]) {
    const steps = [1, ...tiers.map(({ minQuantity }) => minQuantity)];
    expect(
      steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)),
      "tiers",
      "do not rise in quantity",
    );
  }
  const { offered = {}, shipThrough, minOrderQuantity = 1, stepQuantity = 1, quantityLimit = 999 } = product;
  for (const moment of [offered.from, offered.to])
    expect(moment === undefined || !Number.isNaN(Date.parse(moment)), "offered", `'${moment}' is not a moment`);
  expect(!offered.from || !offered.to || offered.from < offered.to, "offered", "ends before it begins");
  expect(shipThrough === undefined || DAY.test(shipThrough), "shipThrough", `'${shipThrough}' is not a day`);
  expect(minOrderQuantity % stepQuantity === 0, "minOrderQuantity", `is no multiple of the step ${stepQuantity}`);
  expect(quantityLimit >= minOrderQuantity, "quantityLimit", "is below the least that can be ordered");
  expect(
    product.flags.includes("customMix") === (product.mix !== undefined),
    "mix",
    "goes with the flag customMix, and only with it",
  );
  expect(new Set(product.flags).size === product.flags.length, "flags", "name one twice");
  return faults;
};

/**
 * Gives the catalogue back when it is sound. Throws one error that lists everything wrong with it, each line naming
 * file, product and field.
 */
export const checkCatalogue = (catalogue: WorldCatalogue): WorldCatalogue => {
  const categoryIds = new Set(catalogue.categories.map(({ id }) => id));
  const messages = catalogue.categories
    .filter(({ parent }) => parent !== null && !categoryIds.has(parent))
    .map(({ id, parent }) => `categories.ts: category ${id}: parent: '${parent}' is not a category`);
  const seen = new Map<string, string>();
  for (const { file, products } of catalogue.files)
    for (const product of products) {
      const earlier = seen.get(product.id);
      if (earlier) messages.push(`${file}: product ${product.id}: id: is used in ${earlier} already`);
      seen.set(product.id, file);
      for (const [field, message] of faultsOf(product, categoryIds))
        messages.push(`${file}: product ${product.id}: ${field}: ${message}`);
    }
  if (messages.length > 0) throw new Error(`The catalogue of the world is not sound.\n${messages.join("\n")}`);
  return catalogue;
};
