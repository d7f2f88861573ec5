import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { createBuiltShop, type BuiltShop } from "./built-shop.ts";
import { createCookieBrowser } from "#tests/full-stack/cookie-browser.ts";

let store: TestRedis;
let shop: BuiltShop;
beforeAll(async () => {
  store = await startTestRedis();
  shop = await createBuiltShop({
    PROCESSES: "3",
    REDIS_URL: store.url,
    CACHE_PURGE_SECRET: "right",
    LIMITS_EXEMPT: "192.0.2.0/24",
    DRAIN_DELAY_SECONDS: "1",
    LOG_LEVEL: "info",
  });
  await shop.start();
  await untilThereAre(3);
}, 180_000);
afterAll(async () => {
  await shop.remove();
  await store.close();
}, 60_000);

const processIds = (): number[] => {
  const pid = shop.storefrontPid();
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
};

const untilThereAre = async (count: number, except: readonly number[] = []) => {
  const fresh = () => processIds().filter((pid) => !except.includes(pid));
  const deadline = Date.now() + 90_000;
  while (fresh().length !== count || processIds().length !== count) {
    if (Date.now() > deadline)
      throw new Error(`There are the processes ${processIds().join(", ")}:\n${shop.output().slice(-4000)}`);
    await pause(50);
  }
};

/** Asks on a connection of its own, so that each time the next process may answer. */
const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${shop.origin}${path}`, { agent: false }, (response: IncomingMessage) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    }).on("error", reject);
  });

test("a shopper is the same one at all processes, round after round", async () => {
  const browser = createCookieBrowser(shop.origin);
  await browser.enter("session/login", { email: "june@example.test", password: "Plum-1234" });
  for (let round = 0; round < 12; round += 1) {
    const tabs = await Promise.all([browser.enter("session"), browser.enter("session")]);
    expect(tabs.map(({ body }) => body.registered)).toEqual([true, true]);
  }
}, 60_000);

test("what a stranger may do only so often is counted over all processes", async () => {
  const guess = () =>
    fetch(`${shop.origin}/__cache/purge`, {
      method: "POST",
      headers: { "x-purge-secret": "wrong", "content-type": "application/json", connection: "close" },
      body: "{}",
    });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await guess()).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test("one process is killed, the others go on, and another takes its place", async () => {
  const before = processIds();
  expect(before).toHaveLength(3);
  process.kill(before[0] ?? 0, "SIGKILL");
  while (processIds().includes(before[0] ?? 0)) await pause(5);
  const statuses = await Promise.all(Array.from({ length: 60 }, () => ask("/")));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await untilThereAre(3);
  expect(processIds().filter((pid) => before.includes(pid))).toHaveLength(2);
  expect(shop.output()).toContain("A process ended by itself and is replaced.");
}, 60_000);

const stops = () => shop.output().split("The process stops.").length - 1;

test("a connection handed to a process that is about to end is answered by another", async () => {
  const [leaving = 0, ...others] = processIds();
  const before = stops();
  // While the first process stands still it hears of no end, and then gives the next connections to all.
  process.kill(shop.storefrontPid(), "SIGSTOP");
  process.kill(leaving, "SIGTERM");
  const asked = Promise.all(Array.from({ length: 6 }, () => ask("/")));
  while (stops() === before) await pause(20);
  // Time enough to end, for a process that does not say goodbye.
  await pause(500);
  process.kill(shop.storefrontPid(), "SIGCONT");
  expect(await asked).toEqual([200, 200, 200, 200, 200, 200]);
  await untilThereAre(3, [leaving]);
  expect(processIds()).toEqual(expect.arrayContaining(others));
}, 60_000);

test("told to renew itself, the shop has other processes and has refused nobody", async () => {
  const before = processIds();
  let isOver = false;
  const statuses: number[] = [];
  const asking = (async () => {
    while (!isOver) statuses.push(await ask("/").catch(() => 0));
  })();
  process.kill(shop.storefrontPid(), "SIGHUP");
  await untilThereAre(3, before);
  isOver = true;
  await asking;
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 120_000);

test("a process that ends while others are renewed has one in its place, and the next renewal comes to its end", async () => {
  const before = processIds();
  process.kill(shop.storefrontPid(), "SIGHUP");
  while (processIds().length === before.length) await pause(5);
  process.kill(before[1] ?? 0, "SIGKILL");
  process.kill(before[0] ?? 0, "SIGKILL");
  await untilThereAre(3, before);
  const between = processIds();
  process.kill(shop.storefrontPid(), "SIGHUP");
  await untilThereAre(3, between);
  expect(await ask("/")).toBe(200);
}, 180_000);

test("told to stop, all processes end in good order", async () => {
  expect(await shop.stop()).toEqual([0, 0]);
  expect(shop.output()).toContain("The shop stops.");
}, 60_000);
