import { catalogRequests } from "./catalog-request-tables.ts";
import request from "supertest";
import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const { look } = consoleVisitor(() => sandbox);

const form = {
  companyName: "",
  organizationType: "",
  firstName: "Cleo",
  lastName: "Ash",
  country: "US",
  streetAddress: "12 Larkspur Lane",
  unitSuiteBuilding: "Suite 4",
  city: "San Francisco",
  state: "CA",
  postalCode: "94110",
  phone: "4155550117",
  extension: "12",
  email: "Cleo@Example.test",
  addToEmailList: false,
};

const ask = async (change: object = {}, siteId = "WickettPlumUS") =>
  request(sandbox.app)
    .post(`/custom/catalogs/v1/organizations/${organizationId}/future-catalogs`)
    .query({ siteId })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" })
    .send({ ...form, ...change });

const kept = async (email: string) =>
  (await sandbox.database.sql.select().from(catalogRequests)).filter((each) => each.email === email);
const mailsTo = async (to: string) => (await sandbox.services.outbox.list({ to })).messages;

describe("a request for future catalogs", () => {
  it("is kept with everything that was entered, and confirmed by one letter that names the door", async () => {
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, { success: true, requestId: expect.any(String) }]);
    expect(await kept("cleo@example.test")).toEqual([
      {
        id: answer.body.requestId,
        siteId: "WickettPlumUS",
        customerId: expect.any(String),
        reason: "future",
        companyName: null,
        organizationType: null,
        firstName: "Cleo",
        lastName: "Ash",
        address1: "12 Larkspur Lane",
        address2: "Suite 4",
        city: "San Francisco",
        stateCode: "CA",
        postalCode: "94110",
        countryCode: "US",
        phone: "4155550117",
        phoneExtension: "12",
        email: "cleo@example.test",
        addToEmailList: false,
        createdAt: expect.any(Date),
      },
    ]);
    expect(await mailsTo("cleo@example.test")).toMatchObject([
      { about: "catalog-request", text: expect.stringContaining("12 Larkspur Lane, Suite 4\nSan Francisco, CA 94110") },
    ]);
  });

  it("to the same door is kept once, with what was said last, however many are sent at once", async () => {
    const email = "noor@example.test";
    await ask({ email, phone: "4155550100" });
    const again = await Promise.all([1, 2, 3].map(() => ask({ email, city: "SAN FRANCISCO", phone: "4155550199" })));
    expect(new Set(again.map(({ body }) => body.requestId)).size).toBe(1);
    expect(await kept(email)).toMatchObject([{ phone: "4155550199" }]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("to a sixth door is refused in words, and the five stay", async () => {
    const email = "mover@example.test";
    for (const unitSuiteBuilding of ["1", "2", "3", "4", "5"]) await ask({ email, unitSuiteBuilding });
    const sixth = await ask({ email, unitSuiteBuilding: "6" });
    expect([sixth.status, sixth.body]).toEqual([
      200,
      { isError: true, message: expect.stringContaining("Please call us") },
    ]);
    expect(await kept(email)).toHaveLength(5);
    expect((await ask({ email, unitSuiteBuilding: "6" }, "WickettPlumCA")).body.success).toBe(true);
  });

  it("signs the address up for offers only when that is wanted", async () => {
    const consentsOf = async (email: string, addToEmailList: boolean) => {
      await ask({ email, addToEmailList });
      const [{ customerId } = { customerId: "" }] = await kept(email);
      return sandbox.services.consents.answersOf({ customerId, registered: false, siteId: "WickettPlumUS" });
    };
    expect(await consentsOf("yes@example.test", true)).toEqual([
      { subscriptionId: "offers-updates", channel: "email", contactPoint: "yes@example.test", status: "opt_in" },
    ]);
    expect(await consentsOf("no@example.test", false)).toEqual([]);
  });

  it("names company and kind where the site wants them, and need not elsewhere", async () => {
    const email = "school@example.test";
    const site = "WickettPlumFundraising";
    expect((await ask({ email }, site)).status).toBe(400);
    expect((await ask({ email, companyName: "Elm School" }, site)).status).toBe(400);
    expect((await ask({ email, companyName: "Elm School", organizationType: "Youth" }, site)).status).toBe(200);
    expect(await kept(email)).toMatchObject([{ companyName: "Elm School", organizationType: "Youth" }]);
  });

  it.each([
    ["no street", { streetAddress: " " }],
    ["no name", { firstName: undefined }],
    ["an address that is none", { email: "cleo" }],
    ["a country nobody delivers to", { country: "FR" }],
    ["a city of 17 characters", { city: "x".repeat(17) }],
    ["a phone that is a number", { phone: 4155550117 }],
  ])("with %s is refused and not kept", async (_, change) => {
    expect((await ask({ email: "odd@example.test", ...change })).status).toBe(400);
    expect(await kept("odd@example.test")).toEqual([]);
  });

  it("is seen in the console", async () => {
    const page = await look("/console/catalogs");
    expect(page.getAllByRole("rowheader", { name: "Cleo Ash" }).length).toBeGreaterThan(0);
    expect(page.getAllByText(/12 Larkspur Lane, Suite 4, San Francisco, CA 94110, US/).length).toBeGreaterThan(0);
  });
});

describe("a request for catalogs in a trouble", () => {
  afterEach(() => sandbox.faults.clear());

  it("whose answer is lost is kept once when it is sent again", async () => {
    const email = "lost@example.test";
    sandbox.faults.add({
      match: { operation: "Catalogs.requestFutureCatalogs" },
      effect: { kind: "lost-answer" },
      count: 1,
    });
    await expect(ask({ email })).rejects.toThrow(/hang up|aborted/);
    expect((await ask({ email })).body.success).toBe(true);
    expect(await kept(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
