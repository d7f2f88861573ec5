import request from "supertest";
import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { typeOf } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const { look } = consoleVisitor(() => sandbox);

const entry = { eventId: "draw", email: "cleo@example.test", firstName: "Cleo", lastName: "Ash", rules: true };

const enter = async (body: object, siteId = "WickettPlumUS") =>
  request(sandbox.app)
    .post(`/custom/customer/v1/organizations/${organizationId}/event`)
    .query({ siteId })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" })
    .send(body);

const entriesOf = async (eventId: string) =>
  (await sandbox.services.customerEvents.all()).filter(({ body }) => body.eventId === eventId);

describe("an entry of a campaign", () => {
  it("is kept once per person, phase and site, however often it is sent and however the address is written", async () => {
    const first = await enter(entry);
    for (const email of ["cleo@example.test", " Cleo@Example.test "]) {
      const again = await enter({ ...entry, email });
      expect([again.status, again.body.eventId]).toEqual([200, first.body.eventId]);
    }
    expect(await entriesOf("draw")).toHaveLength(1);
    await enter({ ...entry, eventPhase: "2" });
    await enter(entry, "WickettPlumCA");
    await enter({ ...entry, email: "noor@example.test" });
    expect(await entriesOf("draw")).toHaveLength(4);
  });

  it("is confirmed by a letter, once", async () => {
    const { messages } = await sandbox.services.outbox.list({ to: "noor@example.test" });
    expect(messages.map(({ about, subject }) => [about, subject])).toEqual([["campaign-entry", "We have your entry"]]);
  });

  it("counts up to the most a person is allowed, and no further", async () => {
    const limited = { ...entry, eventId: "limited", maxAllowed: 2 };
    expect((await enter(limited)).status).toBe(200);
    expect((await enter(limited)).status).toBe(200);
    const third = await enter(limited);
    expect([third.status, typeOf(third.body)]).toEqual([409, "event-limit-reached"]);
    expect((await enter({ ...limited, email: "noor@example.test" })).status).toBe(200);
    expect(await entriesOf("limited")).toHaveLength(3);
  });

  it("counts right when many come at once", async () => {
    const rush = { ...entry, eventId: "rush", maxAllowed: 1 };
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => enter(rush)))).map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
    expect(await entriesOf("rush")).toHaveLength(1);
  });

  it.each([
    ["an address that is none", { email: "cleo" }],
    ["a limit of nothing", { maxAllowed: 0 }],
    ["a limit that is a text", { maxAllowed: "2" }],
  ])("with %s is refused", async (_, change) => {
    expect((await enter({ ...entry, eventId: "odd", ...change })).status).toBe(400);
    expect(await entriesOf("odd")).toEqual([]);
  });

  it("is seen in the console with what was ticked", async () => {
    const page = await look("/console/entries");
    expect(page.getByRole("rowheader", { name: "rush" })).toBeTruthy();
    expect(page.getAllByText("cleo@example.test").length).toBeGreaterThan(0);
    expect(page.getAllByText("rules").length).toBeGreaterThan(0);
  });
});
