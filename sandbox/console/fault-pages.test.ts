import request from "supertest";
import { effectSchema } from "#sandbox/control/fault-schema.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { consoleVisitor } from "./test-console.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.faults.clear());

const { look, act, refused } = consoleVisitor(() => sandbox);

/** What the form says when nothing is narrowed. */
const everyCall = { target: "", often: "always" };

/** What the page says of the faults that are switched on. */
const told = async () =>
  (await look("/console/faults")).getByRole("table", { name: "Faults switched on" }).textContent?.replace(/\s+/g, " ");

test("a fault that is switched on fails calls until it is removed", async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const fault = { ...everyCall, effect: "maintenance", scope: "site", operation: "ShopperProducts.getProduct" };
  expect(await act("/console/faults", fault)).toBe("Switched on: Maintenance of the site (503).");
  expect((await shopper.get(`/products/${goods.bears}`)).status).toBe(503);
  expect(await told()).toContain("ShopperProducts.getProduct");
  const { document } = await look("/console/faults");
  const remove = document.querySelector<HTMLFormElement>("form[action$=remove]")?.getAttribute("action") ?? "";
  await act(remove);
  expect((await shopper.get(`/products/${goods.bears}`)).status).toBe(200);
  expect(await refused(remove, {}, 404)).toContain("no fault rule");
  await act("/console/faults", fault);
  await act("/console/faults/clear");
  expect(sandbox.faults.list()).toEqual([]);
});

test("maintenance of everything shuts the login too, by the title clients look for", async () => {
  await act("/console/faults", { ...everyCall, effect: "maintenance", scope: "site" });
  const answer = await request(sandbox.app)
    .post(`/shopper/auth/v1/organizations/${organizationId}/oauth2/token`)
    .type("form")
    .send({ grant_type: "client_credentials" });
  expect([answer.status, answer.headers["sfdc_maintenance"]]).toEqual([503, "site"]);
  expect(answer.body).toMatchObject({ title: "Site Under Maintenance", status_code: "503", error: "maintenance" });
});

test("the common troubles switch on with one press", async () => {
  const { document } = await look("/console/faults");
  const forms = [...document.querySelectorAll<HTMLFormElement>(".panel form[action='/console/faults']")];
  expect(forms.length).toBeGreaterThan(5);
  for (const form of forms) {
    const fields = [...form.querySelectorAll("input")].map(({ name, value }) => [name, value] as const);
    expect(await act("/console/faults", Object.fromEntries(fields))).toMatch(/^Switched on: /);
  }
  expect(sandbox.faults.list()).toHaveLength(forms.length);
});

test.each([
  [{ effect: "maintenance", scope: "system" }, { kind: "maintenance", scope: "system" }, "of the system"],
  [
    { effect: "status", status: "409", type: "odd", title: "Odd", detail: "So it is." },
    { kind: "status", status: 409, type: "odd", title: "Odd", detail: "So it is." },
    "Answers 409, “Odd” (odd)",
  ],
  [{ effect: "status", status: "500" }, { kind: "status", status: 500 }, "Answers 500"],
  [
    { effect: "delay-fixed", milliseconds: "3000" },
    { kind: "delay", distribution: "fixed", milliseconds: 3000 },
    "Waits 3,000 ms",
  ],
  [
    { effect: "delay-uniform", from: "10", to: "20" },
    { kind: "delay", distribution: "uniform", from: 10, to: 20 },
    "Waits 10 to 20 ms",
  ],
  [
    { effect: "delay-log-normal", median: "400", spread: "80" },
    { kind: "delay", distribution: "log-normal", median: 400, sigma: 0.8 },
    "400 ms as a rule",
  ],
  [{ effect: "load", percent: "95" }, { kind: "load", percent: 95 }, "Load of 95 %"],
  [{ effect: "rate-limit", retryAfter: "7" }, { kind: "rate-limit", retryAfterSeconds: 7 }, "after 7 s"],
  [{ effect: "token-expired" }, { kind: "token", problem: "expired-access-token" }, "Access token expired"],
  [{ effect: "token-refresh" }, { kind: "token", problem: "invalid-refresh-token" }, "Refresh token invalid"],
  [{ effect: "connection-reset" }, { kind: "connection-reset" }, "Connection reset"],
  [{ effect: "truncated-body" }, { kind: "truncated-body" }, "ends halfway"],
  [{ effect: "html-body" }, { kind: "html-body" }, "page of HTML"],
  [{ effect: "slow-body", milliseconds: "900" }, { kind: "slow-body", milliseconds: 900 }, "dribbles for 900 ms"],
  [{ effect: "invalid-json" }, { kind: "invalid-json" }, "broken JSON"],
  [{ effect: "stale-read" }, { kind: "stale-read" }, "time before"],
  [{ effect: "lost-answer" }, { kind: "lost-answer" }, "gets lost"],
])("%j is composed and told in words", async (fields, effect, words) => {
  await act("/console/faults", { ...everyCall, ...fields } as Record<string, string>);
  expect(sandbox.faults.list()).toMatchObject([{ effect, match: {} }]);
  expect(await told()).toContain(words);
});

