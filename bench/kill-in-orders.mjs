// Kills the sandbox while orders are placed: node bench/kill-in-orders.mjs --help
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { declinedCard } from "./card-token.mjs";
import { guestsOf, paths } from "./guests.mjs";
import { auditOrders, beginAudit } from "./order-audit.mjs";
import { ownDatabase, withConnection } from "./own-database.mjs";
import { freePort, freshFolder, placeBuiltSandbox, runSandbox } from "./run-sandbox.mjs";

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Two sweets of which there are hundreds, one of which there are 95, and one that never runs out. */
const [bears, chews, brittle, mints] = ["484101", "485101", "483107", "487101"];
const baskets = [
  [{ productId: bears, quantity: 1 }],
  [{ productId: chews, quantity: 2 }],
  [
    { productId: mints, quantity: 3 },
    { productId: brittle, quantity: 1 },
  ],
  [
    { productId: bears, quantity: 1 },
    { productId: chews, quantity: 1 },
  ],
];
/** A certificate with $5,000.00 on it. */
const certificate = "60064900000000500000";

/**
 * Every third shopper pays a part by gift certificate, every eighth has a coupon, every thirteenth a card that is
 * declined.
 */
const wishOf = (number) => ({
  items: baskets[number % baskets.length],
  itemsInstead: [{ productId: mints, quantity: 3 }],
  codes: number % 8 === 0 ? ["FIRST100"] : [],
  gift: number % 3 === 0 ? { number: certificate, cents: 200 } : undefined,
  card: number % 13 === 12 ? declinedCard : undefined,
});

/** What an order is compared by, as it was answered and as it is read afterwards. */
const essence = (order) => ({
  status: order.status,
  total: order.orderTotal,
  tax: order.taxTotal,
  shipping: order.shippingTotal,
  items: order.productItems,
  shipments: order.shipments,
  coupons: order.couponItems,
  payments: order.paymentInstruments.map(({ paymentInstrumentId, paymentMethodId, amount }) => ({
    paymentInstrumentId,
    paymentMethodId,
    amount,
  })),
});

const typeOf = ({ type = "" }) => type.split("/").at(-1);
const settledRefusals = ["invalid-coupon-code", "product-item-not-available"];

/**
 * Places an order, with the card entered anew where a crash took it.
 * @returns what came of it for good; nothing when nobody answered
 */
const place = async ({ order, payByCard }, guest) => {
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      const { status, body } = await order(guest);
      // A card that is gone with the process fails the order of a shopper who did nothing wrong.
      const hasLostCard = status === 200 && body.status === "failed" && guest.card !== declinedCard;
      if (status === 200 && !hasLostCard) return { outcome: body.status, orderNo: body.orderNo, answer: essence(body) };
      if (settledRefusals.includes(typeOf(body))) return { outcome: typeOf(body) };
      if (body.c_flashes?.some(({ type }) => type === "PaymentMethodRequired")) await payByCard(guest, guest.card);
    }
  } catch {
    // The connection broke: it is killed.
  }
  return undefined;
};

