import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;
let canadian: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
  canadian = await sandbox.guestToken("WickettPlumCA");
});
afterAll(() => sandbox.close());

type Query = Record<string, string | string[]>;
const call = (path: string, query: Query, site: string, bearer: string) => {
  const params = new URLSearchParams({ siteId: site });
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) params.append(name, each);
  return request(sandbox.app)
    .get(`/search/shopper-search/v1/organizations/f_ecom_swee_001${path}?${params}`)
    .set("authorization", `Bearer ${bearer}`);
};
const search = (query: Query) => call("/product-search", query, "WickettPlumUS", token);
const french = (query: Query, path = "/product-search") =>
  call(path, { locale: "fr-CA", ...query }, "WickettPlumCA", canadian);
const suggest = (query: Query) => call("/search-suggestions", query, "WickettPlumUS", token);
const names = ({ body }: { body: { hits: { productName: string }[] } }) =>
  body.hits.map(({ productName }) => productName);
const slugOf = ({ body }: { body: { type: string } }) => body.type.split("/").at(-1);

describe("languages", () => {
  test.each([
    ["truffes", "Truffes roulées au cacao"],
    ["réglisse", "Corde de réglisse noire"],
    ["reglisse", "Corde de réglisse noire"],
    ["lait d'avoine", "Truffes de minuit au lait d’avoine"],
    ["cœurs", "Cœurs rubis au caramel"],
  ])("rule 3.8.1: in French %s finds %s", async (q, name) => {
    expect(names(await french({ q }))).toContain(name);
  });

  test("rule 3.8.3: in French a misspelled word is put right too, and facets and orders read French", async () => {
    const { body } = await french({ q: "rglisse" });
    expect(body.searchPhraseSuggestions.suggestedPhrases).toMatchObject([{ phrase: "reglisse" }]);
    expect(body.sortingOptions[0].label).toBe("En vedette");
    expect(body.refinements.map(({ label }: { label: string }) => label)).toContain("Prix");
  });
});

test("rule 3.8.2: a synonym finds, a stop word does not count, a phrase may lead elsewhere", async () => {
  expect(names(await search({ q: "sucker" }))).toContain("Carousel Swirl Lollipop");
  const plain = names(await search({ q: "navy box" }));
  expect(plain).toContain("The Navy Box");
  expect(names(await search({ q: "the navy of the box" })).toSorted()).toEqual(plain.toSorted());
  expect((await search({ q: "Shipping rates" })).body.c_searchRedirect).toBe("/help/shipping-rates");
  expect((await search({ q: "truffles" })).body.c_searchRedirect).toBeUndefined();
});

test("rule 3.8.5: a promotion's products are found by pmid and narrowed by their role in it", async () => {
  const [promotion] = (await sandbox.services.promotions.announced("WickettPlumUS")).filter(
    ({ rule }) => rule.class === "product",
  );
  const all = await search({ refine: `pmid=${promotion?.id}` });
  const discounted = await search({ refine: [`pmid=${promotion?.id}`, "pmpt=discounted"] });
  expect(all.body.total).toBeGreaterThan(0);
  expect(discounted.body.total).toBe(all.body.total);
  expect((await search({ refine: [`pmid=${promotion?.id}`, "pmpt=bonus"] })).body.total).toBe(0);
  expect((await search({ refine: "pmid=nothing" })).body.total).toBe(0);
});

test("rule 3.8.5: kinds of products are told apart by htype", async () => {
  const bundles = await search({ refine: "htype=bundle" });
  expect(bundles.body.hits).toMatchObject([
    { productId: "497110", hitType: "bundle", productType: { bundle: true } },
    { productId: "488201", hitType: "bundle", productType: { bundle: true } },
  ]);
  const sets = await search({ refine: "htype=set", allVariationProperties: "true" });
  expect(sets.body.hits).toMatchObject([{ productId: "488202", hitType: "set", orderable: true, price: 7.5 }]);
});

