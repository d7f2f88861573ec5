import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";
import { copyProject } from "./project-copy.mjs";

const builds = 2;

/** Where the figures hold: packages for other machines are left out. */
const machine = { os: "linux", cpu: "x64", libc: "glibc" };
const isForMachine = (locked) =>
  Object.entries(machine).every(([field, value]) => !locked[field] || locked[field].includes(value));

/**
 * Packages that an installation on Linux holds, by the lock file: in all, and in production. The repository's own are
 * left out.
 */
export const measureInstall = (folder = projectFolder) => {
  const { packages } = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  const installed = Object.entries(packages)
    .filter(([place, locked]) => /(^|\/)node_modules\//.test(place) && !locked.link && isForMachine(locked))
    .map(([, locked]) => locked);
  return {
    all: installed.length,
    production: installed.filter(({ dev, devOptional }) => !dev && !devOptional).length,
  };
};

/** CPU seconds of all child processes of this one that have ended, theirs included. */
const cpuSecondsOfChildren = () => {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

const build = async () => {
  const place = copyProject("build", { isBuilt: false });
  const started = performance.now();
  const before = cpuSecondsOfChildren();
  try {
    const child = spawn(process.execPath, ["build/build.mjs"], {
      cwd: place.folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (code !== 0) throw new Error(`The build ended with ${code}.`);
    return { seconds: (performance.now() - started) / 1000, cpuSeconds: cpuSecondsOfChildren() - before };
  } finally {
    place.remove();
  }
};

/** Builds a copy of the repository from nothing; seconds and CPU seconds of the build of two that took less CPU. */
export const measureBuild = async () => {
  const measured = [];
  for (let count = 0; count < builds; count += 1) measured.push(await build());
  return measured.toSorted((one, other) => one.cpuSeconds - other.cpuSeconds)[0];
};

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measureInstall()));
