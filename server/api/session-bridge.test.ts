import request from "supertest";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
  backend.app.post(`/s/${testSiteIds.us}/dw/shop/v20_4/sessions`, (incoming, response) => {
    if (incoming.get("authorization") !== `Bearer ${testAccessToken("june")}`)
      return void response.status(401).json({});
    response.append("set-cookie", "dwsid=abc; Path=/; Domain=backend.test; Secure; HttpOnly; SameSite=Lax");
    response.append("set-cookie", "dwanonymous_1=usid-1; Path=/; Max-Age=15552000");
    response.status(204).end();
  });
});
afterEach(() => backend.close());

const bridge = (args: unknown, origin?: string) => {
  const { config } = backend;
  const sites = config.sites.map((site) => (origin ? { ...site, origin } : site));
  return request(createTestStorefront({ ...config, sites }).listener)
    .post(`/api/${testSiteIds.us}/scapi/ShopperSessions/createSession`)
    .send(args as object);
};

const withToken = [{ headers: { authorization: `Bearer ${testAccessToken("june")}` } }];

test("the session bridge hands the commerce session's cookies on, for this host alone", async () => {
  const answer = await bridge(withToken);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([204, "no-store"]);
  expect(answer.headers["set-cookie"]).toEqual([
    "dwsid=abc; Path=/; HttpOnly; SameSite=Lax",
    "dwanonymous_1=usid-1; Path=/; Max-Age=15552000",
  ]);
  expect(backend.seen.at(-1)?.headers["x-dw-client-id"]).toBe(backend.config.commerce.clientId);
});

test("its cookies are for https only where the shop is", async () => {
  const answer = await bridge(withToken, "https://shop.test");
  expect((answer.headers["set-cookie"] as unknown as string[]).every((cookie) => cookie.endsWith("; Secure"))).toBe(
    true,
  );
});

test.each([
  [[]],
  [[{}]],
  [[{ headers: {} }]],
  [[{ headers: { authorization: "Basic abc" } }]],
  [[{ headers: { authorization: "Bearer a\r\nx: y" } }]],
  [{ headers: withToken[0]?.headers }],
])("without a token in the arguments (%j) it is refused and the backend is not asked", async (args) => {
  const answer = await bridge(args);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({
    detail: "Missing authToken. A valid authToken should be used for session bridge.",
  });
  expect(backend.seen).toEqual([]);
});

test("a token that the backend refuses opens nothing", async () => {
  const answer = await bridge([{ headers: { authorization: "Bearer wrong" } }]);
  expect([answer.status, answer.headers["set-cookie"]]).toEqual([401, undefined]);
});
