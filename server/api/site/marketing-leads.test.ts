import { createTestCaptchaForm, type TestCaptchaForm } from "#server/test-captcha-form.ts";

let site: TestCaptchaForm;

beforeAll(async () => {
  site = await createTestCaptchaForm({
    form: "marketing-lead/",
    takenAt: { api: "marketing", name: "marketing-leads" },
    action: "lead",
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const lead = {
  reason: "concierge",
  companyName: "Castellan Freight",
  firstName: "June",
  lastName: "Harper",
  postalCode: "94110",
  phone: "4155550117",
  email: "june@shop.test",
  countryCode: "US",
  consent: false,
  recaptchaToken: "a-token",
};

test("a lead goes on as it was entered, without the captcha's token and what the form does not have", async () => {
  site.answer = { status: 200, body: { caseId: "ML-1" } };
  expect((await site.send({ ...lead, password: "x", consent: true }).expect(200)).body).toEqual({ caseId: "ML-1" });
  const { recaptchaToken, ...rest } = lead;
  expect(site.reached().map(({ body }) => body)).toEqual([rest]);
  expect(JSON.stringify(site.reached())).not.toContain(recaptchaToken);
});

test("why no case was opened is passed on", async () => {
  site.answer = { status: 200, body: { detail: "Please call us." } };
  expect((await site.send(lead).expect(200)).body).toEqual({ detail: "Please call us." });
});

test("what the backend refuses is a failure", async () => {
  site.answer = { status: 503, body: { title: "Service Unavailable", type: "unavailable", detail: "Later." } };
  expect((await site.send(lead)).status).toBe(503);
});

test.each([
  ["no object", []],
  ["no reason", { ...lead, reason: "" }],
  ["no company", { ...lead, companyName: " " }],
  ["a city of 17 characters", { ...lead, city: "x".repeat(17) }],
  ["a name that is none", { ...lead, firstName: 7 }],
  ["no captcha", { ...lead, recaptchaToken: "" }],
])("a lead with %s is refused and goes nowhere", async (_, body) => {
  expect((await site.send(body)).status).toBe(400);
  expect(site.reached()).toEqual([]);
});

test("another origin cannot send the form", async () => {
  expect([(await site.send(lead, "cross-site")).status, site.reached()]).toEqual([403, []]);
});
