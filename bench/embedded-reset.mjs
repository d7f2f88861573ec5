import { execFile } from "node:child_process";
import { symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { bundleSandbox, freshFolder } from "./run-sandbox.mjs";
import { projectFolder } from "../build/paths.mjs";
import { betterHalf, least } from "./statistics.mjs";

const run = promisify(execFile);

const processes = 3;

/** Asks this file for what one process takes. */
const here = "--here";

/** What threads beside it have still to do (collecting garbage, compiling) belongs to the work before. */
const calmed = () => setTimeout(10);

const cpuOf = async (work) => {
  await calmed();
  const before = process.cpuUsage();
  await work();
  await calmed();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Of one of several, since one alone is too short for the thread that plants a fifth more. */
const ofOne = async (times, work) => {
  const all = await cpuOf(async () => {
    for (let time = 0; time < times; time += 1) await work();
  });
  return all / times;
};

/**
 * What one process takes: of each row the mean of the better half of its sandboxes. The first start of all makes the
 * data image, which is kept in the folder of the bundles; what is measured begins with that image.
 */
const measureHere = async () => {
  const require = createRequire(path.resolve("bench.cjs"));
  const { createSandbox } = require("./embed.cjs");
  const { wickettPlum } = require("./world.cjs");
  const measure = async (options, { sandboxes, first, later }) => {
    await (await createSandbox(options)).stop();
    const firsts = [];
    const more = [];
    for (let count = 0; count < sandboxes; count += 1) {
      const sandbox = await createSandbox(options);
      firsts.push(await ofOne(first, () => sandbox.reset()));
      more.push(await ofOne(later, () => sandbox.reset()));
      await sandbox.stop();
    }
    return [betterHalf(firsts), betterHalf(more)];
  };
  const sites = [{ id: "Soap", currency: "EUR", locales: ["de-DE"] }];
  // It does all that a world without a site does.
  const small = await measure({ sites }, { sandboxes: 12, first: 4, later: 40 });
  const demo = await measure({ world: wickettPlum }, { sandboxes: 4, first: 1, later: 4 });
  return {
    "one of the first four resets inside a test, empty world, one site": small[0],
    "a later one, empty world, one site": small[1],
    "the first reset inside a test, Wickett & Plum": demo[0],
    "a later one, Wickett & Plum": demo[1],
  };
};

/**
 * CPU milliseconds of resets of a sandbox inside a test, by what is reset. When V8 compiles what differs from process
 * to process by a tenth, so that it is the least of several.
 */
export const measureEmbeddedReset = async () => {
  const place = freshFolder();
  try {
    symlinkSync(path.join(projectFolder, "node_modules"), path.join(place.folder, "node_modules"));
    await bundleSandbox(place.folder, {
      embed: path.join(projectFolder, "sandbox/embed.ts"),
      world: path.join(projectFolder, "worlds/wickett-plum/world.ts"),
    });
    const found = [];
    for (let count = 0; count < processes; count += 1) {
      const { stdout } = await run(process.execPath, [import.meta.filename, here], { cwd: place.folder });
      found.push(JSON.parse(stdout));
    }
    return Object.fromEntries(Object.keys(found[0]).map((what) => [what, least(found.map((each) => each[what]))]));
  } finally {
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === here) console.log(JSON.stringify(await measureHere()));
  else console.table(await measureEmbeddedReset());
}
