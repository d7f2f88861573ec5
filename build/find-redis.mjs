import { spawnSync } from "node:child_process";
import { installPackage } from "./install-package.mjs";

const programs = ["valkey-server", "redis-server"];

const installed = () => programs.find((program) => spawnSync(program, ["--version"]).status === 0);

/**
 * The name of a server of the Redis protocol, which the tests of what processes share start for themselves. Where none
 * is found and the system's package manager may be used, installs one.
 * @throws Error with one line that says what to install
 */
export const findRedis = () => {
  const found = installed() ?? (installPackage("redis-server") ? installed() : undefined);
  if (found) return found;
  throw new Error("No server of the Redis protocol found: install the package `redis-server` or `valkey-server`.");
};
