import { Writable } from "node:stream";
import pino from "pino";
import request from "supertest";
import { createLimits } from "#server/limits/limits.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let lines: { msg: string; site?: string; problem?: unknown }[];
let listener: ReturnType<typeof createTestStorefront>["listener"];

beforeAll(async () => {
  backend = await createTestBackend();
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
      done();
    },
  });
  listener = createTestStorefront(backend.config, {
    log: pino({ level: "warn" }, stream),
    limits: createLimits(backend.config.limits),
  }).listener;
});
afterAll(() => backend.close());
beforeEach(() => {
  lines = [];
});

const report = (body: unknown, from = "same-origin", site = testSiteIds.us) =>
  request(listener)
    .post(`/api/${site}/problems`)
    .set("sec-fetch-site", from)
    .set("content-type", "application/json")
    .send(JSON.stringify(body));

const noted = () => lines.filter(({ msg }) => msg === "Something went wrong in a browser.");

test("what went wrong in a browser is a line of the server's log", async () => {
  const problem = {
    what: "A part of the page could not be shown.",
    error: "TypeError",
    frames: ["main.1a2b3c4d.js:1:2048", "vendor.9f8e7d6c.js:12:7"],
  };
  await report(problem).expect(204);
  expect(noted()).toEqual([expect.objectContaining({ level: 40, site: testSiteIds.us, problem })]);
});

test("a refusal is named by its status and type", async () => {
  await report({ what: "The shops could not be asked for.", error: "CommerceApiError 503 out-of-order" }).expect(204);
  expect(noted()[0]?.problem).toEqual({
    what: "The shops could not be asked for.",
    error: "CommerceApiError 503 out-of-order",
  });
});

test("nothing that could name a person is noted: no message, no address, no field of another name", async () => {
  await report({
    what: "The stock could not be asked for.",
    error: "TypeError: june@shop.test",
    frames: ["https://shop.test/order-details/7?email=june@shop.test", "main.js:1:2", 7],
    email: "june@shop.test",
    message: "June Harper",
  }).expect(204);
  expect(noted()[0]?.problem).toEqual({ what: "The stock could not be asked for.", frames: ["main.js:1:2"] });
  expect(JSON.stringify(lines)).not.toMatch(/june/i);
});

test("of a long stack the innermost twenty places are noted", async () => {
  const frames = Array.from({ length: 50 }, (_, line) => `main.js:${line}:1`);
  await report({ what: "The page failed.", frames }).expect(204);
  expect(noted()[0]?.problem).toEqual({ what: "The page failed.", frames: frames.slice(0, 20) });
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["no sentence", { error: "TypeError" }],
  ["a sentence of another kind", { what: 7 }],
  ["an email address", { what: "june@shop.test" }],
  ["a number", { what: "Card 4111111111111111" }],
  ["more than a sentence", { what: "x".repeat(201) }],
])("a report with %s is refused and not noted", async (_name, body) => {
  expect((await report(body)).status).toBe(400);
  expect(noted()).toEqual([]);
});

test("only the shop's own pages report", async () => {
  await report({ what: "The page failed." }, "cross-site").expect(403);
  expect(noted()).toEqual([]);
});

test("a site reports sixty problems a minute and no more; another site is heard meanwhile", async () => {
  const answers: number[] = [];
  for (let count = 0; count < 61; count += 1)
    answers.push((await report({ what: "The page failed." }, "same-origin", testSiteIds.gifts)).status);
  const refused = answers.filter((status) => status === 429);
  expect(refused).toHaveLength(1);
  expect(answers.at(-1)).toBe(429);
  expect(noted()).toHaveLength(60);
  await report({ what: "The page failed." }).expect(204);
});
