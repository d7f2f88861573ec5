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

test.each(walks.map((walk) => [walk.journey, walk] as const))(
  "the sandbox still speaks as recorded: %s",
  async (journey, walk) => {
    expect(driftOf(readRecording(journey), await recordWalk(walk, services))).toEqual([]);
  },
  120_000,
);
