import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeRenamedCopy } from "./renamed-copy.mjs";

/**
 * `node build/rename-brand.mjs [TESTS…]`: proves that the shop takes another brand, fewer sites and fewer languages. In
 * a copy of the repository that has them changed, all of `npm test` must pass as it stands, journeys in a browser too,
 * but for what is true of the demo alone (`tests/demo`). The worlds keep their own names: they are content. With paths
 * only those tests run; `--into FOLDER` makes the copy there, to look at, and runs nothing.
 */
const [option, folder] = process.argv.slice(2);
if (option === "--into") {
  makeRenamedCopy(path.resolve(folder));
  process.exit();
}

const copy = mkdtempSync(path.join(tmpdir(), "renamed-"));

const run = (...words) => {
  process.stdout.write(`\n── ${words.join(" ")}\n`);
  return spawnSync(words[0], words.slice(1), { cwd: copy, stdio: "inherit" }).status === 0;
};

try {
  makeRenamedCopy(copy);
  const tests = process.argv.slice(2);
  process.exitCode = (tests.length > 0 ? run("npx", "jest", ...tests) : run("node", "build/test.mjs")) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
