import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
}, 120_000);
afterAll(() => sandbox.close());

interface Found {
  total: number;
  hits: { productId: string }[];
  refinements: { attributeId: string; values: { value: string; hitCount: number }[] }[];
}

const search = async (refine: string): Promise<Found> => {
  const { body } = await request(sandbox.app)
    .get("/search/shopper-search/v1/organizations/f_ecom_swee_001/product-search")
    .query({ siteId: "WickettPlumUS", refine, limit: 50 })
    .set("authorization", `Bearer ${token}`);
  return body as Found;
};

test("flags of products are one refinement, whose counts are what it narrows a list to", async () => {
  const { total, refinements } = await search("cgid=root");
  const flags = refinements.find(({ attributeId }) => attributeId === "c_refinementGoodToKnow")?.values ?? [];
  expect(flags.map(({ value }) => value)).toEqual(["warm-weather"]);
  for (const { value, hitCount } of flags) {
    const narrowed = await search(`c_refinementGoodToKnow=${value}`);
    expect([value, narrowed.total]).toEqual([value, hitCount]);
    expect(narrowed.total).toBeLessThan(total);
  }
});

test("who wants two of them gets what has either, and each found product says so of itself", async () => {
  const [kosher, nutFree, either] = await Promise.all(
    ["kosher", "nut-free", "kosher|nut-free"].map((values) => search(`c_refinementGoodToKnow=${values}`)),
  );
  expect(either?.total).toBeGreaterThan(Math.max(kosher?.total ?? 0, nutFree?.total ?? 0));
  const { body } = await request(sandbox.app)
    .get(`/product/shopper-products/v1/organizations/f_ecom_swee_001/products/${kosher?.hits[0]?.productId ?? ""}`)
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${token}`);
  expect(body).toMatchObject({ c_isKosher: true });
});

test("tastes, textures and what goes without gelatin are refinements", async () => {
  const { refinements, total } = await search("cgid=root");
  const valuesOf = (id: string) => refinements.find(({ attributeId }) => attributeId === id)?.values ?? [];
  expect(valuesOf("c_refinementTaste").map(({ value }) => value)).toEqual([
    "sour",
    "salty",
    "fruity",
    "nutty",
    "minty",
    "spicy",
    "bitter",
    "not-too-sweet",
  ]);
  expect(valuesOf("c_refinementTexture").map(({ value }) => value)).toEqual(["crunchy", "chewy", "soft"]);
  const sour = await search("c_refinementTaste=sour");
  expect(sour.total).toBe(valuesOf("c_refinementTaste")[0]?.hitCount);
  const withoutGelatin = await search("c_withoutGelatin=true");
  expect(withoutGelatin.total).toBeLessThan(total);
  expect(sour.hits.map(({ productId }) => productId)).toContain("484104");
  expect(withoutGelatin.hits.map(({ productId }) => productId)).not.toContain("484104");
});
