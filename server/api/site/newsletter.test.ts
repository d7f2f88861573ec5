import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestCaptchaForm, type TestCaptchaForm } from "#server/test-captcha-form.ts";

let site: TestCaptchaForm;

beforeAll(async () => {
  site = await createTestCaptchaForm({
    form: "newsletter",
    takenAt: { api: "subscriptions", name: "subscribe", method: "get" },
    action: "newsletter",
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const form = {
  email: "june@shop.test",
  phoneNumber: "(415) 555-0142",
  zipCode: "94110",
  firstName: "June",
  lastName: "Harper",
  birthDay: "02/09/1990",
  offersPromotionsUpdates: true,
  fundraisingPrograms: true,
  corporateGiftsAndEvents: false,
  recaptchaToken: "a-token",
};

test("a sign-up goes on by its c_ names, with the word that its token has been looked at", async () => {
  expect((await site.send(form).expect(200)).body).toEqual({ success: true });
  expect(site.reached()).toHaveLength(1);
  const { searchParams } = new URL(site.reached()[0]?.url ?? "", "http://backend");
  expect(Object.fromEntries(searchParams)).toEqual({
    siteId: testSiteIds.us,
    c_email: "june@shop.test",
    c_phone: "4155550142",
    c_postal: "94110",
    c_firstname: "June",
    c_lastname: "Harper",
    c_birthdate: "02/09/1990",
    c_birth_day: "09",
    c_birth_month: "02",
    c_subscribelist: "offersupdates|fundraising",
    c_recaptchaToken: "a-token",
    c_verificationOverride: "true",
  });
});

test("what the backend refuses is a failure", async () => {
  site.answer = { status: 503, body: { title: "Service Unavailable", type: "unavailable", detail: "Later." } };
  const away = await site.send(form);
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "5"]);
});

test.each([
  ["no object", []],
  ["no email", { ...form, email: " " }],
  ["no birthday", { ...form, birthDay: undefined }],
  ["a name that is none", { ...form, firstName: 7 }],
  ["a postal code of 11 characters", { ...form, zipCode: "x".repeat(11) }],
  ["no list", { ...form, offersPromotionsUpdates: "yes", fundraisingPrograms: false }],
  ["no captcha", { ...form, recaptchaToken: "" }],
])("a sign-up with %s is refused and goes nowhere", async (_, body) => {
  expect((await site.send(body)).status).toBe(400);
  expect(site.reached()).toEqual([]);
});

test("another origin cannot send the form", async () => {
  expect([(await site.send(form, "cross-site")).status, site.reached()]).toEqual([403, []]);
});
