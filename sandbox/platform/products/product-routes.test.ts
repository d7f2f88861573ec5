import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
});
afterAll(() => sandbox.close());

const get = (path: string, query: Record<string, string> = {}, bearer = token) =>
  request(sandbox.app)
    .get(`/product/shopper-products/v1/organizations/f_ecom_swee_001${path}`)
    .query({ siteId: "WickettPlumUS", ...query })
    .set("authorization", `Bearer ${bearer}`);

interface Variant {
  productId: string;
  orderable: boolean;
  variationValues: Record<string, string>;
}

describe("a product", () => {
  test("in sizes shows its range of prices, its variants and what can be chosen", async () => {
    const { status, body } = await get("/products/480127", { allImages: "true", perPricebook: "true" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Half-Moon Praline Bonbons",
      type: { master: true },
      currency: "USD",
      price: 18,
      priceMax: 58,
      prices: { "usd-list-prices": 18 },
      priceRanges: [{ minPrice: 18, maxPrice: 58, pricebook: "usd-list-prices" }],
      primaryCategory: { id: "boxed-chocolates" },
      c_isMeltable: true,
      c_isKosher: true,
      c_rating: 4.5,
      c_reviewCount: 21,
      c_defaultVariantId: "480127-12-none",
    });
    expect(body.variationAttributes.map(({ id }: { id: string }) => id)).toEqual(["size", "wrap"]);
    expect(body.variants).toHaveLength(9);
    const foil = (body.variants as Variant[]).filter(({ variationValues }) => variationValues.wrap === "gold-foil");
    expect(foil.map(({ orderable }) => orderable)).toEqual([false, false, false]);
    const wraps = body.variationAttributes[1].values.map((value: { orderable: boolean }) => value.orderable);
    expect(wraps).toEqual([true, true, false]);
    expect(body.imageGroups[0]).toMatchObject({ viewType: "large" });
    expect(body.imageGroups[0].images.length).toBeGreaterThan(2);
  });

  test("on sale shows both prices, book by book", async () => {
    const { body } = await get("/products/481101", { perPricebook: "true" });
    expect(body).toMatchObject({
      price: 20.4,
      prices: { "usd-list-prices": 24, "usd-sale-prices": 20.4 },
      tieredPrices: [
        { price: 24, pricebook: "usd-list-prices", quantity: 1 },
        { price: 20.4, pricebook: "usd-sale-prices", quantity: 1 },
      ],
    });
  });

  test("that is a variant names its master and what was chosen", async () => {
    const { body } = await get("/products/480127-12-plum-ribbon");
    expect(body).toMatchObject({
      type: { variant: true },
      master: { masterId: "480127", orderable: true },
      variationValues: { size: "12", wrap: "plum-ribbon" },
      price: 32,
      inventory: { ats: 8, orderable: true },
    });
  });

  test("in colors has pictures of its own for each", async () => {
    const { body } = await get("/products/486101", { allImages: "true" });
    const ofColors = body.imageGroups.filter(
      (group: { viewType: string; variationAttributes?: unknown }) =>
        group.viewType === "large" && group.variationAttributes,
    );
    expect(ofColors).toHaveLength(4);
  });

  test("has the sizes storefronts ask for, and a swatch for each value with a picture", async () => {
    const { body } = await get("/products/486101", { allImages: "true", imgTypes: "medium:1,swatch" });
    const views: string[] = body.imageGroups.map(({ viewType }: { viewType: string }) => viewType);
    expect(new Set(views)).toEqual(new Set(["medium", "swatch"]));
    const swatches = body.imageGroups.filter(({ viewType }: { viewType: string }) => viewType === "swatch");
    expect(swatches).toHaveLength(4);
    for (const { images, variationAttributes } of swatches)
      expect([images, variationAttributes]).toEqual([
        [expect.objectContaining({ link: expect.stringContaining("/images/"), alt: expect.any(String) })],
        [{ id: "color", values: [{ value: expect.any(String) }] }],
      ]);
    expect((await get("/products/486101", { allImages: "true", imgTypes: "hi-res" })).body.imageGroups).toEqual([]);
  });

  test("that is laid into boxes shows how it looks from straight above, in a view of its own", async () => {
    const views = async (query: Record<string, string>, id = "490204") =>
      ((await get(`/products/${id}`, query)).body.imageGroups as { viewType: string; images: { alt: string }[] }[]).map(
        ({ viewType, images }) => [viewType, images[0]?.alt],
      );
    const above = ["top-down", "A plain dark chocolate disc, from above"];
    const sizes = ["large", "medium", "small"].map((view) => [view, expect.any(String)]);
    expect(await views({ allImages: "true" })).toEqual([...sizes, above]);
    expect(await views({ imgTypes: "top-down" })).toEqual([above]);
    expect((await views({})).map(([view]) => view)).toEqual(["large"]);
    expect(await views({ imgTypes: "top-down" }, "481101")).toEqual([]);
  });

  test("sold in Canada has Canadian prices and spelling", async () => {
    const canadian = await sandbox.guestToken("WickettPlumCA");
    const { body } = await get("/products/484101", { siteId: "WickettPlumCA", locale: "en-CA" }, canadian);
    expect(body).toMatchObject({ currency: "CAD", price: 10 });
    expect(body.longDescription).toContain("No artificial colours");
  });

  test("shows the stock of the shops asked for", async () => {
    const { body } = await get("/products/481101", { inventoryIds: "inventory_shop_1001,inventory_shop_9999" });
    expect(body.inventories.map(({ id }: { id: string }) => id)).toEqual(["inventory_shop_1001"]);
  });

  test.each([
    ["480127", { expand: "none" }, ["imageGroups", "variants", "prices", "inventory", "primaryCategory"]],
    ["481101", { expand: "images" }, ["inventory", "price"]],
  ])("%s with %p leaves out %p", async (id, query, absent) => {
    const { body } = await get(`/products/${id}`, query);
    expect(Object.keys(body).filter((key) => absent.includes(key))).toEqual([]);
  });

  test.each<[string, boolean]>([
    ["488116", false],
    ["487104", false],
    ["488101", false],
    ["487107", true],
    ["487101", true],
  ])("%s can be ordered for shipping: %s", async (id, orderable) => {
    const { body } = await get(`/products/${id}`);
    expect([body.inventory.orderable, body.c_isOutOfStock]).toEqual([orderable, !orderable]);
  });

  test.each(["999999", "a%20b", "480127%2F12"])("nobody knows (%s) is a 404 problem", async (id) => {
    const { status, body, headers } = await get(`/products/${id}`);
    expect(status).toBe(404);
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(body).toMatchObject({ type: expect.stringMatching(/\/product-not-found$/), siteId: "WickettPlumUS" });
  });

  test("that is not sold on a site is not found there", async () => {
    const canadian = await sandbox.guestToken("WickettPlumCA");
    expect((await get("/products/488122", { siteId: "WickettPlumCA" }, canadian)).status).toBe(404);
    expect((await get("/products/488122")).status).toBe(200);
  });

  test("gives pictures, prices and promotions one by one", async () => {
    const images = await get("/products/480127/images", { allImages: "true" });
    const prices = await get("/products/480127/prices");
    const promotions = await get("/products/480127/promotions");
    expect(images.body.imageGroups.length).toBeGreaterThan(0);
    expect(prices.body).toMatchObject({ productId: "480127", price: 18, priceMax: 58 });
    expect(promotions.body).toMatchObject({ productId: "480127" });
    expect((await get("/products/nope/images")).status).toBe(404);
  });
});

