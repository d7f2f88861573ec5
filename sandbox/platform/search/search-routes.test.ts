import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
}, 120_000);
afterAll(() => sandbox.close());

const call = (path: string, query: Record<string, string | string[]>) => {
  const params = new URLSearchParams({ siteId: "WickettPlumUS" });
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) params.append(name, each);
  return request(sandbox.app)
    .get(`/search/shopper-search/v1/organizations/f_ecom_swee_001${path}?${params}`)
    .set("authorization", `Bearer ${token}`);
};
const search = (query: Record<string, string | string[]>) => call("/product-search", query);
const suggest = (query: Record<string, string>) => call("/search-suggestions", query);

interface Hit {
  productId: string;
  productName: string;
  price: number;
}
const names = ({ body }: { body: { hits: Hit[] } }) => body.hits.map(({ productName }) => productName);

/** How many products of the world stand in a category or below it, on the American site. */
const standingIn = (categoryId: string, kinds?: string[]): number => {
  const isBelow = (id: string): boolean => {
    if (id === categoryId) return true;
    const parent = catalogue.categories.find((category) => category.id === id)?.parent;
    return parent ? isBelow(parent) : false;
  };
  return catalogue.files
    .flatMap(({ products }) => products)
    .filter(({ sites = ["WickettPlumUS"], offered, category, also = [], kind }) => {
      const isOnSite = sites.includes("WickettPlumUS") && offered === undefined;
      return isOnSite && [category, ...also].some(isBelow) && (kinds?.includes(kind) ?? true);
    }).length;
};

describe("words", () => {
  test.each([
    ["praline", "Half-Moon Praline Bonbons"],
    ["PRALINE bonbons", "Half-Moon Praline Bonbons"],
    ["garden bears", "Garden Bears, Six Fruits"],
    ["peanut", "Peanut Snap Brittle"],
    ["starlight mi", "Starlight Swirl Mints"],
    ["lolly", "Carousel Swirl Lollipop"],
    ["liquorice", "Black Rope Licorice"],
    ["dairy free truffles", "Oat Milk Midnight Truffles"],
    ["the twenty-four", "The Twenty-Four"],
  ])("%p finds %s first", async (q, first) => {
    expect(names(await search({ q }))[0]).toBe(first);
  });

  test.each([
    ["choclate trufle", "chocolate truffle", "Rolled Cocoa Truffles"],
    ["penut britle", "peanut brittle", "Peanut Snap Brittle"],
    ["lolipop", "lollipop", "Carousel Swirl Lollipop"],
  ])("%p is read as %p and finds %s", async (q, corrected, found) => {
    const result = await search({ q });
    expect(result.body.searchPhraseSuggestions.suggestedPhrases).toEqual([{ phrase: corrected, exactMatch: false }]);
    expect(result.body.processedQuery).toEqual({ query: corrected });
    expect(names(result)).toContain(found);
  });

  test.each(["zzzzqqq", "& | ! : * ( ' \\", "%", "x".repeat(500), "'; drop table products; --"])(
    "%p finds nothing and breaks nothing",
    async (q) => {
      const { status, body } = await search({ q });
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 0, hits: [], query: q });
    },
  );
});

