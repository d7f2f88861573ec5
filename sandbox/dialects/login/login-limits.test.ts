import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { FAILURE_WINDOW_MINUTES, FAILURES_BEFORE_LOCK, LOCK_MINUTES } from "./password-check-service.ts";
import { testLogin, type TestLogin } from "./test-login.ts";

describe("what the login service puts up with", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let browser: TestLogin;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
    browser = testLogin(sandbox);
  }, 120_000);
  afterAll(() => sandbox.close());

  test("a wrong password, an unknown and a disabled login are told apart by nobody", async () => {
    const answers = await Promise.all([
      browser.logIn("june@example.test", "wrong"),
      browser.logIn("nobody@example.test", demoPassword),
      browser.logIn("closed@example.test", demoPassword),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body.message).toBe("Basic Authorization failed.");
    }
  });

  test("too many wrong passwords lock the login for a while", async () => {
    for (let attempt = 0; attempt < FAILURES_BEFORE_LOCK; attempt += 1)
      await browser.logIn("noel@example.test", "wrong");
    const locked = await browser.logIn("Noel@example.test", demoPassword);
    expect(locked.status).toBe(401);
    expect(locked.body.error).toBe("access_denied");
    clock.advance(LOCK_MINUTES * 60_000);
    expect((await browser.logIn("noel@example.test", demoPassword)).status).toBe(303);
  });

  test("wrong passwords lie too far apart to lock a login", async () => {
    for (let attempt = 1; attempt < FAILURES_BEFORE_LOCK; attempt += 1)
      await browser.logIn("maple@example.test", "wrong");
    clock.advance(FAILURE_WINDOW_MINUTES * 60_000);
    await browser.logIn("maple@example.test", "wrong");
    expect((await browser.logIn("maple@example.test", demoPassword)).status).toBe(303);
  });

  test("a login repeated within a second is 409 where that is switched on", async () => {
    sandbox.services.loginPolicy.refuseQuickLogins = true;
    try {
      clock.advance(1000);
      expect((await browser.logIn("june@example.test", demoPassword)).status).toBe(303);
      clock.advance(999);
      const repeated = await browser.logIn(" June@example.test", demoPassword);
      expect([repeated.status, repeated.body.error]).toEqual([409, "conflict"]);
      expect((await browser.logIn("buyer@example.test", demoPassword)).status).toBe(303);
      clock.advance(1000);
      expect((await browser.logIn("june@example.test", demoPassword)).status).toBe(303);
    } finally {
      sandbox.services.loginPolicy.refuseQuickLogins = false;
    }
  });

  test("every answer tells what is left of the rate limit", async () => {
    const [good, bad] = [await browser.authorize(), await browser.authorize({ client_id: "nobody" })];
    const left = ({ headers }: { headers: Record<string, string> }) => Number(headers["x-ratelimit-1m-remaining"]);
    expect([bad.status, bad.headers["x-ratelimit-5m-limit"]]).toEqual([400, "120000"]);
    expect(left(bad)).toBe(left(good) - 1);
    expect(Number(bad.headers["x-ratelimit-1m-reset"]) * 1000).toBeGreaterThan(clock.now().getTime());
  });
});
