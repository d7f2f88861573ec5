import { catalogue } from "./catalogue.ts";
import { variantsOf } from "./variants.ts";
import type { ProductGroup, WorldProduct } from "./world-product.ts";

const products = catalogue.files.flatMap((file) => file.products);
const skusOf = (product: WorldProduct) => Math.max(1, variantsOf(product).length);

/** How many products and orderable articles each group holds. */
const plan: [group: ProductGroup, products: number, skus: number][] = [
  ["gift-boxes", 34, 206],
  ["one-flavor-boxes", 24, 48],
  ["truffles", 12, 36],
  ["bars-bites", 18, 24],
  ["toffee-brittle-nuts", 14, 28],
  ["hard-candy-lollipops", 16, 40],
  ["dairy-free-no-sugar", 10, 20],
  ["seasonal", 28, 64],
  ["business-gifts", 8, 8],
  ["custom-mix-boxes", 6, 18],
  ["custom-mix-pieces", 40, 40],
  ["gift-cards", 3, 6],
  ["clubs", 2, 2],
  ["fundraising", 8, 8],
  ["sales-materials", 14, 14],
  ["extras", 6, 6],
];

test.each(plan)("%s: %i products in %i articles", (group, count, skus) => {
  const held = products.filter((product) => product.group === group);
  expect([held.length, held.reduce((sum, product) => sum + skusOf(product), 0)]).toEqual([count, skus]);
});

test("fourteen gift boxes come in sizes and three wraps, eight have prices that fall with the quantity", () => {
  const boxes = products.filter(({ group }) => group === "gift-boxes");
  const wrapped = boxes.filter(({ sizes = [], wraps = [] }) => sizes.length > 1 && wraps.length === 3);
  const tiered = boxes.filter(({ tiers, sizes = [] }) => tiers ?? sizes.some((size) => size.tiers));
  expect([wrapped.length, tiered.length]).toEqual([14, 8]);
});

/** Texts cut into their sentences, tags left out. */
const sentencesOf = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .split(/(?<=[.?!…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

test("no sentence stands in more than three descriptions", () => {
  const seen = new Map<string, number>();
  for (const { copy } of products)
    for (const sentence of new Set(sentencesOf(copy))) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  expect([...seen].filter(([, times]) => times > 3)).toEqual([]);
});
