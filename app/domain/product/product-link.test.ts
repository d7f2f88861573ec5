import { hyphenated, productLink } from "./product-link.ts";

test.each([
  ["Sea-Salt Milk Slabs", "sea-salt-milk-slabs"],
  ["Cœurs rubis à l’œuf", "coeurs-rubis-a-loeuf"],
  ["Crème Brûlée  Bonbons!", "creme-brulee-bonbons"],
  ['Theo’s "Best" & Brittle', "theos-best-brittle"],
  ["—", ""],
])("%s is hyphenated as %s", (name, path) => {
  expect(hyphenated(name)).toBe(path);
});

test.each([
  [
    { id: "480127", name: "Half-Moon Bonbons", primaryCategoryId: "bonbons" },
    {},
    "/bonbons/half-moon-bonbons/480127.html",
  ],
  [{ id: "480127", name: "Half-Moon Bonbons" }, {}, "/product/half-moon-bonbons/480127.html"],
  [{ id: "480127" }, {}, "/product/candy/480127.html"],
  [{ id: "480127", path: "/gifts/moon.html" }, {}, "/gifts/moon.html"],
  [{ id: "a/b", name: "X", primaryCategoryId: "c d" }, {}, "/c%20d/x/a%2Fb.html"],
  [{ id: "1", name: "X", primaryCategoryId: "c" }, { color: "red" }, "/c/x/1.html?color=red"],
  [{ id: "1", name: "X", primaryCategoryId: "c" }, { color: "red", size: "6 pcs" }, "/c/x/1.html?color=red&size=6+pcs"],
])("the link of %j with %j", (product, choice, link) => {
  expect(productLink(product, choice)).toBe(link);
});
