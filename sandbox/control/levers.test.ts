import { get as httpGet } from "node:http";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { dumpTables } from "#sandbox/core/database/table-dump.ts";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, cardPayment, goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
const product = `/product/shopper-products/v1/organizations/${organizationId}/products/${goods.bears}`;

describe("levers", () => {
  let sandbox: TestSandbox;
  let control: TestControl;
  let token: string;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-20T10:00:00Z")) });
    control = await testControl(sandbox);
    token = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await control.delete("/faults");
  });

  const read = (path = product, headers: Record<string, string> = {}) =>
    request(sandbox.app).get(path).query({ siteId }).set(headers).auth(token, { type: "bearer" });
  const rule = async (body: object) => {
    const answer = await control.post("/faults", body);
    expect(answer.status).toBe(201);
    return answer.body as { id: string };
  };

  describe("faults", () => {
    test.each([
      [{ kind: "status", status: 500 }, 500, "internal-server-error", "Internal Server Error"],
      [{ kind: "status", status: 409, type: "odd", title: "Odd", detail: "So it is." }, 409, "odd", "Odd"],
      [{ kind: "maintenance", scope: "site" }, 503, "maintenance", "Site Under Maintenance"],
      [{ kind: "maintenance", scope: "system" }, 503, "maintenance", "System Under Maintenance"],
      [{ kind: "load", percent: 95 }, 503, "service-unavailable", "Service Unavailable"],
      [{ kind: "rate-limit" }, 429, "too-many-requests", "Too Many Requests"],
      [{ kind: "token", problem: "expired-access-token" }, 401, "invalid-access-token", "Invalid Access Token"],
    ])("%j is answered in the platform's form", async (effect, status, type, title) => {
      await rule({ effect, match: { operation: "ShopperProducts.getProduct" } });
      const answer = await read();
      expect([answer.status, answer.type, answer.body.title]).toEqual([status, "application/problem+json", title]);
      expect(answer.body.type.split("/").at(-1)).toBe(type);
      const ocapi = await request(sandbox.app)
        .get(`/s/${siteId}/dw/shop/v23_2/products/${goods.bears}`)
        .auth(token, { type: "bearer" });
      expect([ocapi.status, typeof ocapi.body.fault.type]).toEqual([status, "string"]);
    });

    test("maintenance, load and limits say so in their headers", async () => {
      await rule({ effect: { kind: "maintenance", scope: "site" }, count: 1 });
      expect((await read()).headers["sfdc_maintenance"]).toBe("site");
      await rule({ effect: { kind: "load", percent: 84 }, count: 1 });
      const warned = await read();
      expect([warned.status, warned.headers["sfdc_load"], warned.headers["sfdc_load_status"]]).toEqual([
        200,
        "84",
        "WARN",
      ]);
      await rule({ effect: { kind: "rate-limit", retryAfterSeconds: 7 }, count: 1 });
      expect((await read()).headers["retry-after"]).toBe("7");
      expect((await read()).status).toBe(200);
    });

    test("load never turns baskets and orders away", async () => {
      const guest = await sandbox.guestToken();
      await rule({ effect: { kind: "load", percent: 99 } });
      expect((await read()).headers["sfdc_load_status"]).toBe("THROTTLE");
      const basket = await request(sandbox.app)
        .post(`/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets`)
        .query({ siteId })
        .auth(guest, { type: "bearer" })
        .send({});
      expect(basket.status).toBe(200);
    });

    test("login faults have the login service's own form", async () => {
      await rule({ effect: { kind: "rate-limit" }, match: { api: "slas" }, count: 1 });
      const auth = `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`;
      const limited = await request(sandbox.app).post(auth).type("form").send({ grant_type: "client_credentials" });
      expect([limited.status, limited.body.error, limited.headers["x-ratelimit-1m-remaining"]]).toEqual([
        429,
        "invalid_request",
        "0",
      ]);
      await rule({ effect: { kind: "token", problem: "invalid-refresh-token" } });
      const refused = await request(sandbox.app)
        .post(auth)
        .type("form")
        .send({ grant_type: "refresh_token", refresh_token: "x" });
      expect(refused.body).toMatchObject({ message: "invalid refresh_token" });
      expect((await read()).status).toBe(200);
    });

    test("a rule fires for the n-th call, so often, until its time is over, and for whom it is meant", async () => {
      const status = { kind: "status", status: 500 };
      await rule({ effect: status, match: { nth: 2, path: "*/products/*" } });
      expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([200, 500, 200]);
      await control.delete("/faults");
      await rule({ effect: status, count: 2, match: { siteId } });
      expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([500, 500, 200]);
      await control.delete("/faults");
      await rule({ effect: status, until: "2026-11-20T09:00:00Z" });
      expect((await read()).status).toBe(200);
      await rule({ effect: status, match: { customerId: "somebody-else" } });
      expect((await read()).status).toBe(200);
      const session = await sandbox.services.sessions.verify(token);
      const { id } = await rule({ effect: status, match: { customerId: session?.customerId, method: "GET" } });
      expect((await read()).status).toBe(500);
      const { body } = await control.get("/faults");
      expect(body.faults.find((each: { id: string }) => each.id === id)).toMatchObject({ seen: 1, fired: 1 });
      expect((await control.delete(`/faults/${id}`)).status).toBe(204);
      expect((await control.delete(`/faults/${id}`)).status).toBe(404);
      expect((await read()).status).toBe(200);
    });

    test("what is left to chance is the same for the same seed", async () => {
      const pattern = async (seed: number) => {
        await control.delete("/faults");
        await rule({ effect: { kind: "status", status: 500 }, probability: 0.5, seed });
        const seen: number[] = [];
        for (let call = 0; call < 12; call += 1) seen.push((await read()).status);
        return seen.join(" ");
      };
      const [one, again, other] = [await pattern(5), await pattern(5), await pattern(6)];
      expect(again).toBe(one);
      expect(other).not.toBe(one);
      expect(one).toMatch(/200/);
      expect(one).toMatch(/500/);
    });

    test.each([
      [{ kind: "delay", distribution: "fixed", milliseconds: 80 }, 79],
      [{ kind: "delay", distribution: "uniform", from: 60, to: 90 }, 59],
      [{ kind: "delay", distribution: "log-normal", median: 70, sigma: 0 }, 69],
      [{ kind: "slow-body", milliseconds: 100 }, 90],
    ])("%j takes its time and answers whole", async (effect, least) => {
      await rule({ effect });
      const started = performance.now();
      const answer = await read();
      expect(performance.now() - started).toBeGreaterThan(least);
      expect(answer.body.id).toBe(goods.bears);
    });

    test("a connection is reset, a body cut off or spoilt", async () => {
      await rule({ effect: { kind: "connection-reset" }, count: 1 });
      await expect(read()).rejects.toThrow(/hang up|reset/i);
      await rule({ effect: { kind: "truncated-body" }, count: 1 });
      await expect(read()).rejects.toThrow(/abort|hang up|terminated/i);
      await rule({ effect: { kind: "invalid-json" }, count: 1 });
      await expect(read()).rejects.toThrow(/JSON/);
      await rule({ effect: { kind: "html-body" }, count: 1 });
      const page = await read();
      expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect((await read()).status).toBe(200);
    });

    test("a stale read answers as before the write, the next one is up to date again", async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      await rule({ effect: { kind: "stale-read" }, match: { operation: "ShopperBaskets.getBasket" } });
      const quantity = async () => (await shopper.get(`/baskets/${basketId}`)).body.productItems[0].quantity;
      expect(await quantity()).toBe(1);
      await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 2 }]);
      expect([await quantity(), await quantity()]).toEqual([1, 3]);
    });

    test("an answer is lost after its work was done", async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      await rule({ effect: { kind: "lost-answer" }, match: { method: "POST" }, count: 1 });
      await expect(
        shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.chews, quantity: 1 }]),
      ).rejects.toThrow(/hang up|aborted/);
      expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toHaveLength(2);
    });

    test("a call may name its own fault; a name nobody knows is refused", async () => {
      expect((await read(product, { "x-sandbox-fault": '{"kind":"status","status":502}' })).status).toBe(502);
      await expect(read(product, { "x-sandbox-fault": "invalid-json" })).rejects.toThrow(/JSON/);
      const odd = await read(product, { "x-sandbox-fault": "{" });
      expect([odd.status, odd.type]).toEqual([400, "application/problem+json"]);
      expect((await read(product, { "x-sandbox-fault": "flood" })).body.detail).toContain("must be one of");
      expect((await read()).status).toBe(200);
    });
  });

  describe("the journal", () => {
    const last = async (query: string) => (await control.get(`/journal?${query}`)).body.calls[0];

    test("a call is named with its cost, its shopper and the faults that fired", async () => {
      const { id } = await rule({ effect: { kind: "load", percent: 85 } });
      await read(product, { "correlation-id": "journal-1" });
      const call = await last("correlationId=journal-1");
      const session = await sandbox.services.sessions.verify(token);
      expect(call).toMatchObject({
        operation: "ShopperProducts.getProduct",
        method: "GET",
        path: product,
        query: [["siteId", siteId]],
        status: 200,
        faults: [id],
        shopper: { customerId: session?.customerId, registered: false, siteId },
        at: "2026-11-20T10:00:00.000Z",
      });
      expect(call.milliseconds).toBeGreaterThan(0);
    });

    test("statements are counted, each call's own", async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      await Promise.all([shopper.post("/baskets", {}), read(), read()]);
      const call = await last("operation=createBasket");
      expect(call.statements).toBeGreaterThan(1);
      expect(call.sqlMilliseconds).toBeGreaterThan(0);
    });

    test("what a write changed is shown member by member", async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      const { body } = await shopper.get(`/baskets/${basketId}`);
      const item = `/baskets/${basketId}/items/${body.productItems[0].itemId}`;
      expect((await shopper.patch(item, { quantity: 3 })).status).toBe(200);
      const { number } = await last(`entity=basket:${basketId}&operation=updateItem`);
      const { body: entry } = await control.get(`/journal/${number}`);
      expect(entry.changes).toContainEqual({ path: "productItems.0.quantity", before: 1, after: 3 });
      await shopper.delete(`/baskets/${basketId}`);
      const gone = await last("method=DELETE");
      expect((await control.get(`/journal/${gone.number}`)).body.changes[0]).toHaveProperty(
        "before.basketId",
        basketId,
      );
    });

    test("neither passwords nor tokens nor cards are in it, however they came", async () => {
      await sandbox.registeredToken();
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      const cardToken = await sandbox.cardToken();
      await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(cardToken));
      await read(`${product}/4111111111111111`, { "x-note": "4111111111111111" });
      const { body } = await control.get("/journal");
      const whole = await Promise.all(
        body.calls.map(async ({ number }: { number: number }) => (await control.get(`/journal/${number}`)).text),
      );
      const everything = [...whole, (await control.get("/journal.har")).text].join("\n");
      for (const secret of ["Plum-1234", token, cardToken, "4111111111111111", "test-verifier"])
        expect(everything).not.toContain(secret);
    });

    test("a call is sent again as the same shopper; one that held secrets is not", async () => {
      const shopper = testShopper(sandbox, await sandbox.guestToken());
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      const { number } = await last("operation=addItemToBasket");
      const again = await control.post(`/journal/${number}/replay`);
      expect([again.status, again.body.status]).toEqual([200, 200]);
      expect((await shopper.get(`/baskets/${basketId}`)).body.productItems[0].quantity).toBe(2);
      const login = await last("operation=getAccessToken");
      expect((await control.post(`/journal/${login.number}/replay`)).status).toBe(409);
      expect((await control.post("/journal/999999/replay")).status).toBe(404);
    });

    test("it is filtered, read as an HTTP archive, and emptied", async () => {
      await read(`${product}x`, { "correlation-id": "journal-404" });
      const { body } = await control.get("/journal?status=4xx&path=products&limit=1");
      expect(body.calls).toMatchObject([{ correlationId: "journal-404", status: 404 }]);
      expect((await control.get(`/journal?after=${body.calls[0].number}`)).body.calls).toEqual([]);
      const { log } = (await control.get("/journal.har?correlationId=journal-404")).body;
      expect(log.entries).toHaveLength(1);
      expect(log.entries[0]).toMatchObject({
        request: { method: "GET", url: `${sandbox.origin}${product}x?siteId=${siteId}` },
        response: { status: 404, content: { mimeType: expect.stringContaining("json") } },
      });
      expect((await control.delete("/journal")).status).toBe(204);
      expect((await control.get("/journal")).body.calls).toEqual([]);
    });
  });

  describe("the clock", () => {
    test("an advance tells what was done on the way, and outlived tokens end", async () => {
      const own = await sandbox.guestToken();
      const { body } = await control.post("/clock/advance", { by: "PT31M" });
      expect(body.clock).toEqual({ mode: "offset", offsetMs: 1_860_000, now: "2026-11-20T10:31:00.000Z" });
      expect((await request(sandbox.app).get(product).query({ siteId }).auth(own, { type: "bearer" })).status).toBe(
        401,
      );
      const later = await control.post("/clock/advance", { by: "P10D" });
      expect(later.body.work.map(({ name }: { name: string }) => name)).toContain("login: forget expired tokens");
      expect((await control.get("/journal")).body.work[0]).toHaveProperty("name");
      expect((await control.post("/clock/run-due")).body.work).toEqual([]);
      token = await sandbox.guestToken();
      expect((await read()).status).toBe(200);
    });

    test("it stands still where it is told to, and goes back to real time", async () => {
      const frozen = await control.put("/clock", { mode: "frozen", at: "2027-01-01T00:00:00Z" });
      expect(frozen.body).toMatchObject({ mode: "frozen", now: "2027-01-01T00:00:00.000Z" });
      expect((await control.post("/clock/advance", { by: "P1M" })).body.clock.now).toBe("2027-02-01T00:00:00.000Z");
      expect((await control.put("/clock", { mode: "real" })).body.now).toBe("2026-11-20T10:00:00.000Z");
      token = await sandbox.guestToken();
    });
  });

  describe("snapshots", () => {
    test("a state is kept, brought back byte for byte, replaced and thrown away", async () => {
      const shopper = testShopper(sandbox, token);
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      await control.put("/clock", { mode: "offset", offsetMs: 60_000 });
      const before = await dumpTables(sandbox.database);
      expect((await control.put("/snapshots/with-a-basket")).body).toMatchObject({ name: "with-a-basket" });
      await control.post("/reset");
      expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(401);
      expect((await control.post("/snapshots/with-a-basket/restore")).body).toEqual({ status: "restored" });
      expect(await dumpTables(sandbox.database)).toEqual(before);
      expect((await control.get("/clock")).body.offsetMs).toBe(60_000);
      expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(200);
      const { body } = await shopper.post("/orders", { basketId });
      expect(body.detail).toBeDefined();
      expect((await control.put("/snapshots/with-a-basket")).status).toBe(200);
      expect((await control.get("/snapshots")).body.snapshots.map(({ name }: { name: string }) => name)).toEqual([
        "with-a-basket",
      ]);
      expect((await control.delete("/snapshots/with-a-basket")).status).toBe(204);
      for (const answer of [
        await control.delete("/snapshots/with-a-basket"),
        await control.post("/snapshots/with-a-basket/restore"),
      ])
        expect(answer.status).toBe(404);
      await control.put("/clock", { mode: "real" });
    });
  });

  describe("the outbox and explanations", () => {
    test("messages are listed, found and thrown away", async () => {
      await control.delete("/outbox");
      const sent = await sandbox.services.outbox.send({
        kind: "mail",
        to: "june@example.test",
        subject: "Hello",
        text: "Hello",
        siteId,
        about: "test",
      });
      expect((await control.get("/outbox?to=June@example.test")).body).toMatchObject({ total: 1 });
      expect((await control.get(`/outbox/${sent.id}`)).body.subject).toBe("Hello");
      expect((await control.get("/outbox/nothing")).status).toBe(404);
      await control.delete("/outbox");
      expect((await control.get("/outbox")).body).toEqual({ total: 0, messages: [] });
    });

    test("a search says why it found what it found", async () => {
      const { status, body } = await control.get("/explain/search?q=gummy");
      expect([status, body.phrase]).toEqual([200, "gummy"]);
      expect(body.hits.length).toBeGreaterThan(0);
      expect((await control.get("/explain/search")).status).toBe(400);
    });
  });

  test("a call that is cut off leaves nothing waiting", async () => {
    await new Promise<void>((resolve) => {
      const call = httpGet(`${sandbox.origin}${product}?siteId=${siteId}`, () => call.destroy());
      call.once("close", resolve);
      call.once("error", () => undefined);
    });
    expect((await read()).status).toBe(200);
  });
});
