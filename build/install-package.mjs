import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package of the system where its package manager may be used; false where it may not. */
export const installPackage = (name) => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name} from the system's packages …`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", name], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return true;
};