describe("refinements", () => {
  test.each([
    ["an article number", "484101", "484101"],
    ["the number of a size, which leads to its product", "484107-16", "484107"],
    ["a UPC", "850001019720", "484101"],
    ["an EAN", "0850001019720", "484101"],
  ])("%s finds the one article", async (_name, q, id) => {
    const { body } = await search({ q });
    expect([body.total, body.hits[0].productId]).toEqual([1, id]);
  });

  test("a phrase of common words finds what is called so, and one unknown word of several is passed over", async () => {
    const own = await search({ q: "your own" });
    expect(own.body.total).toBeGreaterThan(0);
    for (const { productName } of own.body.hits) expect(productName).toMatch(/your.own/i);
    const spread = await search({ q: "hazelnut xyzzyq" });
    expect(spread.body.total).toBe((await search({ q: "hazelnut" })).body.total);
    expect((await search({ q: "xyzzyq qwxyzz" })).body.total).toBe(0);
  });

  test("what must not be in it is not: no sugar, nut free, without peanuts", async () => {
    const all = await search({ q: "chocolate", limit: "200" });
    const some = await search({ q: "chocolate no sugar", limit: "200" });
    expect([some.body.total > 0, some.body.total < all.body.total]).toEqual([true, true]);
    const free = await search({ q: "nut free", limit: "200" });
    const flagged = await search({ refine: "c_isNutFree=true", limit: "200" });
    expect(new Set(free.body.hits.map(({ productId }: { productId: string }) => productId))).toEqual(
      new Set(flagged.body.hits.map(({ productId }: { productId: string }) => productId)),
    );
    const peanut = await search({ q: "peanut free", limit: "200" });
    const nutty = await search({ q: "peanut", limit: "200" });
    const ids = new Set(peanut.body.hits.map(({ productId }: { productId: string }) => productId));
    expect(peanut.body.total).toBeGreaterThan(50);
    for (const { productId } of nutty.body.hits) expect(ids.has(productId)).toBe(false);
  });

  test("best-matches is an order every site has: the words' with a phrase, without one what the category has", async () => {
    const order = async (query: Record<string, string>) => {
      const { status, body } = await search({ limit: "20", ...query });
      expect(status).toBe(200);
      return {
        ids: body.hits.map(({ productId }: { productId: string }) => productId),
        chosen: body.selectedSortingOption,
        body,
      };
    };
    const chosen = await order({ q: "mint", sort: "best-matches" });
    expect([chosen.chosen, chosen.body.sortingOptions[0].id]).toEqual(["best-matches", "best-matches"]);
    const shelf = await order({ refine: "cgid=chocolates", sort: "best-matches" });
    const plain = await order({ refine: "cgid=chocolates" });
    expect(shelf.ids).toEqual(plain.ids);
    expect(plain.body.sortingOptions.map(({ id }: { id: string }) => id)).not.toContain("best-matches");
    const unsorted = await order({ q: "mint", sort: "" });
    expect(unsorted.chosen).toBe("featured-items");
  });

  test("a category holds what stands in it and below it", async () => {
    const { body } = await search({ refine: "cgid=chocolates", limit: "200" });
    expect(body.total).toBe(standingIn("chocolates"));
    const below = await search({ refine: "cgid=truffles" });
    expect(below.body.total).toBe(standingIn("truffles"));
    expect(body.total).toBeGreaterThan(below.body.total);
  });

  test("narrow together, and alternatives widen", async () => {
    const truffles = await search({ refine: ["cgid=chocolates", "c_refinementType=truffles"] });
    const both = await search({ refine: ["cgid=chocolates", "c_refinementType=truffles|bonbons"] });
    const cheap = await search({ refine: ["cgid=chocolates", "c_refinementType=truffles|bonbons", "price=(0..19)"] });
    expect([truffles.body.total, both.body.total]).toEqual([
      standingIn("chocolates", ["truffles"]),
      standingIn("chocolates", ["truffles", "bonbons"]),
    ]);
    expect(Math.max(...cheap.body.hits.map(({ price }: Hit) => price))).toBeLessThan(19);
    expect(cheap.body.total).toBeGreaterThan(0);
    expect(cheap.body.total).toBeLessThan(both.body.total);
    expect(cheap.body.selectedRefinements).toEqual({
      cgid: "chocolates",
      c_refinementType: "truffles|bonbons",
      price: "(0..19)",
    });
  });

  test("count each value as if its own refinement were not chosen", async () => {
    const facet = (result: { body: { refinements: { attributeId: string; values: unknown[] }[] } }, id: string) =>
      result.body.refinements.find(({ attributeId }) => attributeId === id)?.values;
    const open = await search({ refine: "cgid=chocolates" });
    const chosen = await search({ refine: ["cgid=chocolates", "c_refinementType=truffles"] });
    expect(facet(chosen, "c_refinementType")).toEqual(facet(open, "c_refinementType"));
    expect(facet(chosen, "price")).not.toEqual(facet(open, "price"));
  });

  test("what can be ordered leaves out what is sold out, coming or in shops only", async () => {
    const found = await search({ refine: ["cgid=root", "orderable_only=true"], limit: "200" });
    const all = names(found);
    expect(all).toContain("The Twenty-Four");
    for (const gone of ["Foil Sweethearts", "Window-Pane Canes", "The Red Letter Box"]) expect(all).not.toContain(gone);
  });

  test("pickup at a shop needs stock in that shop", async () => {
    const pickup = { refine: ["cgid=root", "c_availableForInStorePickup=true"], limit: "200" };
    const anywhere = await search(pickup);
    const atShop = await search({ ...pickup, c_storeId: "1001" });
    const withoutList = await search({ ...pickup, c_storeId: "1009" });
    expect(atShop.body.total).toBeGreaterThan(0);
    expect(atShop.body.total).toBeLessThanOrEqual(anywhere.body.total);
    expect(names(atShop)).toContain("The Red Letter Box");
    expect(withoutList.body.total).toBe(0);
  });

  test.each<[string, Record<string, string | string[]>]>([
    ["an attribute nobody knows", { refine: "c_nothing=1" }],
    ["no form at all", { refine: "chocolates" }],
    ["an upside-down price", { refine: "price=(9..1)" }],
    ["ten of them", { refine: Array.from({ length: 10 }, (_, index) => `c_x${index}=1`) }],
    ["neither words nor refinement", {}],
    ["only blanks", { q: "   " }],
    ["501 characters", { q: "x".repeat(501) }],
    ["an order nobody knows", { q: "mint", sort: "shiniest" }],
    ["a limit of 0", { q: "mint", limit: "0" }],
    ["a limit of 201", { q: "mint", limit: "201" }],
    ["a limit of words", { q: "mint", limit: "many" }],
    ["an offset below 0", { q: "mint", offset: "-1" }],
    ["an unknown expansion", { q: "mint", expand: "soul" }],
  ])("%s is refused with a 400 problem", async (_what, query) => {
    const { status, headers, body } = await search(query);
    expect(status).toBe(400);
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(body.detail).toEqual(expect.any(String));
  });

  test("a category nobody knows holds nothing", async () => {
    expect((await search({ refine: "cgid=nope" })).body).toMatchObject({ total: 0, hits: [] });
  });
});

