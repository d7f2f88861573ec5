import type { RecommendationsConfig } from "#config/sites.ts";
import { tellActivity, type Activity } from "#app/integrations/activities.ts";
import { listRecommenders, recommend } from "#app/integrations/recommendations.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { recommendationClientId } from "#emulators/recommendations/recommendation-router.ts";

jest.setTimeout(120_000);

/*
 * What the shop relies on from the recommendation service: the emulator takes all that the shop tells as the shop tells
 * it, and answers what the shop asks.
 */
let emulator: TestSandbox;
beforeAll(async () => {
  emulator = await createTestSandbox();
});
afterAll(() => emulator.close());

const service = (): RecommendationsConfig => ({
  baseUrl: `${emulator.vendorsOrigin}/v3`,
  clientId: recommendationClientId,
  siteId: "swee-WickettPlumUS",
  instanceType: "sbx",
});

const product = { id: "480127", sku: "480127-12-none", altId: "", altIdType: "" } as const;
const bought = [{ id: "480127-12-none", sku: "", price: 24, quantity: 2 }] as const;
const recommended = { recommenderName: "top sellers", __recoUUID: "r-1" };

interface KeptRow {
  type: string;
  cookie_id: string;
  search_text: string | null;
  category_id: string | null;
  product_ids: string[];
  details: Record<string, unknown>;
}

const keptOf = async (cookieId: string): Promise<KeptRow[]> => {
  const { rows } = (await emulator.database.sql.execute(
    `select * from activities where cookie_id = '${cookieId}'`,
  )) as unknown as { rows: KeptRow[] };
  return rows;
};

test.each<[Activity, Partial<KeptRow>]>([
  [{ activity: "viewProduct", product }, { product_ids: ["480127"] }],
  [
    { activity: "viewSearch", searchText: "Caramel", products: [product], showProducts: true },
    { search_text: "caramel", product_ids: ["480127"] },
  ],
  [{ activity: "clickSearch", searchText: "caramel", product }, { search_text: "caramel" }],
  [
    { activity: "viewCategory", category: { id: "truffles" }, products: [product], showProducts: true },
    { category_id: "truffles", product_ids: ["480127"] },
  ],
  [{ activity: "clickCategory", category: { id: "truffles" }, product }, { category_id: "truffles" }],
  [{ activity: "addToCart", products: [...bought] }, { product_ids: ["480127"] }],
  [{ activity: "beginCheckout", products: [...bought], amount: 48 }, { details: { amount: 48 } }],
  [{ activity: "viewReco", ...recommended, products: [{ id: "480127" }] }, { details: recommended }],
  [{ activity: "clickReco", ...recommended, product: { id: "480127" } }, { details: recommended }],
])("the service understands %o", async (activity, kept) => {
  const cookieId = `visit-${activity.activity}`;
  tellActivity(service(), { cookieId }, activity);
  const until = Date.now() + 5000;
  let rows: KeptRow[] = [];
  while (rows.length === 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    rows = await keptOf(cookieId);
  }
  expect(rows).toEqual([expect.objectContaining({ type: activity.activity, ...kept })]);
});

test("the service names the recommenders of the site, with keys in camelCase", async () => {
  const known = await listRecommenders(service());
  expect(known.map(({ name }) => name)).toContain("customers also love");
  expect(known[0]).toEqual({
    name: expect.any(String),
    description: expect.any(String),
    recommenderType: expect.any(String),
  });
  await expect(listRecommenders({ ...service(), clientId: "wrong" })).resolves.toEqual([]);
});

test("a recommender answers by its name, a place of the shop by whoever fills it", async () => {
  const visitor = { cookieId: "visit-asks" };
  // A busy machine learns longer from the world's 30,000 activities than a page waits.
  let byName = await recommend(service(), { recommender: "top sellers" }, visitor);
  for (let again = 0; byName === null && again < 20; again += 1)
    byName = await recommend(service(), { recommender: "top sellers" }, visitor);
  const byZone = await recommend(service(), { zone: "home" }, visitor);
  expect(byName?.productIds.length).toBeGreaterThan(0);
  expect(byZone).toEqual({ ...byName, recoUUID: expect.any(String), recommenderName: "top sellers" });
  await expect(recommend(service(), { zone: "roof" }, visitor)).resolves.toBeNull();
});
