// What users of the sandbox wait for: node bench/sandbox-life.mjs
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleSandbox, fineCpuMs, freshFolder, runSandbox } from "./run-sandbox.mjs";
import { least, median, percentile } from "./statistics.mjs";

const starts = 3;
const resets = 12;
const privateWorlds = 6;

/** A program as it is shipped has its levers switched off. */
const settings = { SANDBOX_CONTROL: "loopback" };

const residentMiB = (pid) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const expect = async (answer, status) => {
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
};

/** CPU milliseconds of a process during some work. */
const cpuMsOf = async (pid, work) => {
  const before = fineCpuMs([pid]);
  await work();
  return fineCpuMs([pid]) - before;
};

/**
 * Resets a running sandbox and opens private worlds in it, and looks how much memory it keeps. All of it in a folder
 * of its own, whose image of the world was made by an earlier start.
 * @returns CPU milliseconds of the first reset (the least of three starts), the least, the median and the p95 of all
 * further ones and of all private worlds; resident MiB when ready (the median of three starts), after the resets, and
 * with the last private worlds open
 */
export const measureSandboxLife = async () => {
  const place = freshFolder();
  try {
    await bundleSandbox(place.folder);
    const program = path.join(place.folder, "sandbox.cjs");
    await (await runSandbox(program, place.folder, settings)).stop();
    const ready = [];
    const firstResetMs = [];
    const startAndReset = async () => {
      rmSync(path.join(place.folder, ".sandbox/data"), { recursive: true, force: true });
      const sandbox = await runSandbox(program, place.folder, settings);
      ready.push(residentMiB(sandbox.pid));
      const reset = async () => expect(await fetch(`${sandbox.origin}/__sandbox/reset`, { method: "POST" }), 200);
      firstResetMs.push(await cpuMsOf(sandbox.pid, reset));
      return { ...sandbox, reset };
    };
    for (let start = 1; start < starts; start += 1) await (await startAndReset()).stop();
    const { origin, pid, stop, reset } = await startAndReset();
    try {
      const resetMs = [];
      for (let count = 1; count < resets; count += 1) resetMs.push(await cpuMsOf(pid, reset));
      const afterResetsMiB = residentMiB(pid);
      const worldMs = [];
      for (let count = 0; count < privateWorlds; count += 1) {
        const keys = `${origin}/shopper/auth/v1/organizations/f_ecom_tbnc_00${count}/oauth2/jwks`;
        worldMs.push(await cpuMsOf(pid, async () => expect(await fetch(keys), 200)));
      }
      return {
        resets,
        privateWorlds,
        firstResetMs: least(firstResetMs),
        resetMedianMs: median(resetMs),
        resetMs: least(resetMs),
        resetP95Ms: percentile(resetMs, 0.95),
        worldMs: least(worldMs),
        worldMedianMs: median(worldMs),
        worldP95Ms: percentile(worldMs, 0.95),
        readyMiB: median(ready),
        afterResetsMiB,
        withWorldsMiB: residentMiB(pid),
      };
    } finally {
      await stop();
    }
  } finally {
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) console.log(await measureSandboxLife());
