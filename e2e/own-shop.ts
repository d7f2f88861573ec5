import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** `JOURNEYS_PORT` moves the journeys to other ports, or to shops that run there already. */
const chosen = process.env.JOURNEYS_PORT;

const lookEveryMs = 100;

/**
 * Ports of the shop of one worker, apart from the usual ones, so that a running shop is left alone. Shops stand two
 * ports apart, each with its sandbox a thousand above and the third parties beside that.
 */
export const portsOf = (slot: number) => {
  const port = Number(chosen ?? 3100) + 2 * slot;
  return { PORT: port, SANDBOX_PORT: port + 1000, VENDORS_PORT: port + 1001 };
};

const originOf = (slot: number) => `http://localhost:${portsOf(slot).PORT}`;

/** Pages of which a shop that has just started may show less than all, since it reads the editors' part beside them. */
const firstPages = ["/", "/search?q=chocolate"];
const firstTries = 20;

/** Visits a shop that has just started until its pages are whole; such as are not say that they may not be kept. */
const warm = async (slot: number) => {
  for (const page of firstPages)
    for (let tries = 0; tries < firstTries; tries += 1) {
      const answer = await fetch(originOf(slot) + page);
      await answer.text();
      if (!answer.headers.get("cache-control")?.includes("no-store")) break;
      await sleep(lookEveryMs);
    }
};

const isReady = (slot: number) =>
  fetch(`${originOf(slot)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A shop that runs. */
interface RunningShop {
  origin: string;
  /** Ends its programs and waits for that. */
  stop: () => Promise<void>;
}

/** Where a shop's log goes, beside the pictures of what failed. */
const openLog = (slot: number): number => {
  const folder = path.resolve(__dirname, "../test-results");
  mkdirSync(folder, { recursive: true });
  return openSync(path.join(folder, `shop-${slot}.log`), "a");
};

/** What moves the clock of the shop's programs, so that it is that time now. */
const timeOf = (time: string) => ({
  SHOP_TIME_OFFSET: `${Date.parse(time) - Date.now()}`,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${path.join(__dirname, "shop-time.mjs")}`,
});

/**
 * Starts a whole shop for one worker, with fresh data and ports of its own, and waits until it answers.
 * @param time when it is in that shop, as an ISO date; the machine's time where it is empty
 * @throws Error when its programs end by themselves
 */
export const startOwnShop = async (slot: number, time: string): Promise<RunningShop> => {
  const origin = originOf(slot);
  if (chosen && !time && (await isReady(slot))) return { origin, stop: () => Promise.resolve() };
  const ports = Object.entries(portsOf(slot)).map(([name, port]) => [name, `${port}`]);
  const log = openLog(slot);
  const shop = spawn(process.execPath, ["build/journeys-shop.mjs", `${slot}`], {
    cwd: path.resolve(__dirname, ".."),
    env: { ...process.env, ...Object.fromEntries(ports), ...(time && timeOf(time)) },
    stdio: ["ignore", log, "inherit"],
  });
  closeSync(log);
  const end = new Promise<void>((resolve) => void shop.once("exit", () => resolve()));
  while (!(await isReady(slot))) {
    if (shop.exitCode !== null || shop.signalCode !== null)
      throw new Error(`The shop at ${origin} ended while it started (${shop.exitCode ?? shop.signalCode}).`);
    await sleep(lookEveryMs);
  }
  await warm(slot);
  const stop = () => {
    shop.kill("SIGTERM");
    return end;
  };
  return { origin, stop };
};
