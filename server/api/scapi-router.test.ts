import request from "supertest";
import { createTestBackend, inHaste, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { scapiOperations } from "./scapi-families.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;
const organization = "/organizations/f_ecom_swee_001";
const token = testAccessToken("june");

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createTestStorefront(backend.config);
});
afterEach(() => backend.close());

const post = (path: string, body: unknown = []) =>
  request(shop.listener)
    .post(`/api/${testSiteIds.us}/scapi/${path}`)
    .send(body as object);

const lastSeen = () => backend.seen.at(-1);

test("an operation reaches the backend with parameters, body, site and the shopper's token", async () => {
  backend.app.post(`/checkout/shopper-baskets/v1${organization}/baskets/:id/items`, (_request, response) => {
    response.json({ basketId: "b1" });
  });
  const body = [{ productId: "p", quantity: 2 }];
  const answer = await post("ShopperBaskets/addItemToBasket", [{ parameters: { basketId: "b1" }, body }]).set(
    "authorization",
    `Bearer ${token}`,
  );
  expect([answer.status, answer.body, answer.headers["cache-control"]]).toEqual([200, { basketId: "b1" }, "no-store"]);
  expect(lastSeen()).toMatchObject({
    body,
    url: expect.stringContaining(`/baskets/b1/items?siteId=${testSiteIds.us}`) as string,
  });
  expect(lastSeen()?.headers.authorization).toBe(`Bearer ${token}`);
});

test.each([
  ["ShopperProducts/getCategory", { id: "root" }, "/product/shopper-products/v1", true],
  ["ShopperSearch/productSearch", { q: "mint" }, "/search/shopper-search/v1", true],
  ["ShopperPromotions/getPromotions", { ids: ["a"] }, "/pricing/shopper-promotions/v1", true],
  ["ShopperOrders/getOrder", { orderNo: "1" }, "/checkout/shopper-orders/v1", true],
  ["ShopperBaskets/getBasket", { basketId: "1" }, "/checkout/shopper-baskets/v1", true],
  ["ShopperStores/getStores", { ids: ["a"] }, "/store/shopper-stores/v1", false],
])(
  "%s carries the site's locale where its family wants it, and no currency",
  async (path, parameters, prefix, locale) => {
    backend.app.use(prefix, (_request, response) => void response.json({}));
    await post(path, [{ parameters }]).set("authorization", `Bearer ${token}`).expect(200);
    expect(lastSeen()?.url.includes("locale=en-US")).toBe(locale);
    expect(lastSeen()?.url).not.toContain("currency");
  },
);

test("getProducts is a GET without the shopper's token, with the site's own guest instead", async () => {
  backend.app.get(`/product/shopper-products/v1${organization}/products`, (_request, response) => {
    response.json({ data: [{ id: "a" }] });
  });
  const answer = await request(shop.listener)
    .get(`/api/${testSiteIds.us}/scapi/ShopperProducts/getProducts?ids=a,b&allImages=true&perPricebook=true`)
    .set("authorization", `Bearer ${token}`);
  expect(answer.body).toEqual({ data: [{ id: "a" }] });
  expect(lastSeen()?.url).toContain("ids=a%2Cb&allImages=true&perPricebook=true");
  expect(lastSeen()?.headers.authorization).toMatch(/^Bearer /);
  expect(lastSeen()?.headers.authorization).not.toContain(token);
});

test("one guest login serves many calls, and a refused guest token is exchanged once", async () => {
  let calls = 0;
  backend.app.get(`/search/shopper-search/v1${organization}/product-search`, (_request, response) => {
    calls += 1;
    response
      .status(calls === 3 ? 401 : 200)
      .json(calls === 3 ? { title: "Unauthorized", type: "x/invalid-access-token" } : {});
  });
  await Promise.all([1, 2].map(() => post("ShopperSearch/productSearch", [{ parameters: { q: "mint" } }]).expect(200)));
  expect(backend.seen.filter(({ url }) => url.includes("/oauth2/token"))).toHaveLength(1);
  await post("ShopperSearch/productSearch", [{ parameters: { q: "mint" } }]).expect(200);
  expect(backend.seen.filter(({ url }) => url.includes("/oauth2/token"))).toHaveLength(2);
});

