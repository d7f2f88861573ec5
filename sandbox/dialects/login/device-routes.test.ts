import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { testLogin } from "./test-login.ts";

const login = "june@example.test";

describe("devices", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterAll(() => sandbox.close());

  const call = (method: "get" | "put" | "delete", path: string, token: string, body?: object) =>
    request(sandbox.app)
      [method](`/custom/account/v1/organizations/${organizationId}/devices${path}`)
      .query({ siteId: "WickettPlumUS" })
      .auth(token, { type: "bearer" })
      .send(body);
  const enter = async (userAgent?: string) => {
    const browser = testLogin(sandbox);
    const { body } = await browser.redeem(await browser.logIn(login, demoPassword));
    const token = String(body.access_token);
    if (userAgent) await call("put", "/current", token, { userAgent });
    return { token, refresh_token: String(body.refresh_token) };
  };

  test("the list names each browser, when it was last used and which one asks", async () => {
    const phone = await enter("Phone");
    clock.advance(60_000);
    const laptop = await enter("Laptop");
    const { body } = await call("get", "", phone.token);
    expect(body.data.map(({ userAgent, current }: Record<string, unknown>) => [userAgent, current])).toEqual([
      ["Laptop", false],
      ["Phone", true],
    ]);
    clock.advance(60_000);
    const form = { client_id: publicClientId, grant_type: "refresh_token", refresh_token: phone.refresh_token };
    await testLogin(sandbox).post("token", form);
    const later = await call("get", "", laptop.token);
    expect(later.body.data[0]).toMatchObject({ userAgent: "Phone", lastUsed: "2026-11-20T10:02:00.000Z" });
  });

  test("browsers that log in within a millisecond are listed the latest first", async () => {
    const names = ["First", "Second", "Third", "Fourth", "Fifth"];
    let token = "";
    for (const name of names) ({ token } = await enter(name));
    const { body } = await call("get", "", token);
    expect(body.data.slice(0, 5).map(({ userAgent }: { userAgent: string }) => userAgent)).toEqual(names.toReversed());
    await call("delete", "", token);
  });

  test("signing out there ends that one, and all others but one's own", async () => {
    const here = await enter("Here");
    const there = await enter("There");
    const { body } = await call("get", "", here.token);
    const { id } = body.data.find(({ userAgent }: { userAgent: string }) => userAgent === "There");
    expect((await call("delete", `/${id}`, here.token)).status).toBe(204);
    expect((await call("get", "", there.token)).status).toBe(401);
    expect((await call("delete", `/${id}`, here.token)).status).toBe(404);
    const third = await enter("Third");
    expect((await call("delete", "", here.token)).status).toBe(204);
    expect((await call("get", "", third.token)).status).toBe(401);
    expect((await call("get", "", here.token)).body.data).toHaveLength(1);
  });

  test("somebody else's device is not found, and a guest has none", async () => {
    const mine = await enter("Mine");
    const { body } = await call("get", "", mine.token);
    const other = testLogin(sandbox);
    const token = String((await other.redeem(await other.logIn("buyer@example.test", demoPassword))).body.access_token);
    expect((await call("delete", `/${body.data[0].id}`, token)).status).toBe(404);
    expect((await call("get", "", await sandbox.guestToken())).status).toBe(401);
    expect((await call("put", "/current", mine.token, { userAgent: 7 })).status).toBe(400);
  });
});
