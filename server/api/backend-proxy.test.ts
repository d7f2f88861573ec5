import request from "supertest";
import { createTestBackend, inHaste, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createTestStorefront(backend.config);
});
afterEach(() => backend.close());

const basket = `/mobify/proxy/ocapi/s/${testSiteIds.us}/dw/shop/v23_2/baskets/b1`;

test("the Shop API is reached with method override, token, client id and body; our session cookies stay here", async () => {
  backend.app.post("/s/:site/dw/shop/:version/baskets/:id", (_request, response) => {
    response.set("etag", '"7"').json({ _v: "23.2", basket_id: "b1" });
  });
  const answer = await request(shop.listener)
    .post(`${basket}?locale=en-US`)
    .set({
      "x-http-method-override": "PATCH",
      "x-dw-client-id": "client",
      authorization: `Bearer ${testAccessToken("june")}`,
      cookie: `dwsid=abc; __Host-cc-nx_${testSiteIds.us}=refresh; __Secure-usid_${testSiteIds.us}=u; cc-nx_${testSiteIds.us}=refresh; cc-nx-g_${testSiteIds.us}=r; usid_${testSiteIds.us}=u; session_${testSiteIds.us}=guest`,
      origin: "http://localhost:3000",
    })
    .send({ currency: "USD" });
  expect([answer.status, answer.body, answer.headers["etag"]]).toEqual([200, { _v: "23.2", basket_id: "b1" }, '"7"']);
  const seen = backend.seen.at(-1);
  expect([seen?.url, seen?.body]).toEqual([
    `/s/${testSiteIds.us}/dw/shop/v23_2/baskets/b1?locale=en-US`,
    { currency: "USD" },
  ]);
  expect(seen?.headers).toMatchObject({
    "x-http-method-override": "PATCH",
    "x-dw-client-id": "client",
    authorization: `Bearer ${testAccessToken("june")}`,
    cookie: "dwsid=abc",
    host: backend.origin.replace("http://", ""),
    "correlation-id": answer.headers["x-request-id"] as string,
  });
});

test("a sign-up for what is sold out is passed on for the shop's own pages alone", async () => {
  backend.app.get("/s/:site/bisn", (_request, response) => void response.json({ success: true }));
  const ask = (headers: Record<string, string>, method: "get" | "post" = "get") =>
    request(shop.listener)[method](`/mobify/proxy/ocapi/s/${testSiteIds.us}/bisn?pid=p&email=a@b.example`).set(headers);
  expect((await ask({ "sec-fetch-site": "same-origin" })).body).toEqual({ success: true });
  expect(backend.seen.length).toBe(1);
  const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.test" }, {}];
  for (const headers of foreign) expect((await ask(headers)).status).toBe(403);
  expect((await ask({ "sec-fetch-site": "same-origin" }, "post")).status).toBe(403);
  expect(backend.seen.length).toBe(1);
});

test.each([
  "ocapi/__sandbox/outbox",
  `ocapi/s/${testSiteIds.us}/dw/shop/v23_2/baskets/%2e%2e/%2e%2e/%2e%2e/__sandbox/reset`,
  `ocapi/s/${testSiteIds.us}/dw/shop/v23_2/customers`,
  "ocapi/s/Elsewhere/dw/shop/v23_2/products/p",
  "api/__sandbox/outbox",
  "api/customer/shopper-customers/v1/organizations/f_ecom_swee_001/customers",
])("%s asks the backend nothing", async (path) => {
  for (const method of ["get", "post"] as const)
    expect((await request(shop.listener)[method](`/mobify/proxy/${path}`)).status).toBe(404);
  expect(backend.seen.length).toBe(0);
});

test("a fault passes with its status and words", async () => {
  const fault = { _v: "23.2", fault: { type: "BasketNotFoundException", message: "No basket." } };
  backend.app.use("/s", (_request, response) => void response.status(404).json(fault));
  const answer = await request(shop.listener).get(basket);
  expect([answer.status, answer.body]).toEqual([404, fault]);
});

test("a redirect comes back and is not followed", async () => {
  backend.app.use("/s", (_request, response) => response.redirect(303, "http://localhost:3000/callback?code=1"));
  const answer = await request(shop.listener).get(basket).redirects(0);
  expect([answer.status, answer.headers["location"]]).toEqual([303, "http://localhost:3000/callback?code=1"]);
});

describe("the proxy never answers HTML", () => {
  const type = "application/json";
  const body = {
    _v: "23.2",
    fault: { type: expect.any(String) as string, message: expect.any(String) as string },
  };
  const ask = () => request(shop.listener).get(basket);

  test.each([200, 404, 500, 503])("when the backend answers %d with HTML", async (status) => {
    backend.app.use("/s", (_request, response) => void response.status(status).type("html").send("<h1>Hello</h1>"));
    const answer = await ask();
    expect([answer.status, answer.type, answer.body]).toEqual([status === 200 ? 502 : status, type, body]);
  });

  test("when the backend hangs", async () => {
    shop = createTestStorefront(inHaste(backend.config));
    backend.app.use("/s", () => undefined);
    const answer = await ask();
    expect([answer.status, answer.type, answer.body]).toEqual([504, type, body]);
  });

  test("when the backend is gone", async () => {
    await backend.close();
    const answer = await ask();
    expect([answer.status, answer.type, answer.body]).toEqual([502, type, body]);
    backend = await createTestBackend();
  });

  test("when the body is too large", async () => {
    const answer = await request(shop.listener)
      .post(basket)
      .set("content-type", "application/json")
      .send(JSON.stringify("x".repeat(1_100_000)));
    expect([answer.status, answer.type, backend.seen.length]).toEqual([413, type, 0]);
  });
});

test.each([
  "/mobify/proxy/nowhere/x",
  "/mobify/proxy/__proto__/x",
  "/mobify/proxy",
  "/mobify/other",
  "/api",
  `/api/${testSiteIds.us}`,
  `/api/${testSiteIds.us}/nothing`,
  "/__cache/x",
])("%s is a problem document 404", async (path) => {
  const answer = await request(shop.listener).get(path);
  expect([answer.status, answer.type, answer.headers["cache-control"]]).toEqual([
    404,
    "application/problem+json",
    "no-store",
  ]);
});
