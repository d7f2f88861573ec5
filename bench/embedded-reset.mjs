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
 * What one process takes, in whose folder the bundles lie: the mean of the better half of its sandboxes. The first
 * start of all makes the data image, which is kept there; what is measured begins with that image. Empty worlds with a
 * site and without one go the same way and are measured in turn.
 */
const measureHere = async () => {
  const require = createRequire(path.resolve("bench.cjs"));
  const { createSandbox } = require("./embed.cjs");
  const { wickettPlum } = require("./world.cjs");
  const measure = async ({ sandboxes, first, later }, ...worlds) => {
    for (const options of worlds) await (await createSandbox(options)).stop();
    const firsts = [];
    const more = [];
    for (let count = 0; count < sandboxes; count += 1) {
      const sandbox = await createSandbox(worlds[count % worlds.length]);
      firsts.push(await ofOne(first, () => sandbox.reset()));
      more.push(await ofOne(later, () => sandbox.reset()));
      await sandbox.stop();
    }
    return { firstReset: betterHalf(firsts), repeatedReset: betterHalf(more) };
  };
  const site = { id: "Soap", currency: "EUR", locales: ["de-DE"] };
  return {
    "empty world": await measure({ sandboxes: 12, first: 4, later: 12 }, {}, { sites: [site] }),
    "Wickett & Plum": await measure({ sandboxes: 4, first: 4, later: 4 }, { world: wickettPlum }),
  };
};

/**
 * CPU milliseconds of a sandbox inside a test: of one of its first four resets, and of a later one. When V8 compiles
 * what differs from process to process by a tenth, so that it is the least of several.
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
    const leastOf = (world, what) => least(found.map((each) => each[world][what]));
    return Object.fromEntries(
      Object.keys(found[0]).map((world) => [
        world,
        { firstReset: leastOf(world, "firstReset"), repeatedReset: leastOf(world, "repeatedReset") },
      ]),
    );
  } finally {
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === here) console.log(JSON.stringify(await measureHere()));
  else console.table(await measureEmbeddedReset());
}
