import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";

const ports = { PORT: "3200", SANDBOX_PORT: "4200", VENDORS_PORT: "4201" };

/** Addresses of the shop under measurement, apart from the usual ones. */
export const addresses = {
  storefront: `http://localhost:${ports.PORT}`,
  sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
  vendors: `http://127.0.0.1:${ports.VENDORS_PORT}`,
};

/** Waits until an address answers well. */
export const waitFor = async (url, timeoutMs) => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`${url} did not become ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** A day without a season: an announcement that counts down costs every page a script and a sheet more. */
export const ORDINARY_DAY = "2026-10-06T15:00:00Z";

/** What moves the clock of both programs, so that it is that time when they start. */
const clockOf = (time) => ({
  SHOP_TIME_OFFSET: `${Date.parse(time) - Date.now()}`,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${path.join(projectFolder, "e2e/shop-time.mjs")}`,
});

/**
 * Starts the built sandbox and storefront on a fresh seeded database.
 * @param options.time when it is in that shop; the machine's time otherwise
 * @returns the process id of the storefront and a function that stops both
 */
export const runShop = async ({ time } = {}) => {
  rmSync(path.join(projectFolder, ".sandbox/bench"), { recursive: true, force: true });
  const settings = { NODE_ENV: "production", SANDBOX_DATA: ".sandbox/bench", LOG_LEVEL: "silent" };
  const env = { ...process.env, ...ports, ...(time && clockOf(time)), ...settings };
  const start = (file) =>
    spawn(process.execPath, ["--enable-source-maps", `build/out/${file}`], {
      cwd: projectFolder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const programs = [start("sandbox.cjs"), start("server.cjs")];
  const stop = () =>
    Promise.all(
      programs.map(
        (program) =>
          new Promise((resolve) => {
            if (program.exitCode !== null) return resolve();
            program.once("exit", resolve);
            program.kill("SIGTERM");
          }),
      ),
    );
  try {
    await waitFor(`${addresses.storefront}/readyz`, 90_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { storefrontPid: programs[1].pid, stop };
};
