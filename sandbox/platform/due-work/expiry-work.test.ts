import { frozenClock } from "#sandbox/core/clock.ts";
import { baskets } from "#sandbox/platform/baskets/basket-tables.ts";
import { loginSessions, refreshTokens } from "#sandbox/dialects/login/login-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper } from "#sandbox/test-shopper.ts";

const DAY_MS = 24 * 3_600_000;

describe("what ends by itself", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-20T10:30:00Z")) });
  }, 120_000);
  afterAll(() => sandbox.close());
  const rows = async (table: typeof baskets | typeof loginSessions | typeof refreshTokens) =>
    (await sandbox.database.sql.select().from(table)).length;

  test("forgotten baskets and ended logins are removed as time goes on", async () => {
    await basketWith(testShopper(sandbox, await sandbox.guestToken()), [{ productId: goods.bears, quantity: 1 }]);
    await sandbox.dueWork.advance(6 * DAY_MS);
    expect([await rows(baskets), await rows(loginSessions), await rows(refreshTokens)]).toEqual([1, 1, 1]);
    const runs = await sandbox.dueWork.advance(2 * DAY_MS);
    expect(runs.map(({ name, at, error }) => [name, at.toISOString(), error])).toContainEqual([
      "baskets: remove expired",
      "2026-11-27T11:00:00.000Z",
      undefined,
    ]);
    expect(await rows(baskets)).toBe(0);
    await sandbox.dueWork.advance(90 * DAY_MS);
    expect([await rows(loginSessions), await rows(refreshTokens)]).toEqual([0, 0]);
  });
});
