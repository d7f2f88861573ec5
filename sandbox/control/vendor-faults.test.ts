import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
let control: TestControl;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  control = await testControl(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control.delete("/faults");
});

const rule = async (body: object) => {
  const answer = await control.post("/faults", body);
  expect(answer.status).toBe(201);
};
const content = () => fetch(`${sandbox.vendorsOrigin}/content/key/home`);
const error500 = { kind: "status", status: 500 };

/** Status of a product of the shop's own backend. */
const product = async () =>
  (await testShopper(sandbox, await sandbox.guestToken()).get(`/products/${goods.bears}`)).status;

describe("faults of third parties", () => {
  test("a rule that names one reaches it and nobody else; one that names none leaves them alone", async () => {
    await rule({ effect: error500, match: { vendor: "content" } });
    const answer = await content();
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([500, "*"]);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    expect((await sandbox.vendors.captureContext()).split(".")).toHaveLength(3);
    expect(await product()).toBe(200);
    expect((await control.get("/faults")).body.faults[0]).toMatchObject({ seen: 1, fired: 1 });
    await control.delete("/faults");

    await rule({ effect: error500, match: { path: "*" } });
    expect((await content()).status).toBe(200);
    await control.delete("/faults");

    await rule({ effect: { kind: "maintenance", scope: "system" }, match: { vendor: "any" }, count: 2 });
    expect((await content()).status).toBe(503);
    expect((await sandbox.vendors.merchantPost("/microform/v2/sessions", {})).status).toBe(503);
    expect((await content()).status).toBe(200);
  });

  test("waiting, breaking off and spoiled bodies look as they do at the backend", async () => {
    await rule({
      effect: { kind: "delay", distribution: "fixed", milliseconds: 120 },
      match: { vendor: "content" },
      count: 1,
    });
    const before = performance.now();
    expect((await content()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(115);
    for (const kind of ["connection-reset", "lost-answer"]) {
      await rule({ effect: { kind }, match: { vendor: "content" }, count: 1 });
      await expect(content()).rejects.toThrow("fetch failed");
    }
    await rule({ effect: { kind: "invalid-json" }, match: { vendor: "content" }, count: 1 });
    await expect((await content()).json()).rejects.toThrow("JSON");
    await rule({ effect: { kind: "truncated-body" }, match: { vendor: "content" }, count: 1 });
    await expect(content().then((answer) => answer.text())).rejects.toThrow("terminated");
    await rule({ effect: { kind: "rate-limit", retryAfterSeconds: 9 }, match: { vendor: "content" }, count: 1 });
    const limited = await content();
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "9"]);
  });

  test("recommendations fail by themselves", async () => {
    const ask = () => fetch(`${sandbox.vendorsOrigin}/v3/personalization/recommenders/swee-WickettPlumUS`);
    const usual = (await ask()).status;
    await rule({
      effect: { kind: "status", status: 502 },
      match: { vendor: "recommendations", method: "GET" },
      count: 1,
    });
    expect((await ask()).status).toBe(502);
    expect((await ask()).status).toBe(usual);
  });

  test("a card processor that is down fails the order, and gives the bag back", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 1 }]);
    await rule({ effect: { kind: "status", status: 503 }, match: { vendor: "card", path: "/pts/*" } });
    const { body } = await shopper.post("/orders", { basketId });
    expect(body).toMatchObject({ status: "failed", c_flashes: [{ type: "PaymentTransactionFailed" }] });
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(200);
  });

  test("an unknown third party is no target", async () => {
    const answer = await control.post("/faults", { effect: error500, match: { vendor: "bakery" } });
    expect(answer.status).toBe(400);
  });
});
