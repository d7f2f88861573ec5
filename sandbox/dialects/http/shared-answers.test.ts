import { eq } from "drizzle-orm";
import request from "supertest";
import { prices } from "#sandbox/platform/prices/price-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

const siteId = "WickettPlumUS";
const products = "/product/shopper-products/v1";
const search = "/search/shopper-search/v1";
const customers = "/customer/shopper-customers/v1";
const promotions = "/pricing/shopper-promotions/v1";

type Query = Record<string, string>;

/** Operations whose answers depend on who asks, with the seconds that the one for everybody may be kept. */
const personal: readonly [base: string, path: string, query: Query, seconds: number][] = [
  [products, "/products", { ids: goods.bears }, 60],
  [products, `/products/${goods.bears}`, {}, 60],
  [products, `/products/${goods.bears}`, { expand: "prices,promotions" }, 900],
  [products, `/products/${goods.bears}/images`, {}, 86_400],
  ["/product/shopper-availability/v1", "/availability", { productIds: goods.bears }, 60],
  [search, "/product-search", { q: "bears" }, 60],
  [search, "/product-search", { q: "bears", expand: "prices,images" }, 900],
  [search, "/search-suggestions", { q: "bears" }, 900],
  [promotions, "/promotions", { ids: "catalogue-readers" }, 900],
];

describe("answers that a cache may share", () => {
  let sandbox: TestSandbox;
  let guest: string;
  /** The leader of a youth group, who pays less. */
  let leader: string;
  /** A guest whose session came with the printed catalogue. */
  let reader: string;

  const get = (token: string, base: string, path: string, query: Query = {}) =>
    request(sandbox.app)
      .get(`${base}/organizations/${organizationId}${path}`)
      .query({ siteId, ...query })
      .auth(token, { type: "bearer" });

  const usidOf = (token: string): string =>
    /usid:([\w-]+)/.exec(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())?.[1] ?? "";

  beforeAll(async () => {
    sandbox = await createTestSandbox();
    guest = await sandbox.guestToken();
    leader = await sandbox.registeredToken({ email: "leader@example.test" });
    reader = await sandbox.guestToken();
    const answer = await request(sandbox.app)
      .put(`/shopper/shopper-context/v1/organizations/${organizationId}/shopper-context/${usidOf(reader)}`)
      .query({ siteId })
      .auth(await sandbox.systemToken(usidOf(reader)), { type: "bearer" })
      .send({ sourceCode: "CAT-7", effectiveDateTime: "2026-11-01T00:00:00Z" });
    if (answer.status >= 300) throw new Error(`No context: ${answer.text}`);
  }, 120_000);
  afterAll(() => sandbox.close());

  test.each(personal)("%s%s %p are kept %i seconds when made for nobody, and never otherwise", async (...entry) => {
    const [base, path, query, seconds] = entry;
    const own = await get(guest, base, path, query);
    expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
    const neutral = await get(guest, base, path, { ...query, personalized: "none" });
    expect([neutral.status, neutral.headers["cache-control"]]).toEqual([200, `public, max-age=${seconds}`]);
  });

  test.each(personal)("%s%s %p made for nobody is the same whoever asks", async (base, path, query) => {
    const answers = [];
    for (const token of [guest, leader, reader])
      answers.push((await get(token, base, path, { ...query, personalized: "none" })).body);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("who pays less, by group or source code, sees it in the own answer only", async () => {
    const priceFor = async (token: string, productId: string, query: Query = {}) =>
      (await get(token, products, `/products/${productId}`, query)).body.price as number;
    const everybodys = await priceFor(guest, goods.bears);
    expect(await priceFor(reader, goods.bears)).toBeLessThan(everybodys);
    expect(await priceFor(reader, goods.bears, { personalized: "none" })).toBe(everybodys);
    const search = async (token: string, query: Query = {}) =>
      (await get(token, "/search/shopper-search/v1", "/product-search", { q: "bears", ...query })).body.hits as {
        productId: string;
        price: number;
      }[];
    const hit = async (token: string, query?: Query) =>
      (await search(token, query)).find(({ productId }) => productId === goods.bears)?.price;
    expect(await hit(reader)).toBeLessThan(everybodys);
    expect(await hit(reader, { personalized: "none" })).toBe(everybodys);
  });

  test("a price of a customer group never reaches the answer for everybody", async () => {
    const site = { siteId: "WickettPlumFundraising" };
    const anybody = await sandbox.guestToken(site.siteId);
    const member = await sandbox.registeredToken({ email: "leader@example.test", ...site });
    const rows = await sandbox.database.sql
      .select({ id: prices.productId })
      .from(prices)
      .where(eq(prices.priceBookId, "usd-fundraising-prices"))
      .limit(24);
    const priced = async (token: string, query: Query = {}) => {
      const ids = rows.map(({ id }) => id).join(",");
      const { body } = await get(token, products, "/products", { ids, expand: "prices", ...site, ...query });
      return (body.data as { id: string; price?: number }[]).map(({ id, price }) => [id, price]);
    };
    const everybodys = await priced(anybody);
    expect(everybodys.length).toBeGreaterThan(0);
    expect(await priced(member)).not.toEqual(everybodys);
    expect(await priced(member, { personalized: "none" })).toEqual(everybodys);
  });

  test("a promotion that a source code opens is left out of the answer for everybody", async () => {
    const query = { ids: "catalogue-readers" };
    expect((await get(reader, promotions, "/promotions", query)).body.total).toBe(1);
    expect((await get(reader, promotions, "/promotions", { ...query, personalized: "none" })).body.total).toBe(0);
  });

  test.each(["prices", "promotions"])("a product's %s are nobody's but the caller's", async (part) => {
    const answer = await get(guest, products, `/products/${goods.bears}/${part}`, { personalized: "none" });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  test("baskets, orders and accounts stay the caller's own", async () => {
    for (const path of ["/customers/me/baskets", "/customers/me/orders", "/customers/me"]) {
      const answer = await get(leader, customers, path, { personalized: "none" });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    }
  });

  test("what is the same for everybody is not shared by a session that shops at another time", async () => {
    const shared = (token: string, query: Query = {}) => get(token, products, "/categories/root", query);
    expect((await shared(guest)).headers["cache-control"]).toBe("public, max-age=900");
    expect((await shared(reader)).headers["cache-control"]).toBe("no-store");
    expect((await shared(reader, { personalized: "none" })).headers["cache-control"]).toBe("public, max-age=900");
  });

  test("another word than none is refused, and so is a call without a token, which no cache keeps", async () => {
    const wrong = await get(guest, products, `/products/${goods.bears}`, { personalized: "all" });
    expect([wrong.status, wrong.body.type, wrong.headers["cache-control"]]).toEqual([
      400,
      expect.stringMatching(/value-constraint-violation$/),
      "no-store",
    ]);
    const nobody = await request(sandbox.app)
      .get(`${products}/organizations/${organizationId}/products/${goods.bears}`)
      .query({ siteId, personalized: "none" });
    expect([nobody.status, nobody.headers["cache-control"]]).toEqual([401, "no-store"]);
  });
});