/** Runs statements on the data while the sandbox is not running. */
export const withRows = async (databaseUrl, dataFolder, work) => {
  if (databaseUrl)
    return withConnection(databaseUrl, (client) => work(async (statement) => (await client.query(statement)).rows));
  const client = await PGlite.create({ dataDir: dataFolder, extensions: { pg_trgm, unaccent } });
  try {
    return await work(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.close();
  }
};

/** Kills the PostgreSQL server and starts it again. */
const killServer = async ({ pidFile, start }) => {
  const [pid] = readFileSync(pidFile, "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  // Its connections end a while after it, and until then it does not start.
  for (let tries = 0; ; tries += 1) {
    await sleep(1000);
    try {
      execSync(start, { stdio: "ignore" });
      return;
    } catch (error) {
      if (tries === 30) throw error;
    }
  }
};

/**
 * Places orders and kills the sandbox with SIGKILL while it works on them, again and again; whoever got no answer asks
 * once more.
 * @param kills how often; the orders are spread over the kills evenly
 * @param server address of a PostgreSQL server; left out, the embedded database is used
 * @param serverKill process id file and start command of that server, to kill it too in the middle round
 * @returns how often each outcome came about, how many shoppers a kill left without an answer (some more than once), at
 * how many answers each kill came, and what was wrong afterwards
 */
export const killInOrders = async ({ kills = 10, orders = 1000, seed = 1, server, serverKill }) => {
  const random = seeded(seed);
  const home = freshFolder();
  const database = server ? await ownDatabase(server) : undefined;
  const ports = { SANDBOX_PORT: String(await freePort()), VENDORS_PORT: String(await freePort()) };
  const start = () =>
    runSandbox(path.join(home.folder, "sandbox.cjs"), home.folder, { DATABASE_URL: database?.url ?? "", ...ports });
  const dataFolder = path.join(home.folder, ".sandbox/data");
  const audited = (work) => withRows(database?.url, dataFolder, work);
  let sandbox;
  try {
    await placeBuiltSandbox(home.folder);
    sandbox = await start();
    await sandbox.stop();
    const before = await audited(beginAudit);

    const settled = new Map();
    const moments = [];
    let waiting = [];
    let unanswered = 0;
    /** Has everybody who waits order at once; `onAnswer` is told how many are through. */
    const orderAll = async (guests, onAnswer = () => undefined) => {
      let answers = 0;
      await Promise.all(
        waiting.map(async (guest) => {
          const outcome = await place(guests, guest);
          if (outcome !== undefined) settled.set(guest, outcome);
          answers += 1;
          onAnswer(answers);
        }),
      );
      waiting = waiting.filter((guest) => !settled.has(guest));
    };

    for (let round = 0; round < kills; round += 1) {
      sandbox = await start();
      const guests = guestsOf(sandbox);
      const first = Math.floor((round * orders) / kills);
      const count = Math.floor(((round + 1) * orders) / kills) - first;
      waiting.push(...(await guests.readyGuests(count, (number) => wishOf(first + number))));
      const atAnswer = 1 + Math.floor(random() * 0.8 * waiting.length);
      const delayMs = random() * 25;
      const killing = [];
      await orderAll(guests, (answers) => {
        if (answers < atAnswer || killing.length > 0) return;
        const kill = async () => {
          await sleep(delayMs);
          const isServerToo = serverKill !== undefined && round === Math.floor(kills / 2);
          await Promise.all([sandbox.kill(), ...(isServerToo ? [killServer(serverKill)] : [])]);
          moments.push(`${answers} answers + ${delayMs.toFixed(0)} ms${isServerToo ? " and the server" : ""}`);
        };
        killing.push(kill());
      });
      await Promise.all(killing);
      unanswered += waiting.length;
    }

    sandbox = await start();
    const guests = guestsOf(sandbox);
    for (let tries = 0; tries < 5 && waiting.length > 0; tries += 1) await orderAll(guests);
    const wrong = waiting.map(({ name }) => `guest ${name} gets no outcome`);
    const outcomes = {};
    for (const [{ token }, { outcome, orderNo, answer }] of settled) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (orderNo === undefined) continue;
      const { status, body } = await guests.call(token, `${paths.orders}/${orderNo}`);
      if (status !== 200 || !isDeepStrictEqual(essence(body), answer))
        wrong.push(`order ${orderNo} was answered ${JSON.stringify(answer)} and is ${JSON.stringify(body)}`);
    }
    await sandbox.stop();
    wrong.push(...(await audited((rows) => auditOrders(rows, before, `${dataFolder}-card-ledger.jsonl`))));
    const [inDatabase] = await audited((rows) =>
      rows("select count(*)::int as placed from orders where status <> 'failed' and email like 'guest-%@example.test'"),
    );
    if (inDatabase.placed !== outcomes.new)
      wrong.push(`${outcomes.new} orders were answered as placed, ${inDatabase.placed} are in the database`);
    return { outcomes, unanswered, moments, wrong };
  } finally {
    await sandbox?.kill();
    await database?.drop();
    home.remove();
  }
};

const usage = `node bench/kill-in-orders.mjs [options]

  --kills 10            how often the sandbox is killed
  --orders 1000         orders placed, spread over the kills
  --seed 1              what decides when
  --server URL          a PostgreSQL server; left out, the embedded database is used
  --server-pid FILE     with --server-start: kills that server too, in the middle round
  --server-start CMD    starts it again`;

if (process.argv[1] === import.meta.filename) {
  const text = { type: "string" };
  const { values } = parseArgs({
    options: {
      kills: text,
      orders: text,
      seed: text,
      server: text,
      help: { type: "boolean" },
      "server-pid": text,
      "server-start": text,
    },
  });
  if (values.help) console.log(usage);
  else {
    const started = performance.now();
    const result = await killInOrders({
      kills: Number(values.kills ?? 10),
      orders: Number(values.orders ?? 1000),
      seed: Number(values.seed ?? 1),
      server: values.server,
      serverKill: values["server-pid"] ? { pidFile: values["server-pid"], start: values["server-start"] } : undefined,
    });
    console.log(JSON.stringify({ ...result, seconds: Math.round((performance.now() - started) / 1000) }, null, 2));
    process.exitCode = result.wrong.length === 0 ? 0 : 1;
  }
}
