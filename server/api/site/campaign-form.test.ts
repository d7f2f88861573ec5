import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestCaptchaForm, type TestCaptchaForm } from "#server/test-captcha-form.ts";

let site: TestCaptchaForm;

beforeAll(async () => {
  site = await createTestCaptchaForm({
    form: "campaign-form",
    takenAt: { api: "customer", name: "event" },
    action: "campaign",
  });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

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

test("an entry goes on with phase '1' and country US unless it says otherwise, and without the captcha's token", async () => {
  expect((await site.send(entry).expect(200)).body).toEqual({ success: true });
  const { recaptchaToken, ...rest } = entry;
  expect(site.reached()).toHaveLength(1);
  expect(site.reached()[0]).toMatchObject({ url: expect.stringContaining(`siteId=${testSiteIds.us}`) });
  expect(site.reached()[0]?.body).toEqual({ ...rest, eventPhase: "1", countryCode: "US" });
  expect(JSON.stringify(site.reached()[0])).not.toContain(recaptchaToken);
});

test("only what the form has goes on", async () => {
  await site.send({ ...entry, password: "x", nested: { a: 1 }, "odd id": true, maxAllowed: 3 }).expect(200);
  expect(site.reached()[0]?.body).toMatchObject({ maxAllowed: 3 });
  for (const name of ["password", "nested", "odd id"]) expect(site.reached()[0]?.body).not.toHaveProperty([name]);
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
  expect((await site.send(body)).status).toBe(400);
  expect(site.reached()).toEqual([]);
});

test("what the backend refuses is a failure", async () => {
  site.answer = { status: 409, body: { title: "Conflict", type: "event-limit-reached", detail: "Once is enough." } };
  expect((await site.send(entry)).status).toBe(409);
});

test("another origin cannot send the form", async () => {
  expect([(await site.send(entry, "cross-site")).status, site.reached()]).toEqual([403, []]);
});
