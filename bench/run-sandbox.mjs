import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@rspack/core";
import { buildWhatIsStale } from "../build/build-what-is-stale.mjs";
import { outputFolder, projectFolder } from "../build/paths.mjs";
import { sandboxConfig } from "../build/rspack-config.mjs";

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else resolve();
    });
  });

/** Bundles a program of the sandbox, the sandbox itself unless another entry is named. */
export const bundleSandbox = async (folder, entry) => {
  const config = sandboxConfig();
  if (entry) config.entry = entry;
  await run({ ...config, output: { ...config.output, path: folder } });
};

/** A folder to run the sandbox in that holds nothing from earlier runs: no data and no images. */
export const freshFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-bench-"));
  for (const room of ["sandbox", "worlds", "emulators"])
    symlinkSync(path.join(projectFolder, room), path.join(folder, room));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * Puts the built sandbox into such a folder, with the images that were made here: for what is about orders and measures
 * no start. The data is new all the same.
 */
export const placeBuiltSandbox = async (folder) => {
  await buildWhatIsStale();
  copyFileSync(path.join(outputFolder, "sandbox.cjs"), path.join(folder, "sandbox.cjs"));
  const images = path.join(projectFolder, ".sandbox/images");
  mkdirSync(images, { recursive: true });
  mkdirSync(path.join(folder, ".sandbox"));
  symlinkSync(images, path.join(folder, ".sandbox/images"));
};

/** Node's settings for a bundled program that runs outside the project's folder. */
export const programEnvironment = { NODE_ENV: "production", NODE_PATH: path.join(projectFolder, "node_modules") };

/** A port nobody listens on. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** CPU seconds a process has used, compilers and collectors of its own included; undefined where nobody tells. */
export const cpuSeconds = (pid) => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/**
 * CPU milliseconds that processes have used, all their threads included, finely enough for one call; 0 where nobody
 * tells.
 */
export const fineCpuMs = (pids) => {
  let nanoseconds = 0;
  for (const pid of pids) {
    const threads = `/proc/${pid}/task`;
    for (const thread of existsSync(threads) ? readdirSync(threads) : [])
      try {
        nanoseconds += Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]);
      } catch {
        // The thread has just ended.
      }
  }
  return nanoseconds / 1e6;
};

/**
 * Starts the bundled sandbox alone, on free ports unless `env` names some.
 * @returns addresses of the API and of the vendors, the process id, seconds and CPU seconds until it said it was ready,
 * a function that stops it, and one that kills it
 */
export const runSandbox = async (program, folder, env = {}) => {
  const started = performance.now();
  const ports = {
    SANDBOX_PORT: env.SANDBOX_PORT ?? String(await freePort()),
    VENDORS_PORT: env.VENDORS_PORT ?? String(await freePort()),
  };
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, ...programEnvironment, LOG_LEVEL: "silent", DATABASE_URL: "", ...env, ...ports },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk.toString();
      if (output.includes("Sandbox ready")) resolve();
    });
    void ended.then((code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    vendors: `http://127.0.0.1:${ports.VENDORS_PORT}`,
    pid: child.pid,
    seconds: (performance.now() - started) / 1000,
    cpu: cpuSeconds(child.pid),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: () => {
      // It has no children: this is all of it.
      child.kill("SIGKILL");
      return ended;
    },
  };
};
