import { eq } from "drizzle-orm";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { orders } from "#sandbox/platform/orders/order-tables.ts";
import { testLogin } from "#sandbox/dialects/login/test-login.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { DAYS_TO_COME_BACK } from "#sandbox/platform/account-closing/account-closing.ts";

const DAY_MS = 86_400_000;

describe("closing an account", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterEach(() => sandbox.close());

  const enter = async (login: string) => {
    const browser = testLogin(sandbox);
    const redirect = await browser.logIn(login, demoPassword);
    if (redirect.status !== 303) return undefined;
    const { body } = await browser.redeem(redirect);
    return { token: String(body.access_token), customerId: String(body.customer_id) };
  };
  const call = (method: "get" | "post", path: string, token: string, body?: object) =>
    request(sandbox.app)
      [method](`/custom/account/v1/organizations/${organizationId}/closing${path}`)
      .query({ siteId: "WickettPlumUS" })
      .auth(token, { type: "bearer" })
      .send(body);
  const lastMail = async (to: string) => (await sandbox.services.outbox.list({ to })).messages[0];
  const eraseDue = async () => {
    const work = sandbox.services.accountClosing.work;
    const due = await work.nextDue();
    if (due && due <= clock.now()) await work.run(clock.now());
  };

  test("it wants the password, pauses subscriptions, ends every session and says until when it can be undone", async () => {
    const theo = await enter("theo@example.test");
    const token = theo?.token ?? "";
    const preview = await call("get", "", token);
    expect(preview.body).toMatchObject({ days: 30, activeSubscriptions: expect.any(Number) });
    expect(preview.body.activeSubscriptions).toBeGreaterThan(0);
    expect((await call("post", "", token, {})).status).toBe(400);
    const wrong = await call("post", "", token, { password: "Wrong-1234" });
    expect([wrong.status, wrong.body.type]).toEqual([400, expect.stringMatching(/invalid-password$/)]);
    const closed = await call("post", "", token, { password: demoPassword });
    expect(closed.body).toEqual({ closesAt: "2026-12-20T10:00:00.000Z" });
    expect((await call("get", "", token)).status).toBe(401);
    expect(await lastMail("theo@example.test")).toMatchObject({
      about: "account-closed",
      text: expect.stringMatching(/Log in by December 20, 2026[^]*subscriptions are paused/),
    });
  });

  test("a login within thirty days opens it again and says so", async () => {
    const noel = await enter("noel@example.test");
    await call("post", "", noel?.token ?? "", { password: demoPassword });
    clock.advance(29 * DAY_MS);
    await eraseDue();
    expect(await enter("noel@example.test")).toBeDefined();
    expect((await lastMail("noel@example.test"))?.about).toBe("account-reopened");
    clock.advance(2 * DAY_MS);
    await eraseDue();
    expect(await enter("noel@example.test")).toBeDefined();
  });

  test("a mailed code does in place of the password", async () => {
    const noel = await enter("noel@example.test");
    const token = noel?.token ?? "";
    expect((await call("post", "/code", token)).status).toBe(204);
    const code = /code is (\d{8})/.exec((await lastMail("noel@example.test"))?.text ?? "")?.[1] ?? "";
    const wrong = await call("post", "", token, { code: code === "00000000" ? "11111111" : "00000000" });
    expect([wrong.status, wrong.body.type]).toEqual([400, expect.stringMatching(/invalid-code$/)]);
    expect((await call("post", "", token, { code })).status).toBe(200);
  });

  test("after thirty days the person is erased, and the orders stay", async () => {
    const email = "desmond@example.test";
    const desmond = await enter(email);
    const { token = "", customerId = "" } = desmond ?? {};
    await call("post", "", token, { password: demoPassword });
    clock.advance(DAYS_TO_COME_BACK * DAY_MS);
    await eraseDue();
    expect(await enter(email)).toBeUndefined();
    expect((await lastMail(email))?.about).toBe("account-erased");
    const left = await sandbox.services.customers.find(customerId);
    expect(left).toMatchObject({ email: "", firstName: "", lastName: "", details: {}, enabled: false });
    expect(await sandbox.services.customers.addresses(customerId)).toEqual([]);
    const booked = await sandbox.database.sql.select().from(orders).where(eq(orders.customerId, customerId));
    expect(booked).toHaveLength(40);
  });

  test("a guest has nothing to close", async () => {
    expect((await call("get", "", await sandbox.guestToken())).status).toBe(401);
  });
});
