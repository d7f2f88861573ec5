import { catalogue } from "./catalogue.ts";
import { variantsOf } from "./variants.ts";
import type { WorldFlag, WorldProduct, WorldStock } from "./world-product.ts";

const products = catalogue.files.flatMap((file) => file.products);

const has =
  (...flags: WorldFlag[]) =>
  (product: WorldProduct) =>
    flags.every((flag) => product.flags.includes(flag));

const articlesOf = (product: WorldProduct): { stock: WorldStock; priceCents: number; salePriceCents?: number }[] => {
  const variants = variantsOf(product);
  const { stock = 0, priceCents = 0, salePriceCents } = product;
  return variants.length > 0
    ? variants
    : [{ stock, priceCents, ...(salePriceCents === undefined ? {} : { salePriceCents }) }];
};

const stocksOf = (product: WorldProduct) => articlesOf(product).map(({ stock }) => stock);
const isSoldOut = (product: WorldProduct) => stocksOf(product).every((stock) => stock === 0);
const isPartlySoldOut = (product: WorldProduct) => !isSoldOut(product) && stocksOf(product).includes(0);
const isLimited = (product: WorldProduct) =>
  stocksOf(product).some((stock) => typeof stock === "number" && stock > 0 && stock < 10);
const isPerpetual = (product: WorldProduct) => stocksOf(product).includes("perpetual");
const isOrderedAhead = (kind: "preorder" | "backorder") => (product: WorldProduct) =>
  stocksOf(product).some((stock) => typeof stock === "object" && kind in stock);
const isOnSale = (product: WorldProduct) =>
  articlesOf(product).some(({ salePriceCents }) => salePriceCents !== undefined);
const isFree = (product: WorldProduct) =>
  product.parts?.kind !== "set" && articlesOf(product).every(({ priceCents }) => priceCents === 0);
const isQuantityLimited = ({ quantityLimit }: WorldProduct) => quantityLimit !== undefined;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** A small price that is offered again and again for the impulse alone. */
const isImpulseUnder25 = (product: WorldProduct) =>
  has("subscription", "impulse")(product) && articlesOf(product).some(({ priceCents }) => priceCents < 2500);

test.each<[string, number, (product: WorldProduct) => boolean]>([
  ["meltable", 70, has("meltable")],
  ["kosher", 90, has("kosher")],
  ["dairy free", 22, has("dairyFree")],
  ["sold online only", 14, has("onlineOnly")],
  ["sold in shops only", 9, has("inShopOnly")],
  ["picked up only", 7, has("pickupOnly")],
  ["coming soon", 6, has("comingSoon")],
  ["out of stock", 12, isSoldOut],
  ["out of stock in part", 10, isPartlySoldOut],
  ["nearly gone", 15, isLimited],
  ["ordered ahead", 4, isOrderedAhead("preorder")],
  ["made beyond the shelf", 4, isOrderedAhead("backorder")],
  ["never-ending", 8, isPerpetual],
  ["sold by the case", 6, has("case")],
  ["offered as a subscription", 24, has("subscription")],
  ["offered as a subscription for the impulse alone", 6, isImpulseUnder25],
  ["on sale", 30, isOnSale],
  ["new", 15, has("new")],
  ["back in", 8, has("backIn")],
  ["sustainable", 10, has("sustainable")],
  ["limited in quantity", 14, isQuantityLimited],
  ["free", 16, isFree],
  ["without a picture", 1, ({ pictures }) => pictures.length === 0],
  ["of a very long name", 2, ({ name }) => name.length > 100],
  ["described with markup", 3, ({ copy }) => /<\w+>/.test(copy)],
  // eslint-disable-next-line no-control-regex -- the range is what the test is about
  ["named in letters beyond ASCII", 5, ({ name }) => /[^\x00-\x7f]/.test(name.replaceAll("’", "'"))],
  ["without a primary category", 1, ({ hasNoPrimaryCategory }) => hasNoPrimaryCategory === true],
  ["described in 60 words or more", 20, ({ copy }) => wordsIn(copy) >= 60],
  ["sent out until a day", 8, ({ shipThrough }) => shipThrough !== undefined],
  ["offered for a while", 2, ({ offered }) => offered !== undefined],
  ["sold in steps", 6, ({ stepQuantity = 1 }) => stepQuantity > 1],
  ["cheaper for fundraising groups", 8, ({ fundraisingPriceCents }) => fundraisingPriceCents !== undefined],
])("some are %s: at least %i", (_what, least, is) => {
  expect(products.filter(is).length).toBeGreaterThanOrEqual(least);
});

