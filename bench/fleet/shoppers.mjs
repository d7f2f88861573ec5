// Shoppers order while calls fail and processes are killed: node bench/fleet/shoppers.mjs --help
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cardTokens } from "../card-token.mjs";
import { withRows } from "../kill-in-orders.mjs";
import { auditOrders, beginAudit } from "../order-audit.mjs";
import { shop } from "./faulty-shopper.mjs";
import { runFleet } from "./run-fleet.mjs";

const usage = `node bench/fleet/shoppers.mjs [options]

  --shoppers 10000      who want to order
  --at-once 16          shoppers at the same time
  --apart 0             seconds before one who has ordered is followed by the next
  --seed 1              what decides which calls fail
  --every 20            seconds between two processes that are ended; 0 ends none
  --minutes 120         goes on for so long, however many shoppers come, and tells each process's memory`;

const text = { type: "string" };
const { values } = parseArgs({
  options: {
    shoppers: text,
    "at-once": text,
    apart: text,
    seed: text,
    every: text,
    minutes: text,
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const minutes = Number(values.minutes ?? 0);
const shoppers = minutes > 0 ? Infinity : Number(values.shoppers ?? 10_000);
const atOnce = Number(values["at-once"] ?? 16);
const apartSeconds = Number(values.apart ?? 0);
const seed = Number(values.seed ?? 1);
const everySeconds = Number(values.every ?? 20);

/** How often a long run reads the memory. */
const MEMORY_MS = 600_000;

/** The share of shoppers who have to get their order, or a good reason why there is none. */
const SERVED = 0.99;

/** How long the storefronts wait for their backend; a call that hangs takes longer. */
const PATIENCE_MS = 4_000;

/** One call in twenty goes wrong, each in one of these ways. */
const effects = [
  [0.01, { kind: "connection-reset" }],
  [0.01, { kind: "truncated-body" }],
  [0.01, { kind: "lost-answer" }],
  [0.005, { kind: "status", status: 500 }],
  [0.005, { kind: "maintenance", scope: "site" }],
  [0.005, { kind: "rate-limit", retryAfterSeconds: 1 }],
  [0.005, { kind: "delay", distribution: "fixed", milliseconds: PATIENCE_MS + 1_000 }],
];
const rules = [
  ...effects.map(([probability, effect], index) => ({ match: {}, effect, probability, seed: seed + index })),
  { match: { vendor: "card", path: "/pts/*" }, effect: { kind: "lost-answer" }, probability: 0.025, seed: seed + 50 },
  {
    match: { vendor: "card", path: "/pts/*" },
    effect: { kind: "status", status: 500 },
    probability: 0.025,
    seed: seed + 51,
  },
];

const disturb = async ({ origin }) => {
  for (const rule of rules) {
    const answer = await fetch(`${origin}/__sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(rule),
    });
    if (!answer.ok) throw new Error(`A fault rule was refused: ${await answer.text()}`);
  }
};
const firedAt = async ({ origin }) =>
  (await (await fetch(`${origin}/__sandbox/faults`)).json()).faults.reduce((sum, { fired }) => sum + fired, 0);

const fleet = await runFleet({ env: () => ({ COMMERCE_TIMEOUT_MS: `${PATIENCE_MS}` }) });
const [processor, other] = fleet.backends;
const rows = (work) => withRows(fleet.postgres.url, undefined, work);
let faults = 0;

/** What ends in turn: a storefront by a release, the other by a crash, the sandbox that holds no cards by a crash. */
const ends = [
  () => fleet.restart(fleet.shops[0]),
  () => fleet.restart(fleet.shops[1], "SIGKILL"),
  async () => {
    faults += await firedAt(other);
    await fleet.restartBackend(other, "SIGKILL");
    await disturb(other);
  },
];

/** Resident memory of the processes in MiB. */
const memory = () =>
  Object.fromEntries(
    [...fleet.shops, ...fleet.backends].map(({ program, origin }, index) => {
      const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, "utf8")) ?? [];
      return [
        `${index < fleet.shops.length ? "storefront" : "sandbox"} ${origin.slice(-5)}`,
        Math.round(kilobytes / 1024),
      ];
    }),
  );

try {
  const before = await rows(beginAudit);
  for (const backend of fleet.backends) await disturb(backend);
  const startedAt = performance.now();
  const outcomes = {};
  const placed = new Map();
  const problems = [];
  let again = 0;
  let next = 0;
  const cardToken = cardTokens(processor.vendors);
  const shopping = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < shoppers && (minutes === 0 || performance.now() - startedAt < minutes * 60_000)) {
        const number = next;
        next += 1;
        const answer = await shop(number, { next: fleet.next, cardToken }).catch((error) => ({
          outcome: "broken",
          step: String(error),
          again: 0,
        }));
        again += answer.again;
        outcomes[answer.outcome] = (outcomes[answer.outcome] ?? 0) + 1;
        if (answer.outcome === "new") placed.set(number, answer.orderNo);
        else if (answer.outcome !== "sold out" && problems.length < 20)
          problems.push(`${number}: ${answer.outcome} at ${answer.step}`);
        await pause(apartSeconds * 1000);
      }
    }),
  );
  let isOver = false;
  let ended = 0;
  const ending = (async () => {
    for (; everySeconds > 0;) {
      await Promise.race([pause(everySeconds * 1000), shopping]);
      if (isOver) return;
      await ends[ended % ends.length]();
      ended += 1;
    }
  })();
  const memories = [];
  const readMemory = setInterval(() => memories.push(memory()), MEMORY_MS);
  await shopping;
  clearInterval(readMemory);
  isOver = true;
  await ending;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  for (const backend of fleet.backends) {
    faults += await firedAt(backend);
    await fetch(`${backend.origin}/__sandbox/faults`, { method: "DELETE" });
  }
  // What a crash left half done, or the processor would not let go of, is settled when a sandbox starts.
  await fleet.restartBackend(other);
  await pause(2_000);

  const wrong = await rows((run) => auditOrders(run, before, `${processor.settings.SANDBOX_DATA}-card-ledger.jsonl`));
  const inDatabase = await rows((run) =>
    run(`select order_no, email from orders where status <> 'failed' and email like 'faulty-%@example.test'`),
  );
  const numbersOf = {};
  for (const { email, order_no: orderNo } of inDatabase) (numbersOf[email] ??= []).push(orderNo);
  for (const [email, orders] of Object.entries(numbersOf))
    if (orders.length > 1) wrong.push(`${email} has ${orders.length} orders`);
  for (const [number, orderNo] of placed)
    if (!numbersOf[`faulty-${number}@example.test`]?.includes(orderNo))
      wrong.push(`${orderNo} of ${number} was answered as placed and is not there`);
  const served = ((outcomes.new ?? 0) + (outcomes["sold out"] ?? 0)) / next;
  const result = {
    shoppers: next,
    seconds,
    outcomes,
    served,
    triedAgain: again,
    faults,
    processesEnded: ended,
    problems,
    wrong,
  };
  if (minutes > 0) result.memory = memories;
  // Somebody who left may have an order whose answer got lost: it is whole, paid and in her mailbox.
  result.placedAfterLeaving = inDatabase.length - placed.size;
  console.log(JSON.stringify(result, undefined, 2));
  process.exitCode = wrong.length === 0 && served >= SERVED ? 0 : 1;
} finally {
  await fleet.stop();
}
