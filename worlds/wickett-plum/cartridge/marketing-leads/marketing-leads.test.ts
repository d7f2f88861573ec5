import { marketingLeads } from "./marketing-lead-tables.ts";
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

const online = {
  reason: "concierge",
  companyName: "Castellan Freight",
  firstName: "Cleo",
  lastName: "Ash",
  postalCode: "94110",
  phone: "4155550117",
  email: "Cleo@Example.test",
  countryCode: "US",
  consent: false,
};

const whole = {
  ...online,
  reason: "printed-catalog",
  organizationType: "Business100",
  address1: "12 Larkspur Lane",
  address2: "Suite 4",
  city: "San Francisco",
  stateCode: "CA",
  phoneExt: "12",
};

const send = async (lead: object, siteId = "WickettPlumUS") =>
  request(sandbox.app)
    .post(`/custom/marketing/v1/organizations/${organizationId}/marketing-leads`)
    .query({ siteId })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" })
    .send(lead);

const kept = async (email: string) =>
  (await sandbox.database.sql.select().from(marketingLeads)).filter((each) => each.email === email);
const mailsTo = async (to: string) => (await sandbox.services.outbox.list({ to })).messages;

describe("a lead", () => {
  it("for the printed catalog is kept with its door, and confirmed by a letter", async () => {
    const { status, body } = await send(whole);
    expect([status, body]).toEqual([200, { caseId: expect.stringMatching(/^ML-\d{8}$/) }]);
    expect(await kept("cleo@example.test")).toMatchObject([
      { caseId: body.caseId, address1: "12 Larkspur Lane", phoneExtension: "12", consent: false, subscribeList: null },
    ]);
    expect((await mailsTo("cleo@example.test"))[0]?.text).toContain("12 Larkspur Lane, Suite 4");
  });

  it("for a concierge is written about to both, and for the digital catalog with its address", async () => {
    await send({ ...online, email: "seeker@example.test" });
    expect((await mailsTo("seeker@example.test"))[0]?.subject).toBe("Your concierge is Josephine Vance");
    expect((await mailsTo("josephine.vance@wickettandplum.example"))[0]?.text).toContain("seeker@example.test");
    await send({ ...online, reason: "digital-catalog", email: "reader@example.test" });
    expect((await mailsTo("reader@example.test"))[0]?.text).toContain(`${sandbox.origin}/on/demandware.static/`);
  });

  it("that is sent again within a day is the same case, however many come at once", async () => {
    const email = "twice@example.test";
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...online, email })));
    expect(new Set(answers.map(({ body }) => body.caseId)).size).toBe(1);
    expect(await kept(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("is told in words when an address brings too many in a day", async () => {
    const email = "many@example.test";
    for (let index = 0; index < 10; index += 1) await send({ ...online, email, postalCode: `9411${index}` });
    const { status, body } = await send({ ...online, email, postalCode: "10001" });
    expect([status, body]).toEqual([200, { detail: expect.stringContaining("Please call us") }]);
    expect(await kept(email)).toHaveLength(10);
  });

  it("signs up for the lists it names and no other", async () => {
    await send({ ...online, email: "list@example.test", subscribelist: "businessgifts" });
    const [{ customerId } = { customerId: "" }] = await kept("list@example.test");
    const owner = { customerId, registered: false, siteId: "WickettPlumUS" };
    expect(await sandbox.services.consents.answersOf(owner)).toMatchObject([
      { subscriptionId: "business-gifts", contactPoint: "list@example.test", status: "opt_in" },
    ]);
  });

  it("stands in the console with its case", async () => {
    const { body } = await send({ ...online, email: "shown@example.test" });
    const page = await look("/console/leads");
    expect(page.getByRole("row", { name: new RegExp(body.caseId) }).textContent).toContain("shown@example.test");
    expect(page.getByRole("row", { name: /Josephine Vance/ }).textContent).toContain("1-415-555-0168");
  });

  it.each([
    ["no reason", { ...online, reason: "hello" }],
    ["no company", { ...online, companyName: " " }],
    ["a printed catalog without a door", { ...whole, address1: undefined }],
    ["an address that is none", { ...online, email: "cleo" }],
    ["a Canadian postal code", { ...online, postalCode: "K1A 0B1" }],
    ["another country", { ...online, countryCode: "CA" }],
    ["a phone that is a number", { ...online, phone: 4155550117 }],
    ["no object", []],
  ])("with %s is refused and not kept", async (_, lead) => {
    const before = (await sandbox.database.sql.select().from(marketingLeads)).length;
    expect((await send(lead)).status).toBe(400);
    expect((await sandbox.database.sql.select().from(marketingLeads)).length).toBe(before);
  });
});

describe("a concierge", () => {
  const ask = async (path: string, query: object = {}) =>
    request(sandbox.app)
      .get(`/custom/concierges/v1/organizations/${organizationId}/concierges${path}`)
      .query({ siteId: "WickettPlumUS", ...query })
      .auth(await sandbox.guestToken(), { type: "bearer" });

  it.each([
    ["94110", "Josephine Vance"],
    ["10001-0012", "Dominic Okafor"],
    ["02139", "Prudence Alder"],
    ["88540", "Esteban Marsh"],
    ["83702", "Oona Featherly"],
  ])("is found by zip code %s: %s", async (postalCode, name) => {
    expect((await ask("", { postalCode })).body).toMatchObject({ concierge: { name, phone: expect.any(String) } });
  });

  it("is nobody in Puerto Rico, and not asked for by what is no zip code", async () => {
    expect((await ask("", { postalCode: "00901" })).body).toEqual({ concierge: null });
    expect((await ask("", { postalCode: "K1A 0B1" })).status).toBe(400);
  });

  it("is known by id; an unknown id is an empty object", async () => {
    expect((await ask("/C-TEXAS")).body).toMatchObject({ name: "Esteban Marsh", phone: "1-512-555-0166" });
    expect((await ask("/C-NOBODY")).body).toEqual({});
  });
});
