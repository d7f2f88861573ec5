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
      tokenProperties: { valid: true, action: "catalog", hostname: "localhost" },
      riskAnalysis: { score: 0.9 },
    });
  });
  backend.app.post("/custom/catalogs/v1/organizations/:id/future-catalogs", (_request, response) => {
    response.status(answer.status).json(answer.body);
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.seen.length = 0;
  preferences = { recaptchaEnabled: true };
  answer = { status: 200, body: { success: true, requestId: "r-1" } };
});

const form = {
  companyName: "Elm School",
  organizationType: "Youth",
  firstName: "June",
  lastName: "Harper",
  country: "US",
  streetAddress: "12 Larkspur Lane",
  unitSuiteBuilding: "",
  city: "San Francisco",
  state: "CA",
  postalCode: "94110",
  phone: "4155550117",
  extension: "12",
  email: "june@shop.test",
  addToEmailList: true,
  recaptchaToken: "a-token",
};

const ask = (body: unknown, from = "same-origin") =>
  request(shop.listener)
    .post("/api/WickettPlumUS/request-future-catalog")
    .set("sec-fetch-site", from)
    .send(body as object);
const asked = () => backend.seen.filter(({ url }) => url.includes("/future-catalogs?"));

test("a request for catalogs goes on as it was entered, without the captcha's token", async () => {
  expect((await ask(form).expect(200)).body).toEqual({ success: true, requestId: "r-1" });
  const { recaptchaToken, ...rest } = form;
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatchObject({ url: expect.stringContaining("siteId=WickettPlumUS") });
  expect(asked()[0]?.body).toEqual(rest);
  expect(JSON.stringify(asked()[0])).not.toContain(recaptchaToken);
});

test("only what the form has goes on, and offers are mailed only where that is said", async () => {
  await ask({ ...form, password: "x", addToEmailList: "yes" }).expect(200);
  expect(asked()[0]?.body).not.toHaveProperty("password");
  expect(asked()[0]?.body).toMatchObject({ addToEmailList: false });
});

test("a refusal that the backend flags is passed on with its words", async () => {
  answer = { status: 200, body: { isError: true, message: "Please call us." } };
  expect((await ask(form).expect(200)).body).toEqual({ isError: true, message: "Please call us." });
});

test("what the backend refuses otherwise is a failure", async () => {
  answer = { status: 503, body: { title: "Service Unavailable", type: "unavailable", detail: "Later." } };
  expect((await ask(form)).status).toBe(503);
});

test.each([
  ["no object", []],
  ["no street", { ...form, streetAddress: " " }],
  ["no email", { ...form, email: undefined }],
  ["a name that is none", { ...form, firstName: 7 }],
  ["a company of 31 characters", { ...form, companyName: "x".repeat(31) }],
  ["a city of 17 characters", { ...form, city: "x".repeat(17) }],
  ["an extension of 7 digits", { ...form, extension: "1234567" }],
  ["no captcha", { ...form, recaptchaToken: "" }],
])("a request with %s is refused and goes nowhere", async (_, body) => {
  expect((await ask(body)).status).toBe(400);
  expect(asked()).toEqual([]);
});

test("without a captcha on the site none is asked for", async () => {
  preferences = { recaptchaEnabled: false };
  await ask({ ...form, recaptchaToken: undefined }).expect(200);
  expect(asked()).toHaveLength(1);
});

test("another origin cannot send the form", async () => {
  expect([(await ask(form, "cross-site")).status, asked()]).toEqual([403, []]);
});
