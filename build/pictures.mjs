import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { runJourneys } from "./e2e.mjs";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run pictures`: takes anew the pictures that the journeys compare the shop with, where it is drawn otherwise now,
 * and stores them in 256 colors, in a third of the bytes.
 */
const folder = path.join(projectFolder, "tests/demo/pictures/references");
const started = Date.now();
const { failed } = await runJourneys(["--project=pictures", "--update-snapshots=changed", ...process.argv.slice(2)]);
for (const name of readdirSync(folder)) {
  const file = path.join(folder, name);
  if (!name.endsWith(".png") || statSync(file).mtimeMs < started) continue;
  const taken = readFileSync(file);
  writeFileSync(file, await sharp(taken).png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer());
  console.log(`Taken anew: ${name}`);
}
process.exit(failed ? 1 : 0);
