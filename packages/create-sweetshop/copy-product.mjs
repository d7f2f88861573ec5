import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

/** Where the product is fetched from where nothing else is said. */
export const productAddress = "https://github.com/sweetshop/sweetshop.git";

const leftOut = new Set([".git", "node_modules", ".sandbox", ".cache", "build/out"]);

const filesBelow = (folder, at = "") =>
  readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(at, entry.name);
    if (leftOut.has(place)) return [];
    return entry.isDirectory() ? filesBelow(folder, place) : [place];
  });

/** Files of a checkout, with those that are new in it; of any other folder what is neither installed nor built. */
const filesOf = (folder) => {
  if (!existsSync(path.join(folder, ".git"))) return filesBelow(folder);
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", words, { cwd: folder, encoding: "utf8", maxBuffer: 50_000_000 });
  return listed.split("\0").filter((file) => file && existsSync(path.join(folder, file)));
};

const clone = (address, target) => {
  const { status, stderr, error } = spawnSync(
    "git",
    ["clone", "--quiet", "--origin", "product", "--", address, target],
    {
      encoding: "utf8",
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    },
  );
  if (status === 0) return;
  const why = error?.message ?? stderr.trim().split("\n").at(-1);
  throw new Error(`The product could not be fetched from ${address}: ${why}`);
};

/** Whether a folder holds the product, with the files that make a shop of it. */
const isProduct = (folder) =>
  ["config/brand.ts", "config/site-list.ts", "app/theme/extend.ts"].every((file) =>
    existsSync(path.join(folder, file)),
  );

/**
 * Puts the product into a folder: copied from a folder of this machine, or cloned from a git address, whose history
 * then lets the shop take releases by a merge.
 */
export const copyProduct = (from, target) => {
  if (!existsSync(from)) clone(from, target);
  else {
    if (!isProduct(from)) throw new Error(`There is no Sweetshop in ${path.resolve(from)}.`);
    for (const file of filesOf(from)) {
      mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
      cpSync(path.join(from, file), path.join(target, file));
    }
  }
  if (!isProduct(target)) throw new Error(`What was fetched from ${from} is no Sweetshop.`);
};
