import express from "express";
import fc from "fast-check";
import request from "supertest";
import { readConfiguration } from "#sandbox/configuration.ts";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { codesOf } from "#sandbox/platform/promotions/coupon.ts";
import { coupons } from "#worlds/wickett-plum/promotions/coupons.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { createControl } from "./control-router.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

jest.setTimeout(30_000);

const siteId = "WickettPlumUS";

describe("the sandbox's levers", () => {
  let sandbox: TestSandbox;
  let control: TestControl;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    control = await testControl(sandbox);
  }, 120_000);
  afterAll(() => sandbox.close());
  const get = (path: string) => control.get(path);

  test("health and readiness are told", async () => {
    expect((await get("/health")).body).toEqual({ status: "ok" });
    expect((await get("/ready")).body).toEqual({ status: "ready" });
  });

  test("its own page is the console", async () => {
    const { status, headers } = await request(sandbox.app).get("/__sandbox/");
    expect([status, headers.location]).toEqual([302, "/"]);
  });

  test("a reset brings the seed back and ends every login", async () => {
    const token = await sandbox.guestToken();
    const register = () =>
      request(sandbox.app)
        .post(`/customer/shopper-customers/v1/organizations/${organizationId}/customers`)
        .query({ siteId })
        .auth(token, { type: "bearer" })
        .send({ customer: { login: "x@example.test", email: "x@example.test", lastName: "X" }, password: "Plum-1234" });
    expect((await register()).status).toBe(200);
    expect((await request(sandbox.app).post("/__sandbox/reset")).body).toEqual({
      status: "reset",
      world: "default",
      seed: 1,
    });
    expect((await register()).status).toBe(401);
    await expect(sandbox.registeredToken({ email: "x@example.test" })).rejects.toThrow("No token");
    await expect(sandbox.registeredToken()).resolves.toBeTruthy();
  });

  test.each([
    ["a page of another origin", { origin: "http://evil.test" }],
    ["a name that points here", { host: "evil.test" }],
    ["a page of another site that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["a proxy", { "x-forwarded-for": "192.0.2.2" }],
    ["a gateway", { via: "1.1 gateway" }],
    ["a storefront that passes calls on", { "correlation-id": "7d6c2f0e" }],
  ])("%s cannot pull them", async (_, headers) => {
    const answer = await request(sandbox.app).post("/__sandbox/reset").set(headers);
    expect([answer.status, answer.type]).toEqual([403, "application/problem+json"]);
  });

  test("an unknown lever is a problem document", async () => {
    expect([(await get("/nothing")).status, (await get("/nothing")).type]).toEqual([404, "application/problem+json"]);
  });

  test.each([
    ["POST /reset", "post", "/reset", { world: "nowhere" }, "'world' must be one of default"],
    ["POST /reset", "post", "/reset", { seed: 0 }, "'seed' must be at least 1"],
    ["POST /reset", "post", "/reset", { seed: 1.5 }, "'seed' must be a whole number"],
    ["POST /reset", "post", "/reset", { word: "default" }, "'word' is not known"],
    ["PUT /clock", "put", "/clock", {}, "'mode' is missing"],
    ["PUT /clock", "put", "/clock", { mode: "fast" }, "'mode' must be one of"],
    ["PUT /clock", "put", "/clock", { mode: "frozen", at: "tomorrow" }, "must be a date and time"],
    ["PUT /clock", "put", "/clock", { mode: "offset", offsetMs: 1e15 }, "must be at most"],
    ["POST /clock/advance", "post", "/clock/advance", { by: "3 days" }, "ISO 8601"],
    ["POST /clock/advance", "post", "/clock/advance", { by: "-P1D" }, "forward in time"],
    ["POST /clock/advance", "post", "/clock/advance", { by: 3 }, "'by' must be of type string"],
    ["POST /faults", "post", "/faults", {}, "'effect' is missing"],
    ["POST /faults", "post", "/faults", { effect: { kind: "flood" } }, "'effect.kind' must be one of"],
    [
      "POST /faults",
      "post",
      "/faults",
      { effect: { kind: "status", status: 200 } },
      "'effect.status' must be at least",
    ],
    ["POST /faults", "post", "/faults", { effect: { kind: "slow-body", milliseconds: "1" } }, "must be of type number"],
    [
      "POST /faults",
      "post",
      "/faults",
      { effect: { kind: "delay", distribution: "uniform", from: 9, to: 1 } },
      "must not be less",
    ],
    ["POST /faults", "post", "/faults", { effect: { kind: "invalid-json" }, match: { nth: 0 } }, "'match.nth'"],
    ["POST /faults", "post", "/faults", { effect: { kind: "invalid-json" }, probability: 2 }, "'probability'"],
    ["PUT /snapshots/…", "put", "/snapshots/Up..", undefined, "small letters"],
    ["GET /journal", "get", "/journal?status=900", undefined, "'status' must match"],
    ["GET /journal", "get", "/journal?limit=many", undefined, "'limit' must be"],
    ["GET /journal", "get", "/journal?colour=red", undefined, "'colour' is not known"],
    ["GET /outbox", "get", "/outbox?offset=-1", undefined, "'offset' must be at least 0"],
  ] as const)("%s refuses what does not fit (%#)", async (_, method, path, body, words) => {
    const answer = await (method === "get" ? control.get(path) : control[method](path, body));
    expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
    expect(answer.body.detail).toContain(words);
  });

  test.each([
    ["no JSON", "application/json", "{"],
    ["nothing", "application/json", ""],
    ["a form", "application/x-www-form-urlencoded", "mode=real"],
    ["a list", "application/json", "[]"],
  ])("%s is no body of a lever", async (_, type, body) => {
    const answer = await request(sandbox.app).put("/__sandbox/clock").type(type).send(body);
    expect([400, 415]).toContain(answer.status);
    expect(answer.type).toBe("application/problem+json");
  });

  test("whatever is sent, a lever answers by its document and never with an error of its own", async () => {
    const paths = ["/clock", "/faults", "/reset", "/clock/advance"];
    const values = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
    const bodies = fc.dictionary(fc.constantFrom("mode", "at", "by", "effect", "match", "world", "x"), values);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), bodies, async (path, body) => {
        if (path === "/reset" && Object.keys(body).length === 0) return;
        const answer = await (path === "/clock" ? control.put(path, body) : control.post(path, body));
        expect([200, 201, 400]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    await control.put("/clock", { mode: "real" });
    await control.delete("/faults");
  });

  test("every lever is described, with an answer for what goes wrong", async () => {
    const { body } = await get("/openapi.json");
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/health",
        "/worlds",
        "/reset",
        "/clock",
        "/clock/advance",
        "/faults/{id}",
        "/journal.har",
        "/journal/{number}/replay",
        "/snapshots/{name}/restore",
        "/outbox",
        "/explain/basket/{id}",
        "/explain/search",
        "/organizations/{id}",
        "/magic-values",
      ]),
    );
    for (const operations of Object.values<Record<string, { summary: string; responses: object }>>(body.paths))
      for (const { summary, responses } of Object.values(operations)) {
        expect(summary).toMatch(/^[A-Z].*\.$/);
        expect(Object.keys(responses)).toContain("400");
      }
  });

  test("the values worth knowing are told in one table", async () => {
    const { body } = await get("/magic-values");
    const told = body.values.map(({ value }: { value: string }) => value);
    expect(told).toEqual(
      expect.arrayContaining([magicCards.declined.number, ...coupons.map((coupon) => codesOf(coupon)[0])]),
    );
    expect(told).toContain("june@example.test / Plum-1234");
  });
});

