import request from "supertest";
import { createTestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

test("the process is healthy without a backend, but ready only with one", async () => {
  const backend = await createTestBackend();
  const ready = await request(createTestStorefront(backend.config).listener).get("/readyz");
  expect([ready.status, ready.body]).toMatchObject([200, { status: "ready", cache: { pages: 0 } }]);
  await backend.close();
  const shop = createTestStorefront(backend.config);
  await request(shop.listener).get("/healthz").expect(200, { status: "ok" });
  const waiting = await request(shop.listener).get("/readyz");
  expect([waiting.status, waiting.body, waiting.headers["cache-control"]]).toMatchObject([
    503,
    { status: "waiting for the backend" },
    "no-store",
  ]);
});

test("a backend that dies while the shop runs takes readiness away, not health", async () => {
  const backend = await createTestBackend();
  const { listener } = createTestStorefront(backend.config);
  await request(listener).get("/readyz").expect(200);
  await backend.close();
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 5_001);
  await request(listener).get("/readyz").expect(503);
  await request(listener).get("/healthz").expect(200);
  now.mockRestore();
});

test("a backend that lets people in but has lost its data is not there", async () => {
  const backend = await createTestBackend();
  const { listener } = createTestStorefront(backend.config);
  backend.app.get("/product/shopper-products/v1/organizations/:organization/categories/root", (_request, response) => {
    response.status(500).json({ title: "Internal Server Error" });
  });
  await request(listener).get("/readyz").expect(503);
  expect(backend.seen.at(-1)?.headers.authorization).toMatch(/^Bearer ./);
  await backend.close();
});

test("while it drains, the shop still answers, keeps no connection and is not ready", async () => {
  const backend = await createTestBackend();
  const shop = createTestStorefront(backend.config);
  await request(shop.listener).get("/").expect(200);
  shop.drain();
  const page = await request(shop.listener).get("/");
  expect([page.status, page.headers["connection"]]).toEqual([200, "close"]);
  const ready = await request(shop.listener).get("/readyz");
  expect([ready.status, ready.body]).toMatchObject([503, { status: "draining" }]);
  await backend.close();
});

test("answers do not tell what the server is made of", async () => {
  const backend = await createTestBackend();
  const { listener } = createTestStorefront(backend.config);
  for (const path of ["/", "/healthz", `/api/${testSiteIds.us}/nothing`, "/static/none.js"])
    expect((await request(listener).get(path)).headers).not.toHaveProperty("x-powered-by");
  await backend.close();
});
