import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
});
afterAll(() => sandbox.close());

const get = (path: string, query: Record<string, string> = {}) =>
  request(sandbox.app)
    .get(`/product/shopper-products/v1/organizations/f_ecom_swee_001${path}`)
    .query({ siteId: "WickettPlumUS", ...query })
    .set("authorization", `Bearer ${token}`);

test("a bundle holds whole products with quantities, at its own price and as scarce as its scarcest part", async () => {
  const { body } = await get("/products/488201");
  expect(body).toMatchObject({ type: { bundle: true }, price: 42, inventory: { ats: 60, orderable: true } });
  expect(body.bundledProducts).toMatchObject([
    { id: "481101", quantity: 1, product: { id: "481101", name: "Rolled Cocoa Truffles" } },
    { id: "482101", quantity: 1 },
    { id: "487101", quantity: 2 },
  ]);
  expect((await get("/products/488201", { expand: "prices" })).body.bundledProducts).toBeUndefined();
});

test("a set shows its parts with the range of their prices and has no stock of its own", async () => {
  const { body } = await get("/products/488202");
  expect(body).toMatchObject({ type: { set: true }, price: 7.5, c_isOutOfStock: false });
  expect(body.priceMax).toBeGreaterThan(7.5);
  expect(body.inventory).toBeUndefined();
  expect(body.setProducts.map(({ id }: { id: string }) => id)).toEqual(["484107", "484101", "485101"]);
});

test("a product to be made to order lists its options, links and recommendations", async () => {
  const { body } = await get("/products/488203");
  expect(body.type).toEqual({ item: true, option: true });
  expect(body.options).toMatchObject([
    {
      id: "sleeve",
      values: [
        { id: "sleeve-blank", default: true, price: 0 },
        { id: "sleeve-printed", default: false, price: 2 },
        { id: "sleeve-foil", price: 4.5 },
      ],
    },
  ]);
  expect(body.productLinks).toMatchObject([
    { sourceProductId: "488203", targetProductId: "488122", type: "alt_orderunit" },
  ]);
  expect(body.recommendations).toMatchObject([
    { recommendedItemId: "482107", recommendationType: { displayValue: "Cross-Sell", value: 1 } },
  ]);
  expect(body.shippingMethods.length).toBeGreaterThan(0);
});

test("a variation group stands for the variants with its values", async () => {
  const { body } = await get("/products/486107-group-harvest");
  expect(body).toMatchObject({
    type: { variationGroup: true },
    master: { masterId: "486107" },
    variationValues: { collection: "harvest" },
    price: 12,
  });
  const master = await get("/products/486107");
  expect(master.body.variationGroups.map(({ productId }: { productId: string }) => productId)).toEqual([
    "486107-group-spring",
    "486107-group-harvest",
  ]);
  expect(master.body.variants).toHaveLength(6);
});

test("names of products and categories read French in the French language", async () => {
  const canadian = await sandbox.guestToken("WickettPlumCA");
  const answer = (path: string) =>
    get(path, { siteId: "WickettPlumCA", locale: "fr-CA" }).set("authorization", `Bearer ${canadian}`);
  expect((await answer("/products/481101")).body.name).toBe("Truffes roulées au cacao");
  expect((await answer("/categories/truffles")).body.name).toBe("Truffes");
});

test("pictures may be narrowed to one color, and a selector keeps what it names", async () => {
  const { body } = await get("/products/486107/images", { allImages: "true", variationAttribute: "color=mint" });
  const values = body.imageGroups.flatMap((group: { variationAttributes: { values: { value: string }[] }[] }) =>
    group.variationAttributes.flatMap((attribute) => attribute.values.map(({ value }) => value)),
  );
  expect(new Set(values)).toEqual(new Set(["mint"]));
  expect((await get("/products/486107/images", { variationAttribute: "mint" })).status).toBe(400);
  expect((await get("/products/481101", { select: "(id,name)" })).body).toEqual({
    id: "481101",
    name: "Rolled Cocoa Truffles",
  });
  expect((await get("/products/481101", { select: "(id" })).body.type).toMatch(/malformed-selector$/);
});
