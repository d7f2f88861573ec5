import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyFile, copyRepository } from "./copy-repository.cjs";

/** What a copy keeps when it is made anew: what was built in it, what is known of it, and the data of its sandbox. */
const kept = new Set([".sandbox", ".cache", "build"]);

/** Parts of the repository that no shop is made of, and pictures of the world that another one takes the place of. */
const isLeftOut = (file, hasWorld) =>
  /^(examples|e2e|bench|studio|deploy|\.github)\//.test(file) ||
  (hasWorld && /^worlds\/[^/]+\/(images|print)\//.test(file));

/** The files of a shop that are laid over those of the product; its own README stays where it is. */
export const filesOfShop = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== "README.md");

const empty = (copy) => {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) if (!kept.has(name)) rmSync(path.join(copy, name), { recursive: true });
  const build = path.join(copy, "build");
  if (!existsSync(build)) return;
  for (const name of readdirSync(build))
    if (!name.startsWith("out")) rmSync(path.join(build, name), { recursive: true });
};

/** The sandbox starts with the first world that the workspaces name; the others may be read by it. */
const startWithWorld = (copy, world) => {
  const file = path.join(copy, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const first = manifest.workspaces.findIndex((place) => place.startsWith("worlds/"));
  manifest.workspaces.splice(first, 0, world);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
};

/**
 * Makes a shop of this product: a copy of the repository with the files of a folder laid over it. A world that lies
 * there (`worlds/<name>/package.json`) is the one that its sandbox starts with, and `prepare.mjs` runs in the copy.
 * @param folder  files of the shop, at the places where the product has its own
 * @param copy    a folder of its own; what was built there stays
 */
export const layOver = (folder, copy) => {
  const own = filesOfShop(folder);
  const world = own.find((file) => /^worlds\/[^/]+\/package\.json$/.test(file));
  empty(copy);
  copyRepository(copy, (file) => !isLeftOut(file, world !== undefined));
  for (const file of own) copyFile(path.join(folder, file), path.join(copy, file));
  if (world) startWithWorld(copy, path.dirname(world));
  if (!own.includes("prepare.mjs")) return;
  const { status } = spawnSync(process.execPath, ["prepare.mjs"], { cwd: copy, stdio: "inherit" });
  if (status !== 0) throw new Error(`prepare.mjs of ${folder} ended with ${status}.`);
};
