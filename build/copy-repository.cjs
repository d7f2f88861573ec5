const { execFileSync } = require("node:child_process");
const { copyFileSync, existsSync, mkdirSync, statSync, utimesSync } = require("node:fs");
const path = require("node:path");
const linkPackages = require("./link-packages.cjs");

const projectFolder = path.resolve(__dirname, "..");

/** Copies a file with its time, so that what was built from it is known to be fresh. */
const copyFile = (from, to) => {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
};

/** Files of the repository that are there, also those that nobody has committed; by their names in the folder. */
const filesOfRepository = () =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectFolder,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  })
    .split("\0")
    .filter((file) => file && existsSync(path.join(projectFolder, file)));

/**
 * Copies the repository as it stands into a folder, and gives the copy the packages that are installed here.
 * @param copy      a folder of its own; files that are there are written over
 * @param isWanted  says by its name whether a file is copied
 */
const copyRepository = (copy, isWanted = () => true) => {
  for (const file of filesOfRepository().filter((name) => isWanted(name)))
    copyFile(path.join(projectFolder, file), path.join(copy, file));
  linkPackages(projectFolder, copy);
};

/** Makes a copy a repository of its own: some tests and commands ask which files belong to it. */
const beginRepository = (copy) => {
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all", "--force", ":!node_modules"],
  ])
    execFileSync("git", words, { cwd: copy });
};

module.exports = { copyFile, copyRepository, beginRepository };
