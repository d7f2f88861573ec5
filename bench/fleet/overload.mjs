// Asks for three times as many pages as one storefront can make: node bench/fleet/overload.mjs [--seconds 20]
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { percentile } from "../statistics.mjs";
import { ask, probing, runFleet } from "./run-fleet.mjs";

const { values } = parseArgs({ options: { seconds: { type: "string" }, times: { type: "string" } } });
const seconds = Number(values.seconds ?? 20);
const times = Number(values.times ?? 3);

/** As many callers as keep one process busy, each asking when the last answer is there. */
const CALLERS = 8;

/** What has to hold at three times the capacity, or the run ends with 1. */
const goals = { goodShareOfCapacity: 0.85, healthP99Ms: 100 };

const fleet = await runFleet({ storefronts: 1, sandboxes: 1 });
const [shop] = fleet.shops;
let count = 0;
/** A page that nobody has asked for before; the words of the search have to come back in it. */
const page = async () => {
  count += 1;
  const word = `truffle${count}`;
  const answer = await ask(`${shop.origin}/search?q=${word}`, { keepsBody: true });
  return { ...answer, isRight: answer.status !== 200 || answer.text.includes(word) };
};

const closedLoop = async (ms) => {
  const until = Date.now() + ms;
  let good = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (Date.now() < until) if ((await page()).status === 200) good += 1;
    }),
  );
  return good / (ms / 1000);
};

try {
  await ask(shop.origin + "/");
  await closedLoop(4_000);
  const capacity = await closedLoop(10_000);
  const pages = [];
  const health = [];
  const kept = [];
  const pending = new Set();
  const note = (list, answer) => {
    const noted = answer.then((each) => list.push(each));
    pending.add(noted);
    void noted.finally(() => pending.delete(noted));
  };
  const startedAt = Date.now();
  let sent = 0;
  let ticks = 0;
  while (Date.now() - startedAt < seconds * 1000) {
    const due = ((Date.now() - startedAt) / 1000) * capacity * times;
    for (; sent < due; sent += 1) note(pages, page());
    ticks += 1;
    if (ticks % 10 === 0) {
      note(health, ask(`${shop.origin}/healthz`, { through: probing }));
      note(kept, ask(`${shop.origin}/`));
    }
    await pause(10);
  }
  const good = pages.filter(({ status }) => status === 200).length;
  await Promise.all(pending);
  const healthTimes = health.map(({ ms }) => ms);
  const result = {
    capacityPerSecond: Number(capacity.toFixed(1)),
    offeredPerSecond: Number((sent / seconds).toFixed(1)),
    goodPerSecond: Number((good / seconds).toFixed(1)),
    goodShareOfCapacity: Number((good / seconds / capacity).toFixed(2)),
    refusedWith503: pages.filter(({ status, headers }) => status === 503 && headers["retry-after"]).length,
    otherFailures: pages.filter(({ status }) => ![200, 503].includes(status)).length,
    wrongPages: pages.filter(({ isRight }) => !isRight).length,
    cachedPages: kept.length,
    cachedPagesFailed: kept.filter(({ status }) => status !== 200).length,
    healthP50Ms: Number(percentile(healthTimes, 0.5).toFixed(1)),
    healthP99Ms: Number(percentile(healthTimes, 0.99).toFixed(1)),
    healthFailed: health.filter(({ status }) => status !== 200).length,
  };
  // What was made under load is what is kept.
  const before = await ask(`${shop.origin}/search?q=truffle${count}`, { keepsBody: true });
  result.keptPageIsRight = before.status === 200 && before.text.includes(`truffle${count}`);
  console.log(JSON.stringify(result, undefined, 2));
  const isRight = result.wrongPages === 0 && result.healthFailed === 0 && result.keptPageIsRight;
  const isGood = result.goodShareOfCapacity >= goals.goodShareOfCapacity && result.healthP99Ms <= goals.healthP99Ms;
  process.exitCode = isRight && isGood ? 0 : 1;
} finally {
  await fleet.stop();
}
