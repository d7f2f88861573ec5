import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

const known = ".cache/types";

/**
 * Lets a copy of the product begin with what the gates have found out about its types (`build/check-steps.mjs`): the
 * compiler then checks what is other there, and what depends on it. Where nothing is known it checks all.
 * @param copy its packages are links to those installed here
 */
const bringKnownTypes = (copy: string): void => {
  if (!existsSync(known)) return;
  const place = path.join(realpathSync(copy), known);
  cpSync(known, place, { recursive: true, preserveTimestamps: true });
  const packages = path.relative(place, realpathSync("node_modules"));
  for (const name of readdirSync(place).filter((file) => file.endsWith(".tsbuildinfo"))) {
    const file = path.join(place, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('"../../node_modules/', `"${packages}/`));
    // Older than every source, so that none counts as unchanged by its time: what is laid over a copy may be old.
    utimesSync(file, 0, 0);
  }
};

/**
 * Compiles projects of a copy of the product, and what they read, and gives what the compiler said.
 * @param projects their folders
 */
export const compileCopy = (copy: string, ...projects: string[]): { status: number | null; output: string } => {
  bringKnownTypes(copy);
  const words = ["node_modules/typescript-native/bin/tsc", "--build", ...projects];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8" });
  return { status, output: stdout };
};