test.each<[string, ...((product: WorldProduct) => boolean)[]]>([
  ["picked up only and on sale", has("pickupOnly"), isOnSale],
  ["picked up only and part of a mixed box", has("pickupOnly", "customMixPiece")],
  ["meltable and offered as a subscription", has("meltable", "subscription")],
  ["meltable and dairy free", has("meltable", "dairyFree")],
  ["meltable and coming soon", has("meltable", "comingSoon")],
  ["meltable and ordered ahead", has("meltable"), isOrderedAhead("preorder")],
  ["meltable and made beyond the shelf", has("meltable"), isOrderedAhead("backorder")],
  ["meltable, made with flour and on sale", has("meltable"), ({ taxClass }) => taxClass === "food-flour", isOnSale],
  ["kosher and on sale", has("kosher"), isOnSale],
  ["dairy free and out of stock", has("dairyFree"), isSoldOut],
  ["dairy free and without sugar", has("dairyFree", "noSugar")],
  ["new and nearly gone", has("new"), isLimited],
  ["new and sustainable", has("new", "sustainable")],
  ["on sale and nearly gone", isOnSale, isLimited],
  ["on sale and out of stock in part", isOnSale, isPartlySoldOut],
  ["online only and by the case", has("onlineOnly", "case")],
  ["by the case and in steps", has("case"), ({ stepQuantity = 1 }) => stepQuantity > 1],
  ["in shops only and part of a mixed box", has("inShopOnly", "customMixPiece")],
  ["never-ending and for the impulse", isPerpetual, has("impulse")],
  ["free and limited in quantity", isFree, isQuantityLimited],
  ["free and out of stock", isFree, isSoldOut],
  ["out of stock and announced by mail", isSoldOut, has("notifyMe")],
  [
    "part of a mixed box, its season over",
    has("customMixPiece"),
    ({ shipThrough = "9" }) => shipThrough < "2026-11-01",
  ],
  ["ordered ahead and limited in quantity", isOrderedAhead("preorder"), isQuantityLimited],
  ["a very long name and limited in quantity", ({ name }) => name.length > 100, isQuantityLimited],
])("at least one is %s", (_what, ...all) => {
  expect(products.filter((product) => all.every((is) => is(product)))).not.toEqual([]);
});

test("twelve masters come in collections and colors, with a color that only one of two collections has", () => {
  const masters = products.filter(({ collections = [], colors = [] }) => collections.length > 1 && colors.length > 1);
  expect(masters.length).toBeGreaterThanOrEqual(12);
  for (const product of masters) {
    const [first, second] = (product.collections ?? []).map(({ id }) =>
      variantsOf(product)
        .filter(({ values }) => values["collection"] === id)
        .map(({ values }) => values["color"]),
    );
    expect(first?.some((color) => second?.includes(color))).toBe(true);
    expect(first?.some((color) => !second?.includes(color))).toBe(true);
  }
});

test("boxes to be filled are shared out by fives, to a hundred parts or thirty places", () => {
  const boxes = products.flatMap(({ mix }) => (mix ? [`${mix.code} ${mix.unitType} ${mix.maxPieceUnits}`] : []));
  expect(boxes.sort()).toEqual([
    ...Array.from({ length: 4 }, () => "CANDY percent 100"),
    ...Array.from({ length: 2 }, () => "LOLLIPOP pieces 30"),
  ]);
  const pieces = products.filter(has("customMixPiece"));
  expect([
    pieces.filter(({ category }) => category === "build-a-box-candy").length,
    pieces.filter(({ category }) => category === "lollypop-build-a-box").length,
  ]).toEqual([28, 12]);
});

test("sales materials are listed under three headings: 5, 5 and 4 of them", () => {
  const listed = products.flatMap(({ collateral }) => (collateral ? [collateral.listedUnder] : []));
  const count = (heading: string) => listed.filter((each) => each === heading).length;
  expect([count("seasonal"), count("all-year"), count("other")]).toEqual([5, 5, 4]);
  expect(products.filter(({ collateral }) => collateral?.tip).length).toBeGreaterThanOrEqual(3);
});
