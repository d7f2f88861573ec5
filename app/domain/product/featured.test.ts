import { aMaster, aProduct } from "#tests/factories/product.ts";
import { isFeatured } from "./featured.ts";

const soldOut = { inventory: { ats: 0, orderable: false } };
const variants = (...orderable: boolean[]) => ({
  variants: orderable.map((each, index) => ({ productId: `v${index}`, orderable: each })),
});

test.each([
  ["a product in stock", aProduct(), true],
  ["a master with an orderable variant", aMaster(variants(false, true)), true],
  ["a master without one", aMaster(variants(false, false)), false],
  ["a product out of stock", aProduct(soldOut), false],
  ["a product coming soon that can be ordered ahead", aProduct({ c_isComingSoon: true }), true],
  ["a product coming soon that cannot be ordered", aProduct({ ...soldOut, c_isComingSoon: true }), false],
  ["a custom mix", aProduct({ c_isCustomMix: true }), false],
  ["a piece of a custom mix", aProduct({ c_isCustomMixPiece: true }), false],
  ["a product sold in shops only", aProduct({ c_isInShopOnly: true }), false],
])("%s is featured: %s", (_case, product, answer) => {
  expect(isFeatured(product)).toBe(answer);
});
