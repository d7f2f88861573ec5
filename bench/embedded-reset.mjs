import { symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundleSandbox, freshFolder } from "./run-sandbox.mjs";
import { projectFolder } from "../build/paths.mjs";
import { least } from "./statistics.mjs";

/**
 * CPU milliseconds of a sandbox inside a test: until it listens, of its first reset, and of a later one; the least of
 * eight sandboxes. The first start of all makes the data image, which is kept; what is measured begins with that image.
 */
export const measureEmbeddedReset = async () => {
  const place = freshFolder();
  const home = process.cwd();
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(place.folder, "node_modules"));
  process.chdir(place.folder);
  try {
    await bundleSandbox(place.folder, {
      embed: path.join(projectFolder, "sandbox/embed.ts"),
      world: path.join(projectFolder, "worlds/wickett-plum/world.ts"),
    });
    const require = createRequire(path.join(projectFolder, "package.json"));
    const { createSandbox } = require(path.join(place.folder, "embed.cjs"));
    const { wickettPlum } = require(path.join(place.folder, "world.cjs"));
    const cpuOf = async (work) => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const measure = async (options) => {
      await (await createSandbox(options)).stop();
      const starts = [];
      const firsts = [];
      const more = [];
      for (let round = 0; round < 8; round += 1) {
        let sandbox;
        starts.push(await cpuOf(async () => (sandbox = await createSandbox(options))));
        firsts.push(await cpuOf(() => sandbox.reset()));
        for (let count = 0; count < 4; count += 1) more.push(await cpuOf(() => sandbox.reset()));
        await sandbox.stop();
      }
      return { start: least(starts), firstReset: least(firsts), repeatedReset: least(more) };
    };
    const site = { id: "Soap", currency: "EUR", locales: ["de-DE"] };
    return {
      "empty world": await measure({}),
      "empty world, one site": await measure({ sites: [site] }),
      "Wickett & Plum": await measure({ world: wickettPlum }),
    };
  } finally {
    process.chdir(home);
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) console.table(await measureEmbeddedReset());
