import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";

const first = Number(process.env.BENCH_PORT ?? 3200);

/** Ports of the shop under measurement: three in a row, from `BENCH_PORT` on. */
export const ports = { PORT: String(first), SANDBOX_PORT: String(first + 1), VENDORS_PORT: String(first + 2) };

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

/** Child processes of a process by the program that they run. */
const programsOf = (pid) =>
  new Map(
    readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map((child) => [/(\w+)\.cjs/.exec(readFileSync(`/proc/${child}/cmdline`, "utf8"))?.[1], Number(child)]),
  );

/**
 * Starts the built sandbox and storefront on a fresh seeded database, as `npm start` does.
 * @param options.time when it is in that shop; the machine's time otherwise
 * @returns the process ids of storefront and sandbox and a function that stops both
 */
export const runShop = async ({ time } = {}) => {
  const data = path.join(projectFolder, `.sandbox/bench-${first}`);
  rmSync(data, { recursive: true, force: true });
  const settings = { NODE_ENV: "production", SANDBOX_DATA: data, LOG_LEVEL: "silent" };
  const starter = path.join(projectFolder, "build/run-shop.mjs");
  const run = `const { runShop } = await import(${JSON.stringify(starter)}); await runShop();`;
  const shop = spawn(process.execPath, ["--input-type=module", "--eval", run], {
    cwd: projectFolder,
    env: { ...process.env, ...ports, ...(time && clockOf(time)), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => shop.once("exit", resolve));
  const stop = () => {
    shop.kill("SIGTERM");
    return ended;
  };
  try {
    await waitFor(`${addresses.storefront}/readyz`, 90_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const programs = programsOf(shop.pid);
  return { storefrontPid: programs.get("server"), sandboxPid: programs.get("sandbox"), stop };
};
