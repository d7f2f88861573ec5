import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { recommendationClientId } from "./recommendation-router.ts";

jest.setTimeout(30_000);

const begun = Date.now();
/** Goes on from three hours after the world's epoch: a month later nothing that its people did counts as recent. */
const clock = { now: () => new Date(worldEpoch.getTime() + 3 * 3_600_000 + Date.now() - begun) };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock });
});
afterAll(() => sandbox.close());

const SITE = "swee-WickettPlumUS";
const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${sandbox.vendorsOrigin}/v3${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", "x-cq-client-id": recommendationClientId, ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
};
interface Answer {
  recoUUID: string;
  recommenderName: string;
  recommenders: { name: string }[];
  recs: { id: string; product_name: string; image_url: string }[];
}

const shopper = { cookieId: "4d5e", realm: "swee", instanceType: "sbx" };
const view = (id: string, cookieId = shopper.cookieId, sku?: string) =>
  call(`/activities/${SITE}/viewProduct`, { ...shopper, cookieId, product: { id, sku, altId: "", altIdType: "" } });
const recommend = async (recommender: string, more: Record<string, unknown> = {}) =>
  (await call(`/personalization/recs/${SITE}/${encodeURIComponent(recommender)}`, { ...shopper, ...more })).body;
const idsOf = ({ recs }: Answer) => recs.map(({ id }) => id);

test("rule 3.8.10: an activity changes later answers", async () => {
  expect(idsOf(await recommend("recently viewed"))).toEqual([]);
  expect((await view("481101")).status).toBe(200);
  await view("480127", shopper.cookieId, "480127-12-none");
  await view("480127-12-none");
  expect(idsOf(await recommend("recently-viewed"))).toEqual(["480127", "481101"]);
  expect(idsOf(await recommend("recently viewed", { cookieId: "somebody else" }))).toEqual([]);
  expect(idsOf(await recommend("recently viewed", { products: [{ id: "480127" }] }))).toEqual(["481101"]);
});

test("rule 3.8.8: products looked at in the same sessions come to be recommended with each other", async () => {
  const before = idsOf(await recommend("customers also love", { products: [{ id: "485107" }] }));
  expect(before).toHaveLength(12);
  expect(before[0]).not.toBe("489101");
  for (let session = 0; session < 40; session += 1) {
    await view("485107", `s${session}`);
    await view("489101", `s${session}`);
  }
  const after = idsOf(await recommend("customers also love", { products: [{ id: "485107" }] }));
  expect(after[0]).toBe("489101");
  expect(after).not.toContain("485107");
});

test("rule 3.8.9: what cannot be ordered is not recommended, and an answer is never empty for want of history", async () => {
  const { recs } = await recommend("customers also bought", { products: [{ id: "488203" }] });
  expect(recs).toHaveLength(12);
  const unorderable = ["488116", "487104", "488202"];
  expect(recs.filter(({ id }) => unorderable.includes(id))).toEqual([]);
  for (const name of ["top sellers", "most viewed", "free shipping promotions"])
    expect((await recommend(name)).recs.length).toBe(12);
});

test("what closes the gap to a promotion is small, but no single sweet, and sold by the piece", async () => {
  const ids = idsOf(await recommend("free shipping promotions"));
  const wrappedSweetOf25Cents = "490255";
  const soldFromFiftyOn = "493110";
  expect(ids).not.toContain(soldFromFiftyOn);
  expect(ids).not.toContain(wrappedSweetOf25Cents);
});

test("rule 3.8.11: a place of the shop has a recommender, whose answers carry what a tile needs", async () => {
  const { status, body } = await call(`/personalization/${SITE}/zones/pdp/recs`, {
    ...shopper,
    products: [{ id: "481101" }],
  });
  expect([status, body.recommenderName]).toEqual([200, "customers also love"]);
  expect(body.recs[0]).toMatchObject({
    id: expect.any(String),
    product_name: expect.any(String),
    product_url: expect.stringMatching(/\.html$/),
    image_url: expect.stringMatching(/^http/),
  });
  const { body: list } = await call(`/personalization/recommenders/${SITE}`);
  expect(list.recommenders.map(({ name }) => name)).toContain("recently viewed");
});

test("what people search for comes back as recent and popular phrases", async () => {
  const searched = { ...shopper, searchText: "Caramel Apples", products: [], showProducts: true };
  await call(`/activities/${SITE}/viewSearch`, searched);
  const { recent, popular } = await sandbox.services.recommendations.searchedPhrases("WickettPlumUS", "4d5e", "caram");
  expect(recent).toEqual(["caramel apples"]);
  expect(popular).toEqual(["caramel", "caramel apples"]);
});

test("nothing about a person is kept beside the two ids", async () => {
  await call(`/activities/${SITE}/viewPage`, {
    ...shopper,
    currentLocation: "/secret",
    clientIp: "203.0.113.9",
    clientUserAgent: "Mozilla",
    email: "june@example.test",
  });
  const { rows } = (await sandbox.database.sql.execute(
    "select * from activities where type = 'viewPage'",
  )) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/secret|203\.0|Mozilla|june/);
});

test.each<[string, string, unknown, Record<string, string>, number]>([
  ["a wrong client id", `/activities/${SITE}/viewPage`, shopper, { "x-cq-client-id": "wrong" }, 401],
  ["an unknown site", "/activities/swee-Nowhere/viewPage", shopper, {}, 404],
  ["another realm", "/activities/abcd-WickettPlumUS/viewPage", shopper, {}, 404],
  ["an unknown activity", `/activities/${SITE}/stealProduct`, shopper, {}, 404],
  ["no cookie", `/activities/${SITE}/viewPage`, {}, {}, 400],
  ["a cookie that is no text", `/activities/${SITE}/viewPage`, { cookieId: 5 }, {}, 400],
  ["a cookie that is too long", `/activities/${SITE}/viewPage`, { cookieId: "x".repeat(257) }, {}, 400],
  ["no product", `/activities/${SITE}/viewProduct`, shopper, {}, 400],
  ["a product without an id", `/activities/${SITE}/viewProduct`, { ...shopper, product: {} }, {}, 400],
  ["an empty bag", `/activities/${SITE}/addToCart`, { ...shopper, products: [] }, {}, 400],
  ["products that are no list", `/activities/${SITE}/viewPage`, { ...shopper, products: "all" }, {}, 400],
  ["a search for nothing", `/activities/${SITE}/viewSearch`, shopper, {}, 400],
  ["no JSON", `/activities/${SITE}/viewPage`, "{", {}, 400],
  ["an unknown recommender", `/personalization/recs/${SITE}/nothing`, shopper, {}, 404],
  ["an unknown zone", `/personalization/${SITE}/zones/roof/recs`, shopper, {}, 404],
])("%s is refused", async (_what, path, body, headers, status) => {
  expect((await call(path, body, headers)).status).toBe(status);
});

test("pages of other origins may call it, their browsers ask before", async () => {
  const response = await fetch(`${sandbox.vendorsOrigin}/v3/activities/${SITE}/viewPage`, { method: "OPTIONS" });
  expect([response.status, response.headers.get("access-control-allow-headers")]).toEqual([
    204,
    expect.stringContaining("x-cq-client-id"),
  ]);
});