describe("rule 3.8.6: suggestions", () => {
  test("rule 3.8.6: hold at most as many of each kind as asked for", async () => {
    const { body } = await suggest({ q: "choc", limit: "2" });
    expect(body.productSuggestions.products).toHaveLength(2);
    expect(body.categorySuggestions.categories.length).toBeLessThanOrEqual(2);
    const custom = await suggest({ q: "caramel" });
    expect(custom.body.customSuggestion).toMatchObject({ customSuggestion: "salted caramel" });
  });

  test("rule 3.8.6: carry pictures, custom properties and what was searched only when asked", async () => {
    const plain = (await suggest({ q: "truffles" })).body;
    expect(plain.productSuggestions.products[0].image).toBeUndefined();
    expect(plain.einsteinSuggestedPhrases).toBeUndefined();
    const { body } = await suggest({
      q: "truffles",
      expand: "images,custom_product_properties",
      includedCustomProductProperties: "c_rating",
      includeEinsteinSuggestedPhrases: "true",
    });
    expect(body.productSuggestions.products[0]).toMatchObject({
      c_rating: expect.any(Number),
      image: { link: expect.any(String) },
    });
    expect(body.einsteinSuggestedPhrases).toMatchObject({
      recentSearchPhrases: [],
      popularSearchPhrases: [{ phrase: "truffles" }],
    });
  });
});

describe("what a hit carries", () => {
  test("custom properties and promotions of variants only when they are asked for", async () => {
    const { body } = await search({
      q: "half-moon",
      allVariationProperties: "true",
      includedCustomVariationProperties: "c_rating,c_nothing",
    });
    expect(body.hits[0].variants[0]).toMatchObject({ c_rating: 4.5, c_nothing: null });
    expect(body.hits[0].priceRanges).toBeUndefined();
    const priced = await search({ q: "half-moon", perPricebook: "true" });
    expect(priced.body.hits[0].priceRanges).toMatchObject([{ minPrice: 18, maxPrice: 58 }]);
  });

  test("groups of variants where the merchant shows some as one", async () => {
    const { body } = await search({ q: "seasons pops", allVariationProperties: "true" });
    expect(body.hits[0].variationGroups).toMatchObject([
      { productId: "486107-group-spring", price: 12, variationValues: { collection: "spring" } },
      { productId: "486107-group-harvest" },
    ]);
  });

  test("only what the selector names", async () => {
    const { body } = await search({ q: "truffles", select: "(total,hits[0:1].(productId))" });
    expect(Object.keys(body)).toEqual(["total", "hits"]);
    expect(body.hits).toHaveLength(2);
    expect(Object.keys(body.hits[0])).toEqual(["productId"]);
  });

  test("the words of its category for search engines, and the mode that was really used", async () => {
    const { body } = await search({ refine: "cgid=truffles", expand: "page_meta_tags", searchMode: "semantic" });
    expect(body.pageMetaTags).toContainEqual(
      expect.objectContaining({ id: "title", value: "Truffles | Wickett & Plum" }),
    );
    expect(body).toMatchObject({ searchMode: "semantic", effectiveSearchMode: "lexical" });
  });
});

test.each<[string, Query, string]>([
  ["six custom properties", { q: "mint", includedCustomVariationProperties: "c_a,c_b,c_c,c_d,c_e,c_f" }, "bad-request"],
  [
    "a property that is not custom",
    { q: "mint", includedCustomVariationProperties: "price" },
    "value-constraint-violation",
  ],
  ["a selector nobody can read", { q: "mint", select: "(hits.(id)" }, "malformed-selector"],
  ["an unknown mode", { q: "mint", searchMode: "magic" }, "value-constraint-violation"],
  ["image types of another form", { q: "mint", allImages: "true", imgTypes: "large:x" }, "bad-request"],
])("%s are refused with 400", async (_what, query, slug) => {
  const answer = await search(query);
  expect([answer.status, slugOf(answer)]).toEqual([400, slug]);
});

test("a search is explained: words, fields, corrections and scores", async () => {
  const onlooker = { siteId: "WickettPlumUS", locale: "en-US", currency: "USD", customerGroups: ["Everyone"] };
  const explained = await sandbox.services.explainSearch({ phrase: "the choclate trufle" }, onlooker);
  expect(explained).toMatchObject({
    words: ["choclate", "trufle"],
    stopWords: ["the"],
    corrections: [{ corrected: "chocolate" }, { corrected: "truffle" }],
    sort: "featured-items",
    redirect: null,
  });
  const [first, second] = explained.hits;
  expect(first).toMatchObject({ place: 1, fields: { name: expect.any(Boolean) }, score: expect.any(Number) });
  expect(first?.score ?? 0).toBeGreaterThanOrEqual(second?.score ?? 1);
  expect(first?.parts.map(({ attribute }) => attribute)).toContain("text-relevance");
  await expect(sandbox.services.explainSearch({ phrase: " " }, onlooker)).rejects.toMatchObject({ status: 400 });
});
