import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { typeOf } from "#sandbox/test-shopper.ts";
import { organizationCodeTries } from "../code-tries/code-tries.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const ask = (token: string, path: string, query: Record<string, string> = {}) =>
  request(sandbox.app)
    .get(`/custom/account/v1/organizations/${sandbox.services.organizationId}/${path}`)
    .query({ siteId: "WickettPlumUS", ...query })
    .auth(token, { type: "bearer" });

describe("codes of organizations", () => {
  const { most, windowMs } = organizationCodeTries;
  const enter = (token: string, code: string, siteId = "WickettPlumUS") =>
    ask(token, "organization-discount-code", { organization_discount_code: code, siteId });
  const enterWrong = async (token: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1)
      expect((await enter(token, `BA-9${tries}`)).body).toEqual({ valid: false });
  };

  test("are told to nobody who tries them, right ones neither, until the window is over", async () => {
    const token = await sandbox.guestToken();
    await enterWrong(token, most.shopper - 1);
    expect((await enter(token, "BA-10001")).body).toEqual({ valid: true });
    await enterWrong(token, 1);
    for (const code of ["BA-10001", "BA-99999"]) {
      const { status, body } = await enter(token, code);
      expect([status, typeOf(body)]).toEqual([429, "too-many-requests"]);
    }
    expect((await enter(await sandbox.guestToken(), "BA-10001")).body).toEqual({ valid: true });
    await sandbox.dueWork.advance(windowMs);
    expect((await enter(token, "BA-10001")).body).toEqual({ valid: true });
  });

  test("sent all at once are no more than sent one by one", async () => {
    const token = await sandbox.guestToken();
    const codes = Array.from({ length: most.shopper * 3 }, (_, index) => `BA-8${index}`);
    const answers = await Promise.all(codes.map((code) => enter(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most.shopper);
  });

  test("are told to no guest of a site whose guests try very many; accounts and other sites go on", async () => {
    await sandbox.dueWork.advance(windowMs);
    for (let guests = 0; guests < most.guests / most.shopper; guests += 1)
      await enterWrong(await sandbox.guestToken(), most.shopper);
    expect((await enter(await sandbox.guestToken(), "BA-10001")).status).toBe(429);
    expect((await enter(await sandbox.registeredToken(), "BA-10001")).body).toEqual({ valid: true });
    const canadian = await sandbox.guestToken("WickettPlumCA");
    expect((await enter(canadian, "BA-10001", "WickettPlumCA")).body).toEqual({ valid: true });
  });
});

describe("the names of customer groups", () => {
  test.each([
    ["a guest", () => sandbox.guestToken()],
    ["a customer", () => sandbox.registeredToken()],
  ])("are not told to %s", async (_, token) => {
    const { status, body } = await ask(await token(), "customer-groups");
    expect([status, typeOf(body)]).toEqual([403, "forbidden"]);
    expect(JSON.stringify(body)).not.toMatch(/TasteTesters|BigSpenders/);
  });

  test.each([
    ["an editor", () => sandbox.registeredToken({ email: "editor@example.test" })],
    ["the merchant's own system", () => sandbox.systemToken("a-session")],
  ])("are told to %s, each once and kept by no cache", async (_, token) => {
    const { status, body, headers } = await ask(await token(), "customer-groups");
    const ids = (body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(ids).toEqual(expect.arrayContaining(["Everyone", "Registered", "Unregistered", "Editors", "Business"]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
