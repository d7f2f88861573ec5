import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;
let preferences: object;
let answer: { status: number; body: object };

beforeAll(async () => {
  backend = await createTestBackend({
    COMMERCE_TIMEOUT_MS: "500",
    RECAPTCHA_PROJECT_ID: "wickett-forms",
    RECAPTCHA_SITE_KEY: "key",
  });
  const { thirdParties } = backend.config;
  thirdParties.captcha = { ...thirdParties.captcha, apiBaseUrl: backend.origin };
  shop = createTestStorefront(backend.config, { env: { RECAPTCHA_API_KEY: "own-key" } });
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json(preferences);
  });
  backend.app.post("/v1/projects/wickett-forms/assessments", (_request, response) => {
    response.json({
      tokenProperties: { valid: true, action: "campaign", hostname: "localhost" },
      riskAnalysis: { score: 0.9 },
    });
  });
  backend.app.post("/custom/customer/v1/organizations/:id/event", (_request, response) => {
    response.status(answer.status).json(answer.body);
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.seen.length = 0;
  preferences = { recaptchaEnabled: true };
  answer = { status: 200, body: { success: true } };
});

const entry = {
  eventId: "golden-wrapper",
  email: "june@shop.test",
  firstName: "June",
  lastName: "Harper",
  smsOptIn: true,
  rules: true,
  offersupdates: true,
  subscribelist: ["offersupdates"],
  recaptchaToken: "a-token",
};

const enter = (body: unknown) =>
  request(shop.listener)
    .post("/api/WickettPlumUS/campaign-form")
    .set("sec-fetch-site", "same-origin")
    .send(body as object);
const entered = () => backend.seen.filter(({ url }) => url.includes("/event?"));

test("an entry goes on with phase '1' and country US unless it says otherwise, and without the captcha's token", async () => {
  expect((await enter(entry).expect(200)).body).toEqual({ success: true });
  const { recaptchaToken, ...rest } = entry;
  expect(entered()).toHaveLength(1);
  expect(entered()[0]).toMatchObject({ url: expect.stringContaining("siteId=WickettPlumUS") });
  expect(entered()[0]?.body).toEqual({ ...rest, eventPhase: "1", countryCode: "US" });
  expect(JSON.stringify(entered()[0])).not.toContain(recaptchaToken);
});

test("only what the form has goes on", async () => {
  await enter({ ...entry, password: "x", nested: { a: 1 }, "odd id": true, maxAllowed: 3 }).expect(200);
  expect(entered()[0]?.body).toMatchObject({ maxAllowed: 3 });
  for (const name of ["password", "nested", "odd id"]) expect(entered()[0]?.body).not.toHaveProperty([name]);
});

test.each([
  ["no object", []],
  ["no event", { ...entry, eventId: "" }],
  ["no address", { ...entry, email: undefined }],
  ["a name that is none", { ...entry, firstName: 7 }],
  ["an address of 51 characters", { ...entry, email: "x".repeat(51) }],
  ["a limit that is none", { ...entry, maxAllowed: -1 }],
  ["a list that was not ticked", { ...entry, subscribelist: ["fundraising"] }],
  ["a list of numbers", { ...entry, subscribelist: [1] }],
  ["too many checkboxes", { ...entry, ...Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`b${at}`, true])) }],
  ["no captcha", { ...entry, recaptchaToken: "" }],
])("a form with %s is refused and goes nowhere", async (_, body) => {
  expect((await enter(body)).status).toBe(400);
  expect(entered()).toEqual([]);
});

test("what the backend refuses is a failure", async () => {
  answer = { status: 409, body: { title: "Conflict", type: "event-limit-reached", detail: "Once is enough." } };
  expect((await enter(entry)).status).toBe(409);
});

test("another origin cannot send the form", async () => {
  const foreign = await request(shop.listener)
    .post("/api/WickettPlumUS/campaign-form")
    .set("sec-fetch-site", "cross-site")
    .send(entry);
  expect([foreign.status, entered()]).toEqual([403, []]);
});
