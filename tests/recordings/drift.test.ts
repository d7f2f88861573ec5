import { walks } from "./all-walks.ts";
import { recordWalk } from "./record-walk.ts";
import { readRecording } from "./recording.ts";
import { openServices } from "./services.ts";
import { driftOf } from "./shapes.ts";

let services: Awaited<ReturnType<typeof openServices>>;
beforeAll(async () => {
  services = await openServices(undefined);
}, 120_000);
afterAll(() => services.close());

/** Far more than all walks take, on a busy machine too. */
const LIMIT_MS = 300_000;

/**
 * What differs from the recording. A busy machine answers too late at times, which is no drift: walked once more, in a
 * new sandbox and after the same walks, because each leaves something behind for the next one.
 */
const driftIn = async (walk: (typeof walks)[number]): Promise<string[]> => {
  const recording = readRecording(walk.journey);
  const drift = driftOf(recording, await recordWalk(walk, services));
  if (!drift.some((difference) => difference.endsWith("answers timeout"))) return drift;
  const fresh = await openServices(undefined);
  try {
    for (const earlier of walks.slice(0, walks.indexOf(walk))) await recordWalk(earlier, fresh);
    return driftOf(recording, await recordWalk(walk, fresh));
  } finally {
    await fresh.close();
  }
};

test.each(walks.map((walk) => [walk.journey, walk] as const))(
  "the sandbox still speaks as recorded: %s",
  async (_journey, walk) => {
    expect(await driftIn(walk)).toEqual([]);
  },
  LIMIT_MS,
);
