import { setTimeout as wait } from "node:timers/promises";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { createServices } from "#sandbox/modules.ts";
import { SESSION_CACHE_SECONDS } from "./session-cache.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

jest.setTimeout(30_000);

describe("sessions kept in memory", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(() => jest.restoreAllMocks());

  const otherProcess = () =>
    createServices({
      world: wickettPlum,
      database: sandbox.database,
      clock: sandbox.services.clock,
      vendorsOrigin: sandbox.vendorsOrigin,
      sandboxOrigin: sandbox.origin,
    });

  test("a session is read once for many calls", async () => {
    const token = await sandbox.guestToken();
    await sandbox.services.sessions.verify(token);
    const select = jest.spyOn(sandbox.database.sql, "select");
    for (let call = 0; call < 10; call += 1) expect(await sandbox.services.sessions.verify(token)).toBeDefined();
    expect(select).not.toHaveBeenCalled();
  });

  test("what ends here is refused at once", async () => {
    const { sessions } = sandbox.services;
    const token = await sandbox.registeredToken();
    const session = await sessions.verify(token);
    await sessions.endAllOf(session?.customerId ?? "");
    expect(await sessions.verify(token)).toBeUndefined();
  });

  test("a session that is being ended is not remembered by who read it before", async () => {
    const { sessions } = sandbox.services;
    const token = await sandbox.registeredToken();
    const session = await sessions.verify(token);
    await expect(
      sandbox.database.transaction(async () => {
        await sessions.end(session?.id ?? "");
        expect(await sessions.verify(token)).toBeUndefined();
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    expect(await sessions.verify(token)).toBeDefined();
    await sessions.end(session?.id ?? "");
    expect(await sessions.verify(token)).toBeUndefined();
  });

  test("what ends in another process is refused within seconds", async () => {
    const { sessions } = sandbox.services;
    const token = await sandbox.registeredToken();
    const session = await sessions.verify(token);
    await otherProcess().sessions.end(session?.id ?? "");
    await wait(SESSION_CACHE_SECONDS * 1000 + 100);
    expect(await sessions.verify(token)).toBeUndefined();
  }, 20_000);

  test("a reset forgets every session", async () => {
    const { sessions, forget } = sandbox.services;
    const token = await sandbox.guestToken();
    const session = await sessions.verify(token);
    const { loginSessions } = await import("./login-tables.ts");
    const { eq } = await import("drizzle-orm");
    await sandbox.database.sql.delete(loginSessions).where(eq(loginSessions.id, session?.id ?? ""));
    forget();
    expect(await sessions.verify(token)).toBeUndefined();
  });
});
