import { tagsOf } from "./page-tags.ts";

test.each([
  ["getProduct", { id: "p1" }, {}, ["product:p1"]],
  ["getProducts", { ids: ["p1", "p2"] }, {}, ["product:p1", "product:p2"]],
  ["getProducts", { ids: "p1,p2" }, {}, ["product:p1", "product:p2"]],
  ["getCategory", { id: "truffles" }, {}, ["category:truffles"]],
  ["productSearch", { q: "mint" }, { hits: [{ productId: "p3" }, {}] }, ["product:p3"]],
  ["getStores", { ids: "s1" }, {}, []],
])("a page that has called %s with %j is made from what it is about", (method, parameters, answer, tags) => {
  expect(tagsOf(method, [{ parameters }], answer)).toEqual(tags);
});

test("a call without arguments or answer is about nothing", () => {
  expect([tagsOf("getProduct", [], undefined), tagsOf("productSearch", [{}], null)]).toEqual([[], []]);
});
