import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { BULK_LIMIT } from "./consent.ts";

describe("consents", () => {
  let sandbox: TestSandbox;
  let june: TestShopper;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    june = testShopper(sandbox, await sandbox.registeredToken());
  }, 120_000);
  afterAll(() => sandbox.close());

  const yes = {
    subscriptionId: "offers-updates",
    contactPointValue: "june@example.test",
    channel: "email",
    status: "opt_in",
  };
  const statusOf = async (shopper: TestShopper, id: string) => {
    const { data } = (await shopper.get("/subscriptions", { expand: "consentStatus" })).body;
    return data.find(({ subscriptionId }: { subscriptionId: string }) => subscriptionId === id).consentStatus;
  };

  test("everything there is to agree to is listed, without statuses unless asked for", async () => {
    const { data } = (await june.get("/subscriptions")).body;
    expect(data).toHaveLength(4);
    expect(data[0]).toMatchObject({
      subscriptionId: "offers-updates",
      channels: ["email", "sms"],
      consentType: "marketing",
    });
    expect(JSON.stringify(data)).not.toMatch(/consentStatus|formCode/);
    expect((await june.get("/subscriptions", { expand: "secrets" })).status).toBe(400);
  });

  test("tags narrow the list, any of them is enough", async () => {
    const idsOf = async (tags: string) =>
      (await june.get("/subscriptions", { tags })).body.data.map(
        (each: { subscriptionId: string }) => each.subscriptionId,
      );
    expect(await idsOf("homepage_banner")).toEqual(["offers-updates"]);
    expect(await idsOf("homepage_banner,checkout")).toEqual(["offers-updates", "order-messages"]);
    expect(await idsOf("nowhere")).toEqual([]);
    expect((await june.get("/subscriptions", { tags: "a,b,c,d,e,f,g,h,i,j,k" })).status).toBe(400);
  });

  test("an answer is kept and may be taken back; others do not see it", async () => {
    expect(await statusOf(june, "offers-updates")).toEqual([
      { channel: "email", contactPointValue: "june@example.test", status: "opt_out" },
    ]);
    expect((await june.post("/subscriptions", yes)).body).toEqual(yes);
    expect((await statusOf(june, "offers-updates"))[0].status).toBe("opt_in");
    await june.post("/subscriptions", { ...yes, status: "opt_out" });
    expect((await statusOf(june, "offers-updates"))[0].status).toBe("opt_out");
    const guest = testShopper(sandbox, await sandbox.guestToken());
    expect(await statusOf(guest, "offers-updates")).toEqual([]);
  });

  test.each([
    ["an unknown subscription", { subscriptionId: "horoscopes" }],
    ["a channel it does not have", { channel: "whatsapp", contactPointValue: "+14155550123" }],
    ["a channel nobody has", { channel: "pigeon" }],
    ["an unknown answer", { status: "perhaps" }],
    ["an address that is none", { contactPointValue: "june" }],
    ["an address that is a number", { contactPointValue: 12345 }],
    ["a phone that is none", { channel: "sms", contactPointValue: "555" }],
    ["no to what has to be", { subscriptionId: "order-messages", status: "opt_out" }],
    ["nothing", { subscriptionId: undefined }],
  ])("%s is refused", async (_, change) => {
    const answer = await june.post("/subscriptions", { ...yes, ...change });
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "validation"]);
  });

  test("several answers at once: those that are valid are kept, the others say why not", async () => {
    const sms = { ...yes, channel: "sms", contactPointValue: "+1 415 555 0123" };
    const whole = await june.post("/subscriptions/actions/bulk", { subscriptions: [yes, sms] });
    expect([whole.status, whole.body.results.map(({ success }: { success: boolean }) => success)]).toEqual([
      200,
      [true, true],
    ]);
    const partial = await june.post("/subscriptions/actions/bulk", {
      subscriptions: [
        { ...yes, subscriptionId: "business-gifts" },
        { ...sms, contactPointValue: "invalid-phone" },
      ],
    });
    expect(partial.status).toBe(207);
    expect(partial.body.results[1]).toMatchObject({
      success: false,
      contactPointValue: "invalid-phone",
      error: { code: "INVALID_CONTACT_POINT", message: "Invalid phone number format" },
    });
    expect((await statusOf(june, "business-gifts"))[0].status).toBe("opt_in");
  });

  test.each([
    ["none", []],
    ["too many", Array.from({ length: BULK_LIMIT + 1 }, () => yes)],
    ["no list", "all"],
  ])("a bulk call with %s is refused", async (_, subscriptions) => {
    const answer = await june.post("/subscriptions/actions/bulk", { subscriptions });
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "validation"]);
  });

  const subscribe = async (form: Record<string, string>) =>
    request(sandbox.app)
      .get(`/custom/subscriptions/v1/organizations/${organizationId}/subscribe`)
      .query({ siteId: "WickettPlumUS", ...form })
      .auth(await sandbox.guestToken("WickettPlumUS", "5f0c7a11-2222-4333-8444-555566667777"), { type: "bearer" });

  test("the newsletter form says yes to each list it names", async () => {
    const form = {
      c_email: "Ada@example.test",
      c_phone: "(415) 555-0100",
      c_subscribelist: "offersupdates|fundraising",
    };
    expect((await subscribe(form)).body).toEqual({ success: true });
    const rows = (await sandbox.database.sql.execute(
      "select subscription_id, channel, contact_point, status from consents where contact_point in ('ada@example.test', '+14155550100') order by 1, 2",
    )) as unknown as { rows: object[] };
    expect(rows.rows.map((row) => Object.values(row))).toEqual([
      ["fundraising-programs", "email", "ada@example.test", "opt_in"],
      ["offers-updates", "email", "ada@example.test", "opt_in"],
      ["offers-updates", "sms", "+14155550100", "opt_in"],
    ]);
  });

  test.each([
    ["no list", { c_email: "ada@example.test" }],
    ["an unknown list", { c_email: "ada@example.test", c_subscribelist: "horoscopes" }],
    ["no address", { c_subscribelist: "fundraising" }],
    ["an address that is none", { c_email: "ada", c_subscribelist: "fundraising" }],
  ])("the newsletter form with %s is refused", async (_, form) => {
    expect((await subscribe(form as Record<string, string>)).status).toBe(400);
  });
});
