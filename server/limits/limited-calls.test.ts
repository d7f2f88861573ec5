import request from "supertest";
import { createLimits } from "#server/limits/limits.ts";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { limitRules } from "./limit-rules.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeAll(async () => {
  backend = await createTestBackend({ TRUSTED_PROXIES: "1", LIMITS_EXEMPT: "192.0.2.1" });
});
afterAll(() => backend.close());
beforeEach(() => {
  shop = createTestStorefront(backend.config, {
    env: { CACHE_PURGE_SECRET: "a-secret-for-purging" },
    limits: createLimits(backend.config.limits),
  });
  backend.seen.length = 0;
});

const post = (path: string, body: unknown, address = "203.0.113.7", token: string | null = testAccessToken("june")) => {
  const sent = request(shop.listener).post(path).set("sec-fetch-site", "same-origin").set("x-forwarded-for", address);
  if (token) sent.set("authorization", `Bearer ${token}`);
  return sent.send(body as object);
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const forged = `${part({ alg: "ES256", kid: "test" })}.${part({ isb: "uido:slas::upn:Guest::uidn:made-up" })}.${"x".repeat(86)}`;
const unsigned = `${part({ alg: "none" })}.${part({ isb: "uido:slas::upn:Guest::uidn:made-up" })}.`;
const past = (token: string) => {
  const [head = "", body = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
  return [head, part({ ...claims, exp: 1 }), signature].join(".");
};

describe.each([
  ["an address is looked up", `/api/${testSiteIds.us}/address-suggestions?address1=2218%20Harrison`, undefined],
  ["card entry is asked for", `/api/${testSiteIds.us}/card-context`, {}],
  ["Apple Pay is asked for", `/api/${testSiteIds.us}/apple-pay-session`, {}],
  ["a review is judged", `/api/${testSiteIds.us}/review-votes/r1`, { isHelpful: true }],
])("where %s", (_name, path, body) => {
  it.each([
    ["a forged token", forged],
    ["a token nobody has signed", unsigned],
    ["a token that was changed", past(testAccessToken("june"))],
    ["no token", null],
  ])("somebody with %s is nobody", async (_kind, token) => {
    const answer = await post(path, body, "203.0.113.7", token);
    expect(answer.status).toBe(401);
    expect(backend.seen).toEqual([]);
  });
});

/** How many of some calls in a row go on before one is refused for their number. */
const untilRefused = async (most: number, call: (index: number) => PromiseLike<request.Response>) => {
  for (let count = 0; count < most; count += 1) {
    const answer = await call(count);
    if (answer.status === 429) return { count, answer };
  }
  return { count: most, answer: null };
};

describe("one address", () => {
  it("tries passwords only so often, however many accounts it names, and reads when to come back", async () => {
    const logIn = (index: number) =>
      post(`/api/${testSiteIds.us}/session/login`, { email: `${index}@shop.test`, password: "Plum-2026!" });
    const { count, answer } = await untilRefused(100, logIn);
    expect(count).toBe(limitRules.login.perAddress);
    expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer?.body).toMatchObject({ title: "Too Many Requests" });
  });

  it("tries codes of promotions only so often, however many sessions it begins", async () => {
    const apply = (index: number) =>
      post(
        `/api/${testSiteIds.us}/scapi/ShopperBaskets/addCouponToBasket`,
        [{ parameters: { basketId: "b1" }, body: { code: `CODE${index}` } }],
        "203.0.113.7",
        testAccessToken(`guest${index}`),
      );
    expect((await untilRefused(200, apply)).count).toBe(limitRules.coupon.perAddress);
  });

  it.each([
    ["tries codes of promotions", "baskets/b1/coupons", { code: "X" }, limitRules.coupon.perAddress],
    [
      "tries cards",
      "baskets/b1/payment_instruments",
      { payment_method_id: "CREDIT_CARD" },
      limitRules["card-entry"].perAddress,
    ],
    ["places orders", "orders", { basket_id: "b1" }, limitRules.order.perAddress],
  ])("%s through the proxy of the Shop API only so often, too", async (_, path, body, most) => {
    const address = `/mobify/proxy/ocapi/s/${testSiteIds.us}/dw/shop/v23_2/${path}`;
    const { count, answer } = await untilRefused(200, () => post(address, body));
    expect([count, answer?.body.fault.message]).toEqual([most, expect.stringContaining("Too many")]);
    expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await request(shop.listener).get(address).set("x-forwarded-for", "203.0.113.7")).status).not.toBe(429);
  });

  it("guesses the secret of the page cache ten times", async () => {
    const purge = () => post("/__cache/purge", {}).set("x-purge-secret", "guess");
    expect((await untilRefused(30, purge)).count).toBe(limitRules.secret.perAddress);
  });

  it("is not counted where it is exempt", async () => {
    const purge = () => post("/__cache/purge", {}, "192.0.2.1").set("x-purge-secret", "guess");
    expect((await untilRefused(30, purge)).answer).toBeNull();
  });
});

describe("one thing", () => {
  const anywhere = (index: number) => `198.51.100.${index}`;

  it("is signed up for what is sold out a few times, from however many addresses", async () => {
    const signUp = (index: number) =>
      request(shop.listener)
        .get(
          `/mobify/proxy/ocapi/s/${testSiteIds.us}/bisn?pid=p${index}&email=${index % 2 ? "June" : "june"}%40shop.test`,
        )
        .set({ "sec-fetch-site": "same-origin", "x-forwarded-for": anywhere(index) });
    expect((await untilRefused(20, signUp)).count).toBe(limitRules["sign-up"].perSubject);
  });

  it.each([
    [
      "an order is looked for ten times, whoever asks",
      limitRules["order-lookup"].perSubject,
      (index: number) =>
        post(
          `/api/${testSiteIds.us}/scapi/ShopperOrders/guestOrderLookup`,
          [{ parameters: { orderNo: "WP100025" }, body: { email: "june@shop.test", postalCode: String(index) } }],
          anywhere(index),
          testAccessToken(`guest${index}`),
        ),
    ],
    [
      "a gift card is asked about ten times, whoever asks",
      limitRules["gift-card"].perSubject,
      (index: number) =>
        post(
          `/api/${testSiteIds.us}/scapi/ShopperGiftCertificates/getGiftCertificate`,
          [{ body: { giftCertificateCode: "6006490000000005000" } }],
          anywhere(index),
          testAccessToken(`guest${index}`),
        ),
    ],
    [
      "an account is logged in to only so often, whoever tries",
      limitRules.login.perSubject,
      (index: number) =>
        post(
          `/api/${testSiteIds.us}/session/login`,
          { email: "june@shop.test", password: `Guess-${index}` },
          anywhere(index),
        ),
    ],
    [
      "a mailbox is sent only so many codes, whoever asks",
      limitRules.code.perSubject,
      (index: number) =>
        post(`/api/${testSiteIds.us}/password-reset-email`, { email: "june@shop.test" }, anywhere(index)),
    ],
  ])("%s", async (_name, most, call) => {
    expect((await untilRefused(most + 5, call)).count).toBe(most);
  });
});
