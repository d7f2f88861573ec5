import { Writable } from "node:stream";
import request from "supertest";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let listener: ReturnType<typeof createTestStorefront>["listener"];
let answer: { status: number; body: object };
let logged: string;

beforeAll(async () => {
  backend = await createTestBackend();
  const log = createLogger(
    "trace",
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    }),
  );
  listener = createTestStorefront(backend.config, { log }).listener;
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json({ recaptchaEnabled: false });
  });
  backend.app.post("/checkout/shopper-payments/v1/organizations/:id/payment-instruments/balance", (_, response) => {
    response.status(answer.status).json(answer.body);
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  answer = { status: 200, body: { amount: 25, currency: "USD" } };
  logged = "";
  backend.seen.length = 0;
});

const number = "6006490000000005000";
const ask = (query: object = { c_number: number, c_cvn: "1234" }, token: string | null = testAccessToken("june")) => {
  const asked = request(listener)
    .post(`/api/${testSiteIds.us}/gift-card-balance`)
    .query(query)
    .set("sec-fetch-site", "same-origin");
  return (token === null ? asked : asked.set("authorization", `Bearer ${token}`)).send({});
};
const reached = () => backend.seen.filter(({ url }) => url.includes("/payment-instruments/balance"));

test("a balance is asked for with number and code, which stand in no line of the log", async () => {
  expect((await ask().expect(200)).body).toEqual({
    success: true,
    availableBalance: 25,
    currency: "USD",
    message: "",
  });
  expect(reached()[0]?.body).toMatchObject({ giftCard: { cardNumber: number, cvc: "1234" } });
  answer = { status: 500, body: { title: "x", type: "x", detail: "x" } };
  await ask();
  expect(logged).toContain("/gift-card-balance");
  expect(logged).not.toContain(number);
  expect(logged).not.toContain("1234");
});

test("a card that is not known is said in the answer; too many tries stay a 429", async () => {
  answer = { status: 404, body: { title: "Not Found", type: "not-found", detail: "No." } };
  expect((await ask().expect(200)).body).toMatchObject({ success: false, reason: "not-found" });
  answer = { status: 429, body: { title: "Too Many", type: "too-many-requests", detail: "Later." } };
  expect((await ask()).status).toBe(429);
});

test.each([
  ["no number", { c_cvn: "1234" }],
  ["a number of 18 digits", { c_number: "1".repeat(18), c_cvn: "1234" }],
  ["a code of 3 digits", { c_number: number, c_cvn: "123" }],
])("%s is refused and goes nowhere", async (_, query) => {
  expect((await ask(query)).status).toBe(400);
  expect(reached()).toEqual([]);
});

test("without a session nothing is told, because tries are counted by shopper", async () => {
  expect([(await ask(undefined, null)).status, reached()]).toEqual([401, []]);
});
