import { existsSync } from "node:fs";
import path from "node:path";
import { picturesFolder } from "#worlds/wickett-plum/files.ts";
import { catalogue } from "./catalogue.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { toneOf } from "./picture.ts";
import { pictures } from "./pictures.ts";
import { variantsOf } from "./variants.ts";
import type { WorldCatalogue, WorldProduct } from "./world-product.ts";

const products = catalogue.files.flatMap((file) => file.products);
const named = (name: string): WorldProduct => {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`No product is named '${name}'.`);
  return product;
};

describe("the counter", () => {
  test("holds at least 60 products in at least 10 categories", () => {
    const filled = new Set(products.flatMap(({ category, also = [] }) => [category, ...also]));
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(filled.size).toBeGreaterThanOrEqual(10);
  });

  test("has a product in every category of the menu that has no categories below it", () => {
    const parents = new Set(catalogue.categories.map(({ parent }) => parent));
    const leaves = catalogue.categories.filter(({ id, showInMenu }) => showInMenu && !parents.has(id));
    const empty = leaves.filter(
      ({ id }) => !products.some(({ category, also = [] }) => category === id || also.includes(id)),
    );
    expect(empty).toEqual([]);
  });

  test.each([
    ["Half-Moon Praline Bonbons", [1800, 3200, 5800]],
    ["The Twenty-Four", [4200, 7800]],
    ["Midnight Orchard Bar", [950]],
    ["Sea-Salt Milk Slabs", [1400]],
    ["Garden Bears, Six Fruits", [750]],
    ["Starlight Swirl Mints", [800]],
    ["Foil Sweethearts", [1600]],
    ["Window-Pane Canes", [600]],
    ["The Red Letter Box", [5800]],
    ["Your Own Box of Twist-Wraps", [2200]],
  ])("sells %s for %p cents", (name, cents) => {
    const product = named(name);
    expect(product.sizes?.map(({ priceCents }) => priceCents) ?? [product.priceCents]).toEqual(cents);
  });

  test("sells Rolled Cocoa Truffles 15 percent below their price", () => {
    expect(named("Rolled Cocoa Truffles")).toMatchObject({ priceCents: 2400, salePriceCents: 2040 });
  });

  test.each<[string, number, (product: WorldProduct) => boolean]>([
    ["meltable", 25, ({ flags }) => flags.includes("meltable")],
    ["dairy free", 15, ({ flags }) => flags.includes("dairyFree")],
    ["on sale", 8, (product) => [product, ...variantsOf(product)].some(({ salePriceCents }) => salePriceCents)],
    ["online only", 4, ({ flags }) => flags.includes("onlineOnly")],
    ["in shops only", 1, ({ flags }) => flags.includes("inShopOnly")],
    ["coming soon", 1, ({ flags }) => flags.includes("comingSoon")],
    ["cheaper by quantity", 5, ({ tiers }) => (tiers?.length ?? 0) > 0],
    ["sold without end", 2, ({ stock }) => stock === "perpetual"],
    ["out of stock", 2, ({ stock }) => stock === 0],
    ["nearly gone", 3, ({ stock }) => typeof stock === "number" && stock > 0 && stock < 10],
    ["to be ordered ahead", 1, ({ stock }) => typeof stock === "object" && "preorder" in stock],
    ["in colors", 3, ({ colors }) => (colors?.length ?? 0) > 1],
    ["in sizes", 15, ({ sizes }) => (sizes?.length ?? 0) > 1],
  ])("has products that are %s", (_what, least, is) => {
    expect(products.filter(is).length).toBeGreaterThanOrEqual(least);
  });

  test("has every picture it names, each with words for those who do not see it", () => {
    const missing = Object.values<{ file: string; alt: string }>(pictures).filter(
      ({ file, alt }) => alt === "" || !existsSync(path.join(picturesFolder, file)),
    );
    const swatches = products
      .flatMap(({ colors = [], wraps = [] }) => [...colors, ...wraps])
      .filter(({ swatch }) => swatch && !existsSync(path.join(picturesFolder, `swatch-${swatch}.webp`)));
    expect([missing, swatches]).toEqual([[], []]);
    const grounded = Object.values(pictures).filter(({ file }) => file.endsWith("-photo.webp"));
    expect(grounded.filter((picture) => !/^#[0-9a-f]{6}$/.test(toneOf(picture) ?? ""))).toEqual([]);
  });

  test("shows the same picture first for at most four products of a category", () => {
    const firsts = products.flatMap(({ category, pictures: [first] }) => (first ? [`${category} ${first}`] : []));
    const shared = [...new Set(firsts)].filter((first) => firsts.filter((each) => each === first).length > 4);
    expect(shared).toEqual([]);
  });

  test("makes a variant of every combination that exists", () => {
    expect(variantsOf(named("Seasons Pops")).map(({ id }) => id)).toEqual([
      "486107-spring-blackberry",
      "486107-spring-mint",
      "486107-spring-cherry",
      "486107-harvest-blackberry",
      "486107-harvest-cherry",
      "486107-harvest-orange",
    ]);
  });
});

describe("a slip in the data", () => {
  const bar = named("Midnight Orchard Bar");
  const withProducts = (...faulty: WorldProduct[]): WorldCatalogue => ({
    categories: catalogue.categories,
    files: [{ file: "bars.ts", products: faulty }],
  });

  test.each<[string, Partial<WorldProduct>, string]>([
    ["copy too short", { copy: "Dark and good." }, "copy: has 3 words; 40 to 120 are wanted"],
    ["category unknown", { category: "bras" }, "category: 'bras' is not a category"],
    ["price in dollars", { priceCents: 9.5 }, "priceCents: 9.5 is not a whole number of cents"],
    ["sale above the price", { salePriceCents: 1000 }, "salePriceCents: 1000 is not below the price"],
    ["no weight", { weightGrams: 0 }, "weightGrams: is not above 0"],
    ["no stock said", { stock: undefined }, "stock: is missing"],
    ["id with a slash", { id: "48/2" }, "id: '48/2' may hold"],
    ["no picture", { pictures: [] }, "pictures: names no picture"],
    [
      "studio shot first",
      { pictures: ["brittle-photo"] },
      "pictures: 'brittle-photo' is a studio shot and cannot come first",
    ],
    ["tiers that fall", { tiers: [{ minQuantity: 1, priceCents: 5 }] }, "tiers: do not rise in quantity"],
    ["default size unknown", { defaultSize: "9" }, "defaultSize: '9' is not one of the sizes"],
  ])("%s is told with file, product and field", (_slip, change, message) => {
    const product = { ...bar, ...change };
    expect(() => checkCatalogue(withProducts(product))).toThrow(`bars.ts: product ${product.id}: ${message}`);
  });

  test("an id used twice is told with both files", () => {
    expect(() => checkCatalogue(withProducts(bar, bar))).toThrow(
      "bars.ts: product 482101: id: is used in bars.ts already",
    );
  });
});
