const { mkdirSync, readdirSync, readFileSync, symlinkSync } = require("node:fs");
const path = require("node:path");

/** Scope of the packages that the repository itself consists of. */
const OWN = "@sweetshop";

/**
 * Gives a copy of the repository the installed packages by links, and its own packages (sandbox, emulators, world) from
 * the copy: a link to all of `node_modules` at once would lead back to those of the original.
 */
module.exports = function linkPackages(project, copy) {
  const installed = path.join(project, "node_modules");
  const folder = path.join(copy, "node_modules");
  mkdirSync(path.join(folder, OWN), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN) symlinkSync(path.join(installed, name), path.join(folder, name));
  // The copy may have a world of its own.
  const manifestIn = (place) => JSON.parse(readFileSync(path.join(copy, place, "package.json"), "utf8"));
  for (const workspace of manifestIn(".").workspaces) {
    const { name } = manifestIn(workspace);
    symlinkSync(path.join(copy, workspace), path.join(folder, name));
  }
};
