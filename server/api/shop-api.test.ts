import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createShopApi } from "./shop-api.ts";

let backend: TestBackend;
let reply: { status: number; body: unknown };
beforeAll(async () => {
  backend = await createTestBackend();
  backend.app.use(
    `/s/${testSiteIds.us}/dw/shop/v20_4`,
    (_, response) => void response.status(reply.status).json(reply.body),
  );
});
beforeEach(() => {
  reply = { status: 200, body: {} };
  backend.seen.length = 0;
});
afterAll(() => backend.close());

const call = (given: Parameters<ReturnType<typeof createShopApi>>[0]) =>
  createShopApi({ commerce: backend.config.commerce, siteId: testSiteIds.us, authorization: "Bearer token" })(given);

describe("the Shop API as the server asks it", () => {
  it.each(["PUT", "PATCH", "DELETE"] as const)("sends %s as POST with an override", async (method) => {
    await call({ method, resource: "baskets/b/items/i", body: { productId: "p" } });
    expect(backend.seen[0]).toMatchObject({
      url: `/s/${testSiteIds.us}/dw/shop/v20_4/baskets/b/items/i`,
      method: "POST",
      headers: { "x-dw-http-method-override": method },
      body: { product_id: "p" },
    });
  });

  it("says that it is JSON, who asks, and for whom", async () => {
    await call({ method: "POST", resource: "sessions" });
    expect(backend.seen[0]).toMatchObject({
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-dw-client-id": backend.config.commerce.clientId,
        authorization: "Bearer token",
      },
    });
  });

  it("turns the answer's names round, and sends GET as it is", async () => {
    reply.body = { basket_id: "b", c_flashes: [], _v: "20.4" };
    expect((await call({ method: "GET", resource: "baskets/b" })).body).toEqual({
      basketId: "b",
      c_flashes: [],
      _v: "20.4",
    });
    expect(backend.seen[0]?.method).toBe("GET");
    expect(backend.seen[0]?.headers).not.toHaveProperty("x-dw-http-method-override");
  });

  it.each([
    [404, 404],
    [200, 400],
  ])("a fault that comes with status %i is refused with %i, in its own words", async (status, refused) => {
    reply = { status, body: { fault: { type: "BasketNotFoundException", message: "No basket." } } };
    await expect(call({ method: "GET", resource: "baskets/b" })).rejects.toMatchObject({
      status: refused,
      body: { fault: { type: "BasketNotFoundException", message: "No basket." } },
    });
  });
});
