import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

/**
 * Run after a change of dependencies: names in the lock file every platform's optional package, also those that the
 * registry in use does not hold. npm leaves them out, and `npm ci` then refuses the lock file on every machine.
 */
const file = path.join(projectFolder, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));

const systems = ["darwin", "win32", "freebsd", "android", "openharmony", "linux"];
const processors = ["arm64", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "wasm32", "arm"];

/** What a package's name says of the machines it is for, for example `…-linux-arm64-musl`. */
const machineOf = (name) => {
  const words = name.split("/").at(-1);
  const libc = { gnu: "glibc", musl: "musl" }[words.split("-").at(-1)];
  return {
    cpu: [processors.find((processor) => words.includes(processor))],
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    os: [systems.find((system) => words.includes(system)) ?? "wasi"],
  };
};

for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${folder}/${place}`]) continue;
    lock.packages[place] = { version, ...(dev ? { dev } : {}), ...machineOf(name) };
  }

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