describe("pages and orders", () => {
  test("pages follow one another without gap or repetition", async () => {
    const page = async (offset: number) =>
      (await search({ refine: "cgid=chocolates", limit: "10", offset: String(offset) })).body.hits.map(
        ({ productId }: Hit) => productId,
      );
    const total = standingIn("chocolates");
    const offsets = Array.from({ length: Math.ceil(total / 10) }, (_, index) => index * 10);
    const pages = (await Promise.all(offsets.map(page))).flat();
    expect(pages).toHaveLength(total);
    expect(new Set(pages).size).toBe(total);
  });

  test("a page past the end is empty and still tells the total", async () => {
    const { status, body } = await search({ refine: "cgid=chocolates", offset: "5000" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: standingIn("chocolates"), offset: 5000, hits: [] });
  });

  test("the cheapest comes first when asked", async () => {
    const { body } = await search({ refine: "cgid=chocolates", sort: "price-low-to-high", limit: "200" });
    const prices = body.hits.map(({ price }: Hit) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(body.selectedSortingOption).toBe("price-low-to-high");
  });

  test("the first order on offer is that of the shop", async () => {
    const { body } = await search({ refine: "cgid=chocolates" });
    expect(body.sortingOptions[0]).toEqual({ id: "featured-items", label: "Featured items" });
    expect(body.selectedSortingOption).toBe("featured-items");
  });
});

test("a hit is a master with its range of prices and a picture, and its variants when all variations are asked for", async () => {
  const { body } = await search({ q: "half-moon" });
  expect(body.hits[0]).toMatchObject({
    productId: "480127",
    hitType: "master",
    orderable: true,
    currency: "USD",
    price: 18,
    priceMax: 58,
    representedProduct: { id: "480127-12-none" },
    image: { alt: "Three dark chocolate half-moons with white drizzle, one cut open to its caramel and praline" },
  });
  expect(body.hits[0].variants).toBeUndefined();
  const all = await search({ q: "half-moon", allVariationProperties: "true" });
  expect(all.body.hits[0].variants).toHaveLength(9);
});

describe("suggestions", () => {
  test("name products, categories and how a word may end", async () => {
    const { body } = await suggest({ q: "truf", limit: "3" });
    expect(body.searchPhrase).toBe("truf");
    expect(body.productSuggestions.products).toHaveLength(3);
    expect(body.productSuggestions.products[0]).toMatchObject({ currency: "USD", price: expect.any(Number) });
    expect(body.categorySuggestions.categories).toContainEqual({
      id: "truffles",
      name: "Truffles",
      parentCategoryName: "Chocolates",
    });
    expect(body.productSuggestions.suggestedTerms[0].terms[0]).toMatchObject({ completed: true });
  });

  test("put a misspelled word right", async () => {
    const { body } = await suggest({ q: "choclate" });
    expect(body.productSuggestions.suggestedPhrases).toEqual([{ phrase: "chocolate", exactMatch: false }]);
    expect(body.productSuggestions.products.length).toBeGreaterThan(0);
  });

  test("are empty when nothing fits", async () => {
    const { status, body } = await suggest({ q: "qqqq" });
    expect([status, body.productSuggestions.products]).toEqual([200, []]);
  });

  test.each<[string, Record<string, string>]>([
    ["two letters", { q: "ab" }],
    ["51 characters", { q: "x".repeat(51) }],
    ["nothing", {}],
    ["a limit of 11", { q: "mint", limit: "11" }],
    ["a limit of 0", { q: "mint", limit: "0" }],
  ])("for %s are refused with 400", async (_what, query) => {
    expect((await suggest(query)).status).toBe(400);
  });
});

test("new prices are found as soon as the catalogue is forgotten", async () => {
  const { prices } = await import("#sandbox/platform/prices/price-tables.ts");
  const { eq } = await import("drizzle-orm");
  await sandbox.database.sql.update(prices).set({ priceCents: 111 }).where(eq(prices.productId, "482119"));
  sandbox.services.forget();
  const { body } = await search({ q: "ivory vanilla" });
  expect(body.hits[0]).toMatchObject({ productId: "482119", price: 1.11 });
});
