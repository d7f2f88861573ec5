import { walks } from "./all-walks.ts";
import { recordWalk } from "./record-walk.ts";
import { readRecording, writeRecording } from "./recording.ts";
import { openServices } from "./services.ts";
import { driftOf } from "./shapes.ts";

const from = process.env["RECORD_FROM"];
const isCompared = process.env["RECORD_MODE"] === "compare";
const wanted = (process.env["RECORD_JOURNEYS"] ?? "").split(",").filter(Boolean);
const chosen = walks.filter(({ journey }) => wanted.length === 0 || wanted.includes(journey));

let services: Awaited<ReturnType<typeof openServices>>;
beforeAll(async () => {
  services = await openServices(from);
}, 120_000);
afterAll(() => services.close());

const say = (line: string) => void process.stdout.write(`${line}\n`);

test.each(chosen.map((walk) => [walk.journey, walk] as const))(
  "%s",
  async (journey, walk) => {
    if (walk.onlySandbox && !services.isSandbox)
      return say(`${journey}: left out, only a sandbox can be asked for it.`);
    const recording = await recordWalk(walk, services);
    if (!isCompared) return writeRecording(recording);
    const drift = driftOf(readRecording(journey), recording);
    for (const line of drift) say(`${journey}: ${line}`);
    expect(drift).toEqual([]);
  },
  300_000,
);
