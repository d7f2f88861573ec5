import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestCaptchaForm, type TestCaptchaForm } from "#server/test-captcha-form.ts";

let site: TestCaptchaForm;

beforeAll(async () => {
  site = await createTestCaptchaForm({
    form: "request-future-catalog",
    takenAt: { api: "catalogs", name: "future-catalogs" },
    action: "catalog",
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

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

test("a request for catalogs goes on as it was entered, without the captcha's token", async () => {
  site.answer = { status: 200, body: { success: true, requestId: "r-1" } };
  expect((await site.send(form).expect(200)).body).toEqual({ success: true, requestId: "r-1" });
  const { recaptchaToken, ...rest } = form;
  expect(site.reached()).toHaveLength(1);
  expect(site.reached()[0]).toMatchObject({ url: expect.stringContaining(`siteId=${testSiteIds.us}`) });
  expect(site.reached()[0]?.body).toEqual(rest);
  expect(JSON.stringify(site.reached()[0])).not.toContain(recaptchaToken);
});

test("only what the form has goes on, and offers are mailed only where that is said", async () => {
  await site.send({ ...form, password: "x", addToEmailList: "yes" }).expect(200);
  expect(site.reached()[0]?.body).not.toHaveProperty("password");
  expect(site.reached()[0]?.body).toMatchObject({ addToEmailList: false });
});

test("a refusal that the backend flags is passed on with its words", async () => {
  site.answer = { status: 200, body: { isError: true, message: "Please call us." } };
  expect((await site.send(form).expect(200)).body).toEqual({ isError: true, message: "Please call us." });
});

test("what the backend refuses otherwise is a failure", async () => {
  site.answer = { status: 503, body: { title: "Service Unavailable", type: "unavailable", detail: "Later." } };
  expect((await site.send(form)).status).toBe(503);
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
  expect((await site.send(body)).status).toBe(400);
  expect(site.reached()).toEqual([]);
});

test("without a captcha on the site none is asked for", async () => {
  site.preferences = { recaptchaEnabled: false };
  await site.send({ ...form, recaptchaToken: undefined }).expect(200);
  expect(site.reached()).toHaveLength(1);
});

test("another origin cannot send the form", async () => {
  expect([(await site.send(form, "cross-site")).status, site.reached()]).toEqual([403, []]);
});
