// Restarts two storefronts one after the other under load: node bench/fleet/roll.mjs [--requests 10000] [--rate 80]
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { percentile } from "../statistics.mjs";
import { ask, runFleet } from "./run-fleet.mjs";

const { values } = parseArgs({ options: { requests: { type: "string" }, rate: { type: "string" } } });
const least = Number(values.requests ?? 10_000);
const rate = Number(values.rate ?? 80);

/**
 * What is asked for in turn: pages of the cache, pages that are made each time, and calls.
 * @type {[address: string, options?: RequestInit][]}
 */
const calls = [
  ["/"],
  ["/category/chocolates"],
  ["/cart"],
  ["/search?q=truffle"],
  ["/healthz"],
  ["/api/WickettPlumUS/nav-menu"],
  ["/"],
  ["/boxed-chocolates/half-moon-praline-bonbons/480127.html"],
  ["/login"],
  [
    "/api/WickettPlumUS/session",
    { method: "POST", headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" }, body: "{}" },
  ],
];

const fleet = await runFleet();
const answers = [];
try {
  for (const shop of fleet.shops) for (const [address, options] of calls) await ask(shop.origin + address, options);
  let isOver = false;
  let rounds = 0;
  const rolling = (async () => {
    while (!isOver)
      for (const shop of fleet.shops) {
        await fleet.restart(shop);
        rounds += 1;
        await pause(2_000);
      }
  })();
  const pending = new Set();
  for (let count = 0; count < least || rounds < 2; count += 1) {
    const [address, options] = calls[count % calls.length];
    const { origin } = fleet.next();
    const answer = ask(origin + address, options).then((each) => answers.push({ ...each, address }));
    pending.add(answer);
    void answer.finally(() => pending.delete(answer));
    await pause(1000 / rate);
  }
  isOver = true;
  await Promise.all([...pending, rolling]);
  const failed = answers.filter(({ status }) => status === 0 || status >= 500);
  const times = answers.map(({ ms }) => ms);
  const result = {
    requests: answers.length,
    restarts: rounds,
    failed: failed.length,
    timesNobodyWasReady: fleet.nobodyReady(),
    failures: failed.slice(0, 10).map(({ address, status, error }) => ({ address, status, error })),
    p50Ms: Math.round(percentile(times, 0.5)),
    p99Ms: Math.round(percentile(times, 0.99)),
  };
  console.log(JSON.stringify(result, undefined, 2));
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await fleet.stop();
}
