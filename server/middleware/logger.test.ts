import { Writable } from "node:stream";
import request from "supertest";
import { createTestBackend, testAccessToken } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createLogger } from "./logger.ts";

const createSink = () => {
  const chunks: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString());
      done();
    },
  });
  return {
    destination,
    text: () => chunks.join(""),
    lines: () =>
      chunks
        .join("")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
};

test("a login, a card and a token leave one line each and no secret in the log", async () => {
  const backend = await createTestBackend();
  const sink = createSink();
  const shop = createTestStorefront(backend.config, { log: createLogger("trace", sink.destination) });
  const headers = {
    "sec-fetch-site": "same-origin",
    authorization: `Bearer ${testAccessToken("june")}`,
    cookie: `cc-nx_${testSiteIds.us}=refresh-secret`,
  };
  await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session/login`)
    .set(headers)
    .send({ email: "june@shop.test", password: "Plum-2026!" });
  await request(shop.listener).post(`/api/${testSiteIds.us}/session/logout`).set(headers).send({});
  await request(shop.listener).get(
    `/mobify/proxy/ocapi/s/${testSiteIds.us}/dw/shop/v23_2/products/x?c_currentPassword=Plum-2026!&card=4111111111111111`,
  );
  await request(shop.listener).get(`/%E0?${testAccessToken("june")}`);
  const text = sink.text();
  expect(text).not.toMatch(/Plum-2026|refresh-|eyJ|4111111111111111/);
  expect(sink.lines().filter(({ msg }) => msg === "request completed" || msg === "request errored").length).toBe(4);
  await backend.close();
});

test("every line of a request carries its id, and the id is sent back", async () => {
  const backend = await createTestBackend();
  const sink = createSink();
  const shop = createTestStorefront(backend.config, { log: createLogger("info", sink.destination) });
  const given = await request(shop.listener).get("/").set("x-request-id", "abcdef-123456");
  expect(given.headers["x-request-id"]).toBe("abcdef-123456");
  const forged = await request(shop.listener).get("/other").set("x-request-id", "a b<script>");
  expect(forged.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(sink.lines().map(({ req }) => (req as { id: string }).id)).toEqual([
    "abcdef-123456",
    forged.headers["x-request-id"],
  ]);
  await backend.close();
});

test("pages from the cache have an id too, and one in a hundred leaves a line like any other", async () => {
  const backend = await createTestBackend({ TRUSTED_PROXIES: "1" });
  const sink = createSink();
  const shop = createTestStorefront(backend.config, { log: createLogger("info", sink.destination) });
  const get = () =>
    request(shop.listener).get("/truffles").set({
      "x-forwarded-for": "198.51.100.9, 203.0.113.7",
      "user-agent": "a phone",
      traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "x-request-id": "abcdef-123456",
    });
  await get();
  for (let index = 0; index < 101; index += 1)
    expect((await get().expect(200)).headers).toMatchObject({ "x-cache": "hit", "x-request-id": "abcdef-123456" });
  const caller = {
    id: "abcdef-123456",
    address: "203.0.113.7",
    userAgent: "a phone",
    traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
    url: "/truffles",
    host: expect.any(String),
  };
  expect(sink.lines()).toMatchObject([
    { req: caller, res: { status: 200, cache: "miss", bytes: expect.any(Number) } },
    { req: caller, res: { status: 200, cache: "hit", bytes: expect.any(Number) }, oneOf: 100 },
    { req: caller, res: { status: 200, cache: "hit" }, oneOf: 100 },
  ]);
  await backend.close();
});

test.each([
  ["0", "127.0.0.1"],
  ["1", "203.0.113.7"],
  ["2", "198.51.100.9"],
  ["9", "198.51.100.9"],
])("behind %s trusted proxies the client of a line is %s", async (trusted, address) => {
  const backend = await createTestBackend({ TRUSTED_PROXIES: trusted });
  const sink = createSink();
  const shop = createTestStorefront(backend.config, { log: createLogger("info", sink.destination) });
  await request(shop.listener).get("/").set("x-forwarded-for", "198.51.100.9, 203.0.113.7");
  const [line] = sink.lines() as { req: { address: string } }[];
  expect(line?.req.address.replace("::ffff:", "")).toBe(address);
  await backend.close();
});

test("a failed answer is one line with its status, an error beside it has name, message and stack", async () => {
  const backend = await createTestBackend();
  const sink = createSink();
  const render = () => Promise.reject(new TypeError("no such candy"));
  const shop = createTestStorefront(backend.config, { render, log: createLogger("info", sink.destination) });
  await request(shop.listener).get("/").expect(500);
  const [cause, answer] = sink.lines();
  expect(cause).toMatchObject({ level: "error", err: { type: "TypeError", message: "no such candy" } });
  expect(cause).toHaveProperty("err.stack", expect.stringContaining("logger.test.ts"));
  expect(answer).toMatchObject({ level: "error", res: { status: 500 }, req: { method: "GET", url: "/" } });
  expect(answer).not.toHaveProperty("err");
  await backend.close();
});

test("a backend that is gone is said without a stack, and a bug of ours keeps its secrets", async () => {
  const backend = await createTestBackend();
  await backend.close();
  const sink = createSink();
  const render = () =>
    Promise.reject(Object.assign(new TypeError("no such candy"), { password: "Plum-2026!", cookie: "cc-nx=refresh" }));
  const shop = createTestStorefront(backend.config, { render, log: createLogger("info", sink.destination) });
  await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set("sec-fetch-site", "same-origin")
    .send({})
    .expect(502);
  expect(sink.lines()[0]).toMatchObject({ level: "error", err: { type: "UpstreamProblem", status: 502 } });
  expect(sink.text()).not.toContain("stack");
  await request(shop.listener).get("/").expect(500);
  expect(sink.text()).toContain("no such candy");
  expect(sink.text()).not.toMatch(/Plum-2026|refresh/);
});

test("health checks and static files are not worth a line", async () => {
  const backend = await createTestBackend();
  const sink = createSink();
  const shop = createTestStorefront(backend.config, { log: createLogger("info", sink.destination) });
  for (const path of ["/healthz", "/readyz", "/static/x.js"]) await request(shop.listener).get(path);
  expect(sink.text()).toBe("");
  await backend.close();
});
