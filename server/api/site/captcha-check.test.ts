import { Writable } from "node:stream";
import request from "supertest";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;
let preferences: object | null;
/** What the verifier answers, and what it was asked. */
let verdict: { status?: number; body: object };
const logged: string[] = [];

const TOKEN = "a-token-of-the-captcha";
const registeredToken = `x.${Buffer.from(JSON.stringify({ isb: "uido:slas::upn:june::rcid:c9" })).toString("base64url")}.y`;

beforeAll(async () => {
  backend = await createTestBackend({
    RECAPTCHA_PROJECT_ID: "own-forms",
    RECAPTCHA_SITE_KEY: "configured-key",
  });
  const { captcha } = backend.config.thirdParties;
  backend.config.thirdParties.captcha = { ...captcha, apiBaseUrl: backend.origin };
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  shop = createTestStorefront(backend.config, {
    env: { RECAPTCHA_API_KEY: "own-key" },
    log: createLogger("trace", sink),
  });
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    if (preferences) response.json(preferences);
    else response.status(500).json({ title: "Out of order" });
  });
  backend.app.post("/v1/projects/own-forms/assessments", (_request, response) => {
    response.status(verdict.status ?? 200).json(verdict.body);
  });
  backend.app.post("/customer/shopper-customers/v1/organizations/:id/customers", (_request, response) => {
    response.json({ customerId: "c9" });
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.seen.length = 0;
  logged.length = 0;
  preferences = { recaptchaEnabled: true, recaptchaSiteKey: "" };
  verdict = assessment({});
});

const assessment = ({
  valid = true,
  invalidReason = "",
  action = "register",
  hostname = "localhost",
  score = 0.9,
}) => ({
  body: { tokenProperties: { valid, invalidReason, action, hostname }, riskAnalysis: { score } },
});

const register = (recaptchaToken?: unknown) =>
  request(shop.listener)
    .post(`/api/${testSiteIds.us}/customer-register`)
    .set("sec-fetch-site", "same-origin")
    .send({ customer: { email: "june@shop.test" }, password: "Plum-2026!", recaptchaToken });

const asked = () => backend.seen.filter(({ url }) => url.includes("/assessments"));
const made = () => backend.seen.filter(({ url }) => url.endsWith(`/customers?siteId=${testSiteIds.us}`));

describe("a form of a site that asks for a captcha", () => {
  test("goes on with a person's token, which is asked about once and is in neither log nor address", async () => {
    await register(TOKEN).expect(200);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatchObject({
      headers: { "x-goog-api-key": "own-key" },
      body: { event: { token: TOKEN, siteKey: "configured-key", expectedAction: "register" } },
    });
    expect(JSON.stringify(backend.seen.filter((each) => !asked().includes(each)))).not.toContain(TOKEN);
    expect(asked()[0]?.url).not.toMatch(/own-key|token/);
    expect(logged.join("")).toContain("customer-register");
    expect(logged.join("")).not.toContain(TOKEN);
    expect(logged.join("")).not.toContain("own-key");
  });

  test("is checked with the key of the site preference where there is one", async () => {
    preferences = { recaptchaEnabled: true, recaptchaSiteKey: "preferred-key" };
    await register(TOKEN).expect(200);
    expect(asked()[0]?.body).toMatchObject({ event: { siteKey: "preferred-key" } });
  });

  const FAILED = "Sorry there was a problem submitting your request, please try again";
  test.each([
    [
      "an expired token",
      { valid: false, invalidReason: "EXPIRED" },
      "captcha-expired",
      "ReCAPTCHA token expired. Please try again.",
    ],
    ["a used token", { valid: false, invalidReason: "DUPE" }, "captcha-refused", FAILED],
    ["a made-up token", { valid: false, invalidReason: "MALFORMED" }, "captcha-refused", FAILED],
    ["a token of another form", { action: "campaign" }, "captcha-refused", FAILED],
    ["a token of another's page", { hostname: "evil.example" }, "captcha-refused", FAILED],
    ["a robot's score", { score: 0.1 }, "captcha-refused", FAILED],
  ])("is refused with %s", async (_, given, type, detail) => {
    verdict = assessment(given);
    const { status, body } = await register(TOKEN);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ type: expect.stringMatching(`/${type}$`), detail }),
    ]);
    expect(made()).toEqual([]);
  });

  test.each([[undefined], [""], [7], [null], ["x".repeat(10_001)]])(
    "is refused without asking anybody for %p",
    async (token) => {
      const { status, body } = await register(token);
      expect([status, body.type]).toEqual([400, expect.stringMatching(/captcha-required$/)]);
      expect([asked(), made()]).toEqual([[], []]);
    },
  );

  test.each([
    ["is out of order", { status: 503, body: {} }],
    ["refuses our key", { status: 400, body: {} }],
    ["answers something else", { body: {} }],
  ])("is refused, and the log says why, when the verifier %s", async (_, answer) => {
    verdict = answer;
    const { status, body } = await register(TOKEN);
    expect([status, body.detail]).toEqual([503, FAILED]);
    expect(made()).toEqual([]);
    expect(logged.join("")).toContain("the captcha could not be checked");
    expect(logged.join("")).not.toContain(TOKEN);
  });
});

test("what the site wanted last holds while its preferences cannot be read", async () => {
  await register(TOKEN).expect(200);
  preferences = null;
  backend.seen.length = 0;
  expect((await register("")).status).toBe(400);
  await register(TOKEN).expect(200);
});

test("a card is guarded only where the site says so, and then by its own word", async () => {
  const jwt = "a.b.c";
  const add = (recaptchaToken?: string) =>
    request(shop.listener)
      .post(`/api/${testSiteIds.us}/customer-payment-token`)
      .set("authorization", `Bearer ${registeredToken}`)
      .send({ transientToken: jwt, captureContext: jwt, recaptchaToken });
  await add();
  expect(asked()).toEqual([]);
  preferences = { recaptchaEnabled: true, recaptchaAtPayment: true };
  const { status, body } = await add();
  expect([status, body.type]).toEqual([400, expect.stringMatching(/captcha-required$/)]);
  expect((await add(TOKEN)).body.type).toMatch(/captcha-refused$/);
  expect(asked()[0]?.body).toMatchObject({ event: { expectedAction: "payment" } });
});

test("a form of a site that asks for no captcha needs no token, and nobody is asked", async () => {
  preferences = { recaptchaEnabled: false };
  await register().expect(200);
  expect(asked()).toEqual([]);
});