describe("promotions", () => {
  test.each([
    ["483107", { promotionId: "brittle-week", calloutMsg: "15% off toffee and brittle", promotionalPrice: 11.47 }],
    ["483101", { promotionId: "brittle-week", calloutMsg: "15% off toffee and brittle", promotionalPrice: 9.35 }],
    ["487101", { promotionId: "pocket-change", calloutMsg: expect.stringContaining("$1 off"), promotionalPrice: 8 }],
  ])("are mentioned on %s, with what one piece costs", async (id, mention) => {
    expect((await get(`/products/${id}`)).body.productPromotions).toContainEqual(mention);
  });

  test("for the whole order, for shipping or by coupon are not mentioned", async () => {
    const { body } = await get("/products/480130/promotions");
    expect(body.productPromotions).toEqual([]);
  });
});

describe("several products", () => {
  test("come in the order asked for, without those nobody knows", async () => {
    const { body } = await get("/products", { ids: "482101,nope,480127,482101" });
    expect(body).toMatchObject({ limit: 2, total: 2 });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(["482101", "480127"]);
  });

  test("are at most 24", async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`).join(",");
    expect((await get("/products", { ids: ids(24) })).status).toBe(200);
    const { status, body } = await get("/products", { ids: ids(25) });
    expect([status, body.type]).toEqual([400, expect.stringMatching(/\/validation$/)]);
  });

  test.each<[string, Record<string, string>, string]>([
    ["no ids", {}, "missing-query-parameter"],
    ["empty ids", { ids: "," }, "missing-query-parameter"],
    ["six stock lists", { ids: "482101", inventoryIds: "a,b,c,d,e,f" }, "validation"],
    ["an unknown expansion", { ids: "482101", expand: "everything" }, "invalid-expand-parameter"],
    ["a yes that is none", { ids: "482101", allImages: "yes" }, "value-constraint-violation"],
    ["a misspelled parameter", { ids: "482101", alImages: "true" }, "undefined-query-parameter"],
    ["a site nobody knows", { ids: "482101", siteId: "Nowhere" }, "unknown-site"],
    ["a currency of another site", { ids: "482101", currency: "CAD" }, "unsupported-currency"],
  ])("%s are refused with 400", async (_what, query, type) => {
    const { status, body } = await get("/products", query);
    expect([status, body.type]).toEqual([400, expect.stringMatching(new RegExp(`/${type}$`))]);
  });

  test("are shown to nobody without a token", async () => {
    const { status } = await get("/products", { ids: "482101" }, "forged");
    expect(status).toBe(401);
  });
});

describe("categories", () => {
  test("form a tree below root, with what the menu needs", async () => {
    const { body } = await get("/categories/root", { levels: "2" });
    const chocolates = body.categories.find(({ id }: { id: string }) => id === "chocolates");
    expect(chocolates).toMatchObject({ name: "Chocolates", c_showInMenu: true, parentCategoryId: "root" });
    expect(chocolates.categories.map(({ id }: { id: string }) => id)).toContain("truffles");
    expect(body.categories.map(({ id }: { id: string }) => id)).toContain("newarrivals");
  });

  test("know the way to themselves", async () => {
    const { body } = await get("/categories/truffles", { levels: "0" });
    expect(body.parentCategoryTree).toEqual([
      { id: "chocolates", name: "Chocolates" },
      { id: "truffles", name: "Truffles" },
    ]);
    expect(body.categories).toBeUndefined();
  });

  test("come several at once, without those nobody knows", async () => {
    const { body } = await get("/categories", { ids: "sale,nope,gifts" });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(["sale", "gifts"]);
  });

  test("nobody knows are a 404 problem, and three levels too many", async () => {
    expect((await get("/categories/nope")).status).toBe(404);
    expect((await get("/categories/root", { levels: "3" })).status).toBe(400);
  });
});
