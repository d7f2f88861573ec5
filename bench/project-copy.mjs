import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";

/** What stays behind: what is made, and packages, which are linked. */
const left = new Set(["node_modules", ".git", ".cache", ".sandbox", "test-results"]);

/**
 * A copy of the repository in `.cache/bench`, its files as hard links: who changes one there has to put a new file in
 * its place. Packages are those of the repository, and so are the images of worlds.
 * @param name the folder's name
 * @param options.isBuilt whether what is built comes along
 * @returns the folder and a function that removes it
 */
export const copyProject = (name, { isBuilt }) => {
  const folder = path.join(projectFolder, ".cache/bench", name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(projectFolder).filter((entry) => !left.has(entry)))
    execFileSync("cp", ["-al", path.join(projectFolder, entry), folder]);
  rmSync(path.join(folder, "build/out-earlier"), { recursive: true, force: true });
  if (!isBuilt) rmSync(path.join(folder, "build/out"), { recursive: true, force: true });
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(folder, "node_modules"));
  const images = path.join(projectFolder, ".sandbox/images");
  mkdirSync(path.join(folder, ".sandbox"));
  if (existsSync(images)) symlinkSync(images, path.join(folder, ".sandbox/images"));
  return { folder, remove };
};
