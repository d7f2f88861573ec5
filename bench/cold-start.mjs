// Seconds until the sandbox answers: node bench/cold-start.mjs
import { rmSync } from "node:fs";
import path from "node:path";
import { bundleSandbox, freshFolder, runSandbox } from "./run-sandbox.mjs";
import { least, median } from "./statistics.mjs";

const starts = 5;

/**
 * Starts the sandbox in a new folder, which makes the image of the world, and then again and again from that image
 * alone, each time without data.
 * @returns seconds of the very first start, and the median of seconds and the least of CPU seconds of all cold ones
 */
export const measureColdStart = async () => {
  const place = freshFolder();
  try {
    await bundleSandbox(place.folder);
    const start = async () => {
      const { seconds, cpu, origin, stop } = await runSandbox(path.join(place.folder, "sandbox.cjs"), place.folder);
      try {
        const { status } = await fetch(`${origin}/__sandbox/ready`);
        if (status !== 200) throw new Error(`The sandbox said it was ready and answered ${status}.`);
      } finally {
        await stop();
      }
      rmSync(path.join(place.folder, ".sandbox/data"), { recursive: true, force: true });
      return { seconds, cpu };
    };
    const first = await start();
    const cold = [];
    for (let count = 0; count < starts; count += 1) cold.push(await start());
    return {
      firstSeconds: first.seconds,
      seconds: median(cold.map(({ seconds }) => seconds)),
      cpuSeconds: least(cold.map(({ cpu }) => cpu)),
      timeToCpu: least(cold.map(({ seconds, cpu }) => seconds / cpu)),
    };
  } finally {
    place.remove();
  }
};

/**
 * Starts the sandbox in a new folder, so that it makes its tables and the whole default world from nothing.
 * @returns seconds and CPU seconds of the start of two that took less of the processor
 */
export const measureSeeding = async () => {
  const seedings = [];
  for (let count = 0; count < 2; count += 1) {
    const place = freshFolder();
    try {
      await bundleSandbox(place.folder);
      const { seconds, cpu, stop } = await runSandbox(path.join(place.folder, "sandbox.cjs"), place.folder);
      await stop();
      seedings.push({ seconds, cpuSeconds: cpu });
    } finally {
      place.remove();
    }
  }
  return seedings.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds)[0];
};

if (process.argv[1] === import.meta.filename) console.log(await measureColdStart());