test("the form knows every effect of the levers", async () => {
  const kinds = new Set((effectSchema.oneOf ?? []).map(({ properties }) => properties?.kind?.enum?.[0]));
  const { document } = await look("/console/faults");
  const offered = [...document.querySelectorAll<HTMLOptionElement>("select[name=effect] option")];
  const values = { scope: "site", status: "500", milliseconds: "1", from: "1", to: "2", median: "1", spread: "1" };
  for (const { value } of offered)
    await act("/console/faults", { ...everyCall, ...values, percent: "80", retryAfter: "1", effect: value });
  expect(new Set(sandbox.faults.list().map(({ effect }) => effect.kind))).toEqual(kinds);
});

test("a fault is meant for some calls, so often, by chance, until a moment", async () => {
  const calls = { operation: "A.b", method: "GET", path: "*/x", site: siteId, customerId: "c", nth: "2" };
  const many = { often: "count", count: "3", until: "2030-01-02T03:04:05" };
  await act("/console/faults", { effect: "connection-reset", target: "scapi", ...calls, ...many });
  const chance = { often: "chance", chance: "25", seed: "7" };
  await act("/console/faults", { effect: "connection-reset", target: "vendor:card", ...chance });
  expect(sandbox.faults.list()).toMatchObject([
    {
      match: { api: "scapi", operation: "A.b", method: "GET", path: "*/x", siteId, customerId: "c", nth: 2 },
      count: 3,
      until: new Date("2030-01-02T03:04:05Z"),
    },
    { match: { vendor: "card" }, probability: 0.25, seed: 7 },
  ]);
  const words = await told();
  expect(words).toContain("Shopper APIs, A.b, GET, */x");
  expect(words).toContain("3 times, until 2030-01-02 03:04:05 UTC");
  expect(words).toContain("25 % of calls (seed 7)");
});

test.each([
  [{ effect: "fire" }, "one of maintenance"],
  [{ effect: "status", status: "200" }, "whole number from 400"],
  [{ effect: "status", status: "500", type: "No Type" }, "must match"],
  [{ effect: "delay-uniform", from: "9", to: "2" }, "shortest"],
  [{ effect: "delay-fixed", milliseconds: "long" }, "whole number"],
  [{ effect: "maintenance", scope: "world" }, "one of site"],
  [{ effect: "stale-read", often: "count", count: "0" }, "whole number"],
  [{ effect: "stale-read", often: "chance", chance: "101" }, "whole number"],
  [{ effect: "stale-read", often: "sometimes" }, "one of always"],
  [{ effect: "stale-read", until: "soon" }, "date and time"],
  [{ effect: "stale-read", target: "bakery" }, "one of"],
  [{ effect: "stale-read", site: "Elsewhere" }, "one of WickettPlumUS"],
  [{ effect: "stale-read", method: "BREW" }, "one of GET"],
  [{ effect: "stale-read", path: "x".repeat(501) }, "at most 500"],
])("%j is refused", async (fields, why) => {
  expect(await refused("/console/faults", { ...everyCall, ...fields } as Record<string, string>)).toContain(why);
  expect(sandbox.faults.list()).toEqual([]);
});