test("the caller cannot choose token, organization or site, and the second argument is dropped", async () => {
  backend.app.use("/checkout", (_request, response) => void response.json({}));
  await post("ShopperBaskets/getBasket", [
    {
      parameters: { basketId: "b1", organizationId: "f_ecom_evil_001", siteId: "Other" },
      headers: {
        Authorization: "Bearer a",
        AUTHORIZATION: "Bearer b",
        cookie: "x=1",
        host: "evil.test",
        "x-forwarded-for": "1.2.3.4",
      },
    },
    true,
  ])
    .set("authorization", `Bearer ${token}`)
    .expect(200);
  expect(lastSeen()?.url).toBe(
    `/checkout/shopper-baskets/v1${organization}/baskets/b1?siteId=${testSiteIds.us}&locale=en-US`,
  );
  expect(lastSeen()?.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(lastSeen()?.headers.cookie).toBeUndefined();
  expect(lastSeen()?.headers["x-forwarded-for"]).toBeUndefined();
});

test("a refusal of the backend comes back with its own status and body", async () => {
  const problem = {
    title: "Basket Not Found",
    type: "https://x/basket-not-found",
    detail: "No basket.",
    basketId: "b1",
  };
  backend.app.use("/checkout", (_request, response) => void response.status(404).json(problem));
  const answer = await post("ShopperBaskets/getBasket", [{ parameters: { basketId: "b1" } }]);
  expect([answer.status, answer.type, answer.body]).toEqual([404, "application/problem+json", problem]);
});

test.each([
  ["unknown site", "/api/Nowhere/scapi/ShopperProducts/getCategory", 404],
  ["unknown family", `/api/${testSiteIds.us}/scapi/ShopperSecrets/getCategory`, 404],
  ["unknown method", `/api/${testSiteIds.us}/scapi/ShopperProducts/dropTables`, 404],
  ["a method of every object", `/api/${testSiteIds.us}/scapi/ShopperProducts/constructor`, 404],
  ["a property of every object as family", `/api/${testSiteIds.us}/scapi/__proto__/toString`, 404],
  ["an operation only the server may call", `/api/${testSiteIds.us}/scapi/ShopperCustomers/registerCustomer`, 404],
  ["the login family", `/api/${testSiteIds.us}/scapi/ShopperLogin/getAccessToken`, 404],
  ["missing parameter", `/api/${testSiteIds.us}/scapi/ShopperProducts/getCategory`, 400],
])("%s is answered with a problem document", async (_name, path, status) => {
  const answer = await request(shop.listener).post(path).send([{}]);
  expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
  expect(answer.body).toEqual({ title: expect.any(String), type: expect.any(String), detail: expect.any(String) });
});

test.each([
  ["ShopperProducts/getCategory", [{}], "MissingParameters"],
  ["ShopperBaskets/updateItemInBasket", [{ parameters: { basketId: "b1" }, body: {} }], "MissingParameters"],
  ["ShopperBaskets/addItemToBasket", [{ parameters: { basketId: "b1" } }], "MissingBody"],
  ["ShopperOrders/createOrder", [{}], "MissingBody"],
])("%s with %j lacks something and never reaches the backend: %s", async (path, args, type) => {
  const answer = await post(path, args).set("authorization", `Bearer ${token}`);
  expect([answer.status, answer.type, backend.seen.length]).toEqual([400, "application/problem+json", 0]);
  expect(answer.body).toMatchObject({ type: expect.stringMatching(new RegExp(`${type}$`)) });
});

test.each([
  ["malformed JSON", "[{", "application/json", 400],
  ["no array", "{}", "application/json", 400],
  ["a text as argument", '["x"]', "application/json", 400],
  ["parameters that are a list", '[{"parameters":[]}]', "application/json", 400],
  ["a parameter that is an object", '[{"parameters":{"q":{"$gt":""}}}]', "application/json", 400],
  ["an undeclared parameter", '[{"parameters":{"q":"a","nonsense":"1"}}]', "application/json", 400],
  ["an oversized body", `["${"x".repeat(300_000)}"]`, "application/json", 413],
  ["a form", "q=mint", "application/x-www-form-urlencoded", 415],
  ["no content type worth the name", "[]", "text/plain", 415],
])("%s is refused and never reaches the backend", async (_name, body, type, status) => {
  const answer = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/scapi/ShopperSearch/productSearch`)
    .set("content-type", type)
    .send(body);
  expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
  expect(backend.seen).toEqual([]);
});

test.each(["../../customers/me", "..", "a/../b"])("an id that climbs (%s) is not found", async (id) => {
  const answer = await post("ShopperProducts/getProduct", [{ parameters: { id } }]);
  expect([answer.status, backend.seen.length]).toEqual([404, 0]);
});

test.each([
  [
    "answers HTML",
    502,
    (response: { type(t: string): { send(b: string): void } }) => response.type("html").send("<h1>Hi</h1>"),
  ],
  ["hangs", 504, () => undefined],
])("a backend that %s becomes a problem document", async (name, status, handle) => {
  if (name === "hangs") shop = createTestStorefront(inHaste(backend.config));
  backend.app.use("/checkout", (_request, response) => handle(response));
  const answer = await post("ShopperBaskets/getBasket", [{ parameters: { basketId: "b1" } }]);
  expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
});

test("a backend that is gone becomes a 502, and the server lives on", async () => {
  await backend.close();
  const answer = await post("ShopperBaskets/getBasket", [{ parameters: { basketId: "b1" } }]);
  expect(answer.status).toBe(502);
  await request(shop.listener).get("/healthz").expect(200);
  backend = await createTestBackend();
});

test.each([[["../x"]], [true], [0]])("%j is no id", async (id) => {
  const answer = await post("ShopperProducts/getProduct", [{ parameters: { id } }]);
  expect([answer.status, backend.seen.length]).toEqual([400, 0]);
});

test("an empty answer stays empty", async () => {
  backend.app.use("/checkout", (_request, response) => void response.status(204).end());
  const answer = await post("ShopperBaskets/deleteBasket", [{ parameters: { basketId: "b1" } }]);
  expect([answer.status, answer.text]).toEqual([204, ""]);
});

test("every operation on the list exists in the official client", async () => {
  const sdk = (await import("@salesforce/commerce-sdk-isomorphic")) as unknown as Record<string, { prototype: object }>;
  for (const [family, method] of scapiOperations()) expect(sdk[family]?.prototype).toHaveProperty(method);
});

test("a gift card's number tells what is left on it, and nobody's name", async () => {
  backend.app.post("/pricing/shopper-gift-certificates/v1/organizations/:o/gift-certificate", (_seen, response) => {
    response.json({
      amount: 50,
      balance: 12.5,
      status: "partially_redeemed",
      enabled: true,
      merchantId: "m1",
      maskedGiftCertificateCode: "*****1111",
      recipientEmail: "noel@shop.test",
      recipientName: "Noel",
      senderName: "June",
      message: "Happy birthday, Noel!",
      description: "For Noel",
      c_currency: "USD",
    });
  });
  const answer = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/scapi/ShopperGiftCertificates/getGiftCertificate`)
    .set("authorization", `Bearer ${testAccessToken("june")}`)
    .send([{ body: { giftCertificateCode: "1111" } }])
    .expect(200);
  expect(answer.body).toEqual({
    amount: 50,
    balance: 12.5,
    status: "partially_redeemed",
    enabled: true,
    maskedGiftCertificateCode: "*****1111",
    c_currency: "USD",
  });
});

test.each([
  ["a postal code", { postalCode: "94110" }, 400],
  ["nothing", {}, 400],
  ["an empty code", { orderAccessCode: "" }, 400],
  ["a code that is no text", { orderAccessCode: ["1"] }, 400],
  ["a mailed code", { orderAccessCode: "004711" }, 200],
  ["the code of the order itself", { orderViewCode: "9Jt7" }, 200],
])("an order is looked up by a code alone: %s", async (_, proof, status) => {
  backend.app.post(`/checkout/shopper-orders/v1${organization}/orders/:no/lookup`, (_request, response) => {
    response.json({ orderNo: "WP1" });
  });
  const answer = await post("ShopperOrders/guestOrderLookup", [
    { parameters: { orderNo: "WP1" }, body: { email: "june@example.test", ...proof } },
  ]).set("authorization", `Bearer ${token}`);
  expect(answer.status).toBe(status);
  expect(backend.seen.some(({ url }) => url.includes("/lookup"))).toBe(status === 200);
});
