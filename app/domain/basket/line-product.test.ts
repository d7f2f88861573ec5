import { toLineProduct } from "./line-product.ts";

const bonbons = {
  id: "bonbons-12",
  name: "Half-Moon Praline Bonbons",
  primaryCategoryId: "bonbons",
  master: { masterId: "bonbons" },
  variationValues: { size: "12", wrap: "plum", sleeve: "none" },
  variationAttributes: [
    { id: "size", values: [{ value: "12", name: "12 pieces" }] },
    { id: "wrap", values: [{ value: "plum" }] },
    // By its value: its name is another in every language.
    { id: "sleeve", values: [{ value: "none", name: "Aucun" }] },
    { id: "color", values: [{ value: "red", name: "Red" }] },
  ],
  imageGroups: [{ viewType: "large", images: [{ disBaseLink: "https://img.example/a.jpg", alt: "Bonbons" }] }],
  c_windowColor: "sherbet",
};

test("a line's product links to its master and says what was chosen in words", () => {
  expect(toLineProduct(bonbons)).toEqual({
    id: "bonbons-12",
    name: "Half-Moon Praline Bonbons",
    link: "/bonbons/half-moon-praline-bonbons/bonbons.html",
    choice: "12 pieces, plum",
    image: { src: "https://img.example/a.jpg", alt: "Bonbons" },
    color: "sherbet",
  });
});

test.each([
  ["counted", { ats: 3, orderable: true }, 3],
  ["sold out", { ats: 0, orderable: false }, 0],
  ["not for sale although some are there", { ats: 3, orderable: false }, 0],
  ["on backorder", { ats: 0, orderable: true, backorderable: true }, undefined],
  ["not counted", undefined, undefined],
])("what is available of a product that is %s", (_name, inventory, available) => {
  expect(toLineProduct({ ...bonbons, inventory }).available).toBe(available);
});

test.each([
  ["flagged for pickup", { c_availableForInStorePickup: true }, { isPickupOffered: true }],
  ["flagged, but sold online only", { c_availableForInStorePickup: true, c_isOnlineOnly: true }, {}],
  ["in shops only", { c_isInShopOnly: true }, { isInShopOnly: true }],
  ["not flagged", {}, {}],
])("how a line can be got that is %s", (_name, flags, expected) => {
  const { isPickupOffered, isInShopOnly } = toLineProduct({ ...bonbons, ...flags });
  expect({ isPickupOffered, isInShopOnly }).toEqual({
    isPickupOffered: undefined,
    isInShopOnly: undefined,
    ...expected,
  });
});
