import request from "supertest";
import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { createSignUpRepository } from "./sign-up-repository.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

const { look } = consoleVisitor(() => sandbox);

const form = {
  c_email: "Cleo@Example.test",
  c_phone: "4155550117ext7",
  c_postal: "94110",
  c_firstname: "Cleo",
  c_lastname: "Ash",
  c_birthdate: "02/09/1990",
  c_birth_day: "09",
  c_birth_month: "02",
  c_subscribelist: "offersupdates|fundraising",
  c_recaptchaToken: "used-up",
  c_verificationOverride: "true",
};

const signUp = async (change: Record<string, string> = {}, token?: string) =>
  request(sandbox.app)
    .get(`/custom/subscriptions/v1/organizations/${organizationId}/subscribe`)
    .query({ siteId: "WickettPlumUS", ...form, ...change })
    .auth(token ?? (await sandbox.guestToken()), { type: "bearer" });

const kept = async (email: string) =>
  (await createSignUpRepository(sandbox.database).newestFirst(100, 0)).filter((each) => each.email === email);
const mailsTo = async (to: string) => (await sandbox.services.outbox.list({ to })).messages;

describe("a sign-up for the newsletter", () => {
  it("is kept with everything that was sent but the captcha's token, and welcomed once", async () => {
    expect((await signUp()).body).toEqual({ success: true });
    expect(await kept("cleo@example.test")).toMatchObject([
      {
        siteId: "WickettPlumUS",
        phone: "4155550117ext7",
        postalCode: "94110",
        firstName: "Cleo",
        lastName: "Ash",
        birthdate: "02/09/1990",
        birthDay: 9,
        birthMonth: 2,
        lists: ["offersupdates", "fundraising"],
        provenBy: "captcha",
      },
    ]);
    expect(JSON.stringify(await kept("cleo@example.test"))).not.toContain("used-up");
    expect(await mailsTo("cleo@example.test")).toMatchObject([{ about: "newsletter" }]);
  });

  it("of the same address is kept once, with what was said last and every list, also when an answer is lost", async () => {
    const c_email = "again@example.test";
    await signUp({ c_email, c_subscribelist: "fundraising" });
    sandbox.faults.add({ match: { operation: "Subscriptions.subscribe" }, effect: { kind: "lost-answer" }, count: 1 });
    const second = { c_email, c_firstname: "Cléo", c_subscribelist: "businessgifts" };
    await expect(signUp(second)).rejects.toThrow(/hang up|aborted/);
    await Promise.all([signUp(second), signUp(second)]);
    expect(await kept(c_email)).toMatchObject([{ firstName: "Cléo", lists: ["fundraising", "businessgifts"] }]);
    expect(await mailsTo(c_email)).toHaveLength(1);
  });

  it("of a customer is what the account's preferences show", async () => {
    const token = await sandbox.registeredToken();
    await signUp({ c_email: "june@example.test", c_subscribelist: "businessgifts" }, token);
    const { body } = await request(sandbox.app)
      .get(`/shopper/shopper-consents/v1/organizations/${organizationId}/subscriptions`)
      .query({ siteId: "WickettPlumUS", expand: "consentStatus" })
      .auth(token, { type: "bearer" });
    const { data } = body as { data: { subscriptionId: string; consentStatus: object[] }[] };
    expect(data.find(({ subscriptionId }) => subscriptionId === "business-gifts")?.consentStatus).toContainEqual({
      channel: "email",
      contactPointValue: "june@example.test",
      status: "opt_in",
    });
  });

  it.each([
    ["a phone of 26 signs", { c_phone: "1".repeat(26) }],
    ["a birthday that is none", { c_birthdate: "13/40/1990" }],
    ["a day that is none", { c_birth_day: "32" }],
    ["a list that does not exist", { c_subscribelist: "horoscopes" }],
    ["an address that is none", { c_email: "cleo" }],
  ])("with %s is refused and not kept", async (_, change) => {
    const c_email = "odd@example.test";
    expect((await signUp({ c_email, ...change })).status).toBe(400);
    expect(await kept(c_email)).toEqual([]);
  });

  it("is seen in the console", async () => {
    const page = await look("/console/newsletter");
    expect(page.getByRole("rowheader", { name: "cleo@example.test" })).toBeTruthy();
    expect(page.getAllByText("02/09/1990 (day 9, month 2)").length).toBeGreaterThan(0);
  });
});
