import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { magicCards } from "#sandbox/vendors/card/magic-cards.ts";
import { people } from "#sandbox/world/people.ts";
import { coupons } from "#sandbox/world/promotions.ts";
import { organizationId } from "#sandbox/world/sites.ts";

const siteId = "WickettPlumUS";

describe("the sandbox's levers", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());
  const get = (path: string) => request(sandbox.app).get(`/__sandbox${path}`);

  test("health and readiness are told", async () => {
    expect((await get("/health")).body).toEqual({ status: "ok" });
    expect((await get("/ready")).body).toEqual({ status: "ready" });
  });

  test("the page lists addresses, accounts and magic cards, and is HTML for people", async () => {
    const { text, type, headers } = await get("/");
    expect(type).toBe("text/html");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    for (const { email } of people) expect(text).toContain(email);
    for (const { number } of Object.values(magicCards)) expect(text).toContain(number);
    for (const { code } of coupons) expect(text).toContain(code);
    expect((await request(sandbox.app).get("/")).headers.location).toBe("/__sandbox/");
  });

  test("the journal names operations and warnings, and neither people nor query values", async () => {
    await request(sandbox.app)
      .get(`/customer/shopper-customers/v1/organizations/${organizationId}/customers/june@example.test`)
      .query({ siteId, c_note: "my secret" })
      .auth(await sandbox.guestToken(), { type: "bearer" });
    const { body, text } = await get("/journal");
    expect(body.calls[0]).toMatchObject({ operation: "ShopperCustomers.getCustomer", status: 400, method: "GET" });
    expect(text).not.toMatch(/june@|secret/);
  });

  test("a reset brings the seed back and ends every login", async () => {
    const token = await sandbox.guestToken();
    const register = () =>
      request(sandbox.app)
        .post(`/customer/shopper-customers/v1/organizations/${organizationId}/customers`)
        .query({ siteId })
        .auth(token, { type: "bearer" })
        .send({ customer: { login: "x@example.test", email: "x@example.test", lastName: "X" }, password: "Plum-1234" });
    expect((await register()).status).toBe(200);
    expect((await request(sandbox.app).post("/__sandbox/reset")).body).toEqual({ status: "reset" });
    expect((await register()).status).toBe(401);
    await expect(sandbox.registeredToken({ email: "x@example.test" })).rejects.toThrow("No token");
    await expect(sandbox.registeredToken()).resolves.toBeTruthy();
  });

  test.each([
    ["a page of another origin", { origin: "http://evil.test" }],
    ["a name that points here", { host: "evil.test" }],
  ])("%s cannot pull them", async (_, headers) => {
    const answer = await request(sandbox.app).post("/__sandbox/reset").set(headers);
    expect([answer.status, answer.type]).toEqual([403, "application/problem+json"]);
  });

  test("an unknown lever is a problem document", async () => {
    expect([(await get("/nothing")).status, (await get("/nothing")).type]).toEqual([404, "application/problem+json"]);
  });
});
