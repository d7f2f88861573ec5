import { measureCacheHit } from "./cache-hit.mjs";
import { measureColdStart, measureSeeding } from "./cold-start.mjs";
import { measureEmbeddedReset } from "./embedded-reset.mjs";
import { measureImages } from "./images.mjs";
import { measureImport } from "./import-memory.mjs";
import { measureBuild, measureInstall } from "./install.mjs";
import { measureLastPieces } from "./last-pieces.mjs";
import { measureRecalculation } from "./recalculation.mjs";
import { measureSandboxLife } from "./sandbox-life.mjs";
import { measureHugeSearch } from "./search-huge.mjs";

const cpu = { scaled: true };
const server = process.env.BENCH_DATABASE_URL;

/** The embedded database, and a PostgreSQL server where one is named. */
const onEach = async (work) => {
  await work("embedded");
  if (server) await work("PostgreSQL", server);
};

/** What is measured without a shop that runs already: each part by its name, as a function that records rows. */
export const partsAlone = {
  install: async (record) => {
    const { all, production } = measureInstall();
    record("packages in all", all, "packages");
    record("packages in production", production, "packages");
  },
  build: async (record) => {
    const { seconds, cpuSeconds } = await measureBuild();
    record("CPU of a build from nothing", cpuSeconds, "s", { ...cpu, note: `in ${seconds.toFixed(1)} s` });
  },
  recalculation: async (record) => {
    const { ms, msWithReads, lines, promotions } = await measureRecalculation();
    const what = `CPU of a basket of ${lines} lines with ${promotions} promotions`;
    record(what, ms, "ms", cpu);
    record(`${what} and its reads`, msWithReads, "ms", cpu);
  },
  start: async (record) => {
    const { seconds, cpuSeconds, timeToCpu } = await measureColdStart();
    record("CPU of a cold start from the kept image", cpuSeconds, "s", { ...cpu, note: `in ${seconds.toFixed(2)} s` });
    record("time of it ÷ its CPU", timeToCpu, "×");
  },
  seed: async (record) => {
    const { seconds, cpuSeconds } = await measureSeeding();
    record("CPU of the default world from nothing", cpuSeconds, "s", { ...cpu, note: `in ${seconds.toFixed(1)} s` });
  },
  reset: async (record) => {
    for (const [what, ms] of Object.entries(await measureEmbeddedReset())) record(`CPU of ${what}`, ms, "ms", cpu);
  },
  life: async (record) => {
    const life = await measureSandboxLife();
    const note = (middle, p95) => `median ${middle.toFixed(0)}, p95 ${p95.toFixed(0)} ms`;
    record("CPU of the first reset of the program", life.firstResetMs, "ms", cpu);
    record("CPU of a later one", life.resetMs, "ms", { ...cpu, note: note(life.resetMedianMs, life.resetP95Ms) });
    record("CPU of a private world", life.worldMs, "ms", { ...cpu, note: note(life.worldMedianMs, life.worldP95Ms) });
    record("resident memory when ready", life.readyMiB, "MiB");
    record(`the same after ${life.resets} resets`, life.afterResetsMiB, "MiB");
    record("the same with private worlds open", life.withWorldsMiB, "MiB");
  },
  images: async (record) => {
    const { firstMs, firstCpuMs, ratio, service, files } = await measureImages();
    const ofOne = `in ${firstMs.toFixed(0)} ms`;
    record("CPU of the first tile of 459 pixels from a master of 1224 × 1584", firstCpuMs, "ms", {
      ...cpu,
      note: ofOne,
    });
    const note = `${service.toFixed(0)} ÷ ${files.toFixed(0)} µs`;
    record("CPU of a picture made before ÷ that of a static file", ratio, "×", { note });
  },
  rush: (record) =>
    onEach(async (where, url) => {
      const { pieces, uses } = await measureLastPieces(url);
      const wishes = { "200 orders for 50 pieces": pieces, "500 orders with a coupon for 100": uses };
      for (const [what, { outcomes, isExact, longestMs, cpuSeconds }] of Object.entries(wishes)) {
        record(`${what} at once, ${where}: wrong`, isExact ? 0 : 1, "deviations", { note: JSON.stringify(outcomes) });
        const note = `the longest ${(longestMs / 1000).toFixed(1)} s`;
        record(`CPU of ${what} at once, ${where}`, cpuSeconds, "s", { ...cpu, note });
      }
    }),
  import: (record) =>
    onEach(async (where, url) => {
      const { products, growthMB, baseMB, peakMB, seconds } = await measureImport(url);
      const what = `memory of importing ${products.toLocaleString("en-US")} products, ${where}`;
      const note = `${baseMB.toFixed(0)} MB for one, ${seconds.toFixed(0)} s`;
      if (url) record(`${what}, whole process`, peakMB, "MB");
      else record(`${what}, over that of one`, growthMB, "MB", { note });
    }),
  huge: (record) =>
    onEach(async (where, url) => {
      const { searches, p95, p95Cpu, seedSeconds, seedCpuSeconds } = await measureHugeSearch(url);
      const start = { ...cpu, note: `in ${seedSeconds.toFixed(0)} s` };
      record(`CPU of the first start with 10,000 products, ${where}`, seedCpuSeconds, "s", start);
      const note = `${p95.toFixed(0)} ms by the clock`;
      record(`CPU of a search over them, p95 of ${searches}, ${where}`, p95Cpu, "ms", { ...cpu, note });
    }),
  cache: async (record) => {
    const { ratio, hit, bare } = await measureCacheHit();
    const note = `${hit.toFixed(1)} ÷ ${bare.toFixed(1)} µs`;
    record("CPU of a cache hit ÷ a bare server's", ratio, "×", { note });
  },
};
