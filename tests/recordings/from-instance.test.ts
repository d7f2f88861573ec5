import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { fixClock } from "./fixed-clock.ts";
import { recordWalk } from "./record-walk.ts";
import { readRecording } from "./recording.ts";
import { environmentOf } from "./sandbox-services.ts";
import { instanceAt, requireAnswer } from "./services.ts";
import { driftOf } from "./shapes.ts";
import { MOMENT } from "./stand-ins.ts";
import type { Walk } from "./walks.ts";
import { account } from "./walks/account.ts";
import { browsing } from "./walks/browsing.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // What a shop shows follows the seasons; the recordings were made on an ordinary day.
  fixClock(MOMENT);
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** What somebody names in the environment who records from an instance. */
const environment = (): NodeJS.ProcessEnv => ({
  ...environmentOf("http://nobody.test", sandbox.vendorsOrigin),
  COMMERCE_CLIENT_ID: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
  COMMERCE_ORGANIZATION_ID: "f_ecom_swee_001",
  COMMERCE_SITE_ID_US: "WickettPlumUS",
  HOME: "/home/somebody",
  RECORD_FROM: sandbox.origin,
});

const walkTwice = async (walk: Walk) => {
  const services = instanceAt(sandbox.origin, environment());
  await recordWalk(walk, services);
  return driftOf(readRecording(walk.journey), await recordWalk(walk, services));
};

test.each([browsing, account].map((walk): [string, Walk] => [walk.journey, walk]))(
  "an instance is walked twice, and speaks as recorded: %s",
  async (_, walk) => {
    expect(await walkTwice(walk)).toEqual([]);
  },
  60_000,
);

test("an instance gets its configuration from the environment and nothing else of it, and cannot be told to fail", () => {
  const services = instanceAt(sandbox.origin, environment());
  expect(services).not.toHaveProperty("fault");
  expect(services.environment).toMatchObject({
    COMMERCE_API_ORIGIN: sandbox.origin,
    COMMERCE_CLIENT_ID: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
  });
  expect(Object.keys(services.environment)).not.toEqual(expect.arrayContaining(["HOME"]));
  expect(Object.keys(services.environment)).not.toEqual(expect.arrayContaining(["RECORD_FROM"]));
});

test("an origin where nothing listens is named before anything is walked", async () => {
  await expect(requireAnswer("http://127.0.0.1:9")).rejects.toThrow("Nothing answers at http://127.0.0.1:9.");
});
