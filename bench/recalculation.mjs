// CPU to work a large basket out anew: node bench/recalculation.mjs
import { createRequire } from "node:module";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";
import { bundleSandbox } from "./run-sandbox.mjs";
import { least } from "./statistics.mjs";

const require = createRequire(import.meta.url);
const warmUps = 60;
const rounds = 9;
const perRound = 20;

const cpuMs = async (work) => {
  const before = process.cpuUsage();
  for (let count = 0; count < perRound; count += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / perRound;
};

/**
 * CPU of one recalculation of a basket of fifty lines with 38 promotions: prices, promotions, shipping and taxes alone,
 * and with everything read that they depend on (stock from the embedded database). The least of nine rounds, in turn.
 */
export const measureRecalculation = async () => {
  const folder = path.join(projectFolder, ".sandbox/bench-recalculation");
  await bundleSandbox(folder, { "recalculation-entry": "./bench/recalculation-entry.ts" });
  const { createBasketUnderTest } = require(path.join(folder, "recalculation-entry.cjs"));
  const { recalculate, recalculateWithReads, lines, promotions, close } = await createBasketUnderTest();
  try {
    const works = { ms: recalculate, msWithReads: recalculateWithReads };
    const measured = { ms: [], msWithReads: [] };
    for (const work of Object.values(works)) for (let count = 0; count < warmUps; count += 1) await work();
    for (let round = 0; round < rounds; round += 1)
      for (const [name, work] of Object.entries(works)) measured[name].push(await cpuMs(work));
    return { ms: least(measured.ms), msWithReads: least(measured.msWithReads), lines, promotions };
  } finally {
    await close();
  }
};

if (process.argv[1] === import.meta.filename) console.log(await measureRecalculation());
