import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper } from "#sandbox/test-shopper.ts";
import { offsetOf } from "./time-zone.ts";

describe("configurations of a site", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    // In summer: since 2026 British Columbia keeps its summer time, and not every zone file knows it yet.
    sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-07-21T12:00:00Z")) });
  }, 120_000);
  afterAll(() => sandbox.close());

  const HOUR_MS = 3_600_000;

  test("name its money, its languages and its time", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), { siteId: "WickettPlumCA" });
    const answer = await shopper.get("/configurations");
    const values = Object.fromEntries(
      answer.body.configurations.map(({ id, value }: { id: string; value: unknown }) => [id, value]),
    );
    expect(values).toMatchObject({
      id: "WickettPlumCA",
      status: "online",
      defaultCurrency: "CAD",
      defaultLocale: "en-CA",
      timezone: "America/Vancouver",
      timezoneOffset: -7 * HOUR_MS,
      SalesforcePaymentsAllowed: false,
    });
    expect(values.allowedLocales[0]).toMatchObject({
      id: "en-CA",
      default: true,
      displayCountry: "Canada",
      displayLanguage: "English",
      iso3Country: "CAN",
      iso3Language: "eng",
    });
  });

  test.each([
    ["America/Los_Angeles", "2026-07-01T00:00:00Z", -7],
    ["America/Los_Angeles", "2026-12-01T00:00:00Z", -8],
    ["Etc/UTC", "2026-07-01T00:00:00.500Z", 0],
    ["Asia/Kolkata", "2026-07-01T00:00:00Z", 5.5],
  ])("%s at %s is %s hours ahead", (zone, moment, hours) => {
    expect(offsetOf(zone, new Date(moment))).toBe(hours * HOUR_MS);
  });
});