describe("levers in production", () => {
  const create = (access: Parameters<typeof createControl>[0]["access"]) => {
    const route = {
      method: "get",
      path: "/lever",
      summary: "A lever.",
      answers: { 200: {} },
      handle: () => ({}),
    } as const;
    const health = { ...route, path: "/health", harmless: true } as const;
    const app = express();
    app.use("/__sandbox", createControl({ routes: [route, health], access, onError: () => undefined }));
    return app;
  };
  const status = async (app: express.Express, path: string, headers: Record<string, string> = {}) =>
    (await request(app).get(`/__sandbox${path}`).set(headers)).status;

  test("they are refused where nobody switched them on; health is still told", async () => {
    const app = create({ mode: "refused" });
    expect([await status(app, "/lever"), await status(app, "/health")]).toEqual([403, 200]);
  });

  test("with a token they are for who knows it", async () => {
    const app = create({ mode: "token", token: "open sesame" });
    const basic = `Basic ${Buffer.from("me:open sesame").toString("base64")}`;
    expect(await status(app, "/lever")).toBe(401);
    expect(await status(app, "/lever", { authorization: "Bearer wrong" })).toBe(401);
    expect(await status(app, "/lever", { authorization: `Bearer open` })).toBe(401);
    expect(await status(app, "/lever", { authorization: basic })).toBe(200);
    expect(await status(app, "/health")).toBe(200);
    expect((await request(app).get("/__sandbox/lever")).headers["www-authenticate"]).toContain("Basic");
  });

  test("the token opens them from another machine and through a proxy, and to no page of elsewhere", async () => {
    const elsewhere = { host: "sandbox.example:4000", "x-forwarded-for": "10.0.0.7" };
    const authorization = "Bearer open-sesame";
    const app = create({ mode: "token", token: "open-sesame" });
    expect(await status(app, "/lever", { ...elsewhere, authorization })).toBe(200);
    expect(await status(app, "/lever", elsewhere)).toBe(401);
    expect(await status(app, "/lever", { ...elsewhere, authorization, origin: "https://evil.example" })).toBe(403);
    expect(await status(app, "/lever", { ...elsewhere, authorization, "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await status(create({ mode: "open" }), "/lever", elsewhere)).toBe(403);
  });

  test("where it listens and how it is reached are two settings", () => {
    const given = { SANDBOX_HOST: "0.0.0.0", SANDBOX_ORIGIN: "https://sandbox.example", VENDORS_PORT: "4101" };
    expect(readConfiguration(given, wickettPlum)).toMatchObject({
      host: "0.0.0.0",
      origin: "https://sandbox.example",
      vendorsOrigin: "http://127.0.0.1:4101",
    });
    expect(readConfiguration({ SANDBOX_PORT: "4100" }, wickettPlum)).toMatchObject({
      host: "127.0.0.1",
      origin: "http://127.0.0.1:4100",
    });
    expect(() => readConfiguration({ SANDBOX_ORIGIN: "sandbox:4000" }, wickettPlum)).toThrow("SANDBOX_ORIGIN");
  });

  test.each([
    [{}, "open"],
    [{ NODE_ENV: "production" }, "refused"],
    [{ NODE_ENV: "production", SANDBOX_CONTROL: "loopback" }, "open"],
    [{ NODE_ENV: "production", SANDBOX_CONTROL_TOKEN: "x" }, "token"],
    [{ SANDBOX_CONTROL: "off" }, "refused"],
  ])("%j means %s", (env, mode) => {
    expect(readConfiguration(env, wickettPlum).access.mode).toBe(mode);
  });

  test("a setting nobody knows is named", () => {
    expect(() => readConfiguration({ SANDBOX_CONTROL: "everywhere" }, wickettPlum)).toThrow("SANDBOX_CONTROL");
    expect(() => readConfiguration({ SANDBOX_WORLD: "nowhere" }, wickettPlum)).toThrow("SANDBOX_WORLD");
    expect(() => readConfiguration({ SANDBOX_CARDS: "gold" }, wickettPlum)).toThrow("SANDBOX_CARDS");
    expect(() => readConfiguration({ SANDBOX_SEED: "-1" }, wickettPlum)).toThrow("SANDBOX_SEED");
  });
});
