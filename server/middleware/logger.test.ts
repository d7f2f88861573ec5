import { Writable } from "node:stream";
import request from "supertest";
import { createTestBackend, testAccessToken } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
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
    cookie: "cc-nx_WickettPlumUS=refresh-secret",
  };
  await request(shop.listener)
    .post("/api/WickettPlumUS/session/login")
    .set(headers)
    .send({ email: "june@shop.test", password: "Plum-2026!" });
  await request(shop.listener).post("/api/WickettPlumUS/session/logout").set(headers).send({});
  await request(shop.listener).get(
    "/mobify/proxy/ocapi/s/WickettPlumUS/dw/shop/v23_2/products/x?c_currentPassword=Plum-2026!&card=4111111111111111",
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
    .post("/api/WickettPlumUS/session")
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
