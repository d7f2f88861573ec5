import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { guestsOf, paths } from "./guests.mjs";
import { ownDatabase } from "./own-database.mjs";
import { bundleSandbox, cpuSeconds, freshFolder, runSandbox } from "./run-sandbox.mjs";
import { percentile } from "./statistics.mjs";

/** A sweet with some stock, and one that never runs out. */
const scarce = "483107";
const endless = "487101";

const PLACED = "new paid";
const SOLD_OUT = "400 product-item-not-available";
const USED_UP = "400 invalid-coupon-code";

const outcomeOf = ({ status, body }) =>
  status === 200 ? `${body.status} ${body.paymentStatus}` : `${status} ${body.type.split("/").at(-1)}`;

const atOnce = async (guests, order, pid) => {
  const started = performance.now();
  const cpuBefore = cpuSeconds(pid);
  const answers = await Promise.all(
    guests.map(async (guest) => {
      const answer = await order(guest);
      return { outcome: outcomeOf(answer), ms: performance.now() - started };
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const outcomes = {};
  for (const { outcome } of answers) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const times = answers.map(({ ms }) => ms);
  return {
    outcomes,
    seconds,
    p95: percentile(times, 0.95),
    longestMs: Math.max(...times),
    cpuSeconds: cpuBefore === undefined ? undefined : cpuSeconds(pid) - cpuBefore,
  };
};

/**
 * 200 guests order the last 50 pieces at once, and 500 use a coupon that is good for 100 orders at once, by card and
 * over HTTP.
 * @param server address of a PostgreSQL server; left out, the embedded database is used
 * @returns for both: how often each outcome came about, whether that is exactly as there was to give, seconds until the
 * last answer, and CPU seconds of the sandbox meanwhile
 */
export const measureLastPieces = async (server) => {
  const place = freshFolder();
  const database = server ? await ownDatabase(server) : undefined;
  try {
    await bundleSandbox(place.folder);
    const sandbox = await runSandbox(path.join(place.folder, "sandbox.cjs"), place.folder, {
      DATABASE_URL: database?.url ?? "",
    });
    try {
      const { readyGuest, readyGuests, order, made } = guestsOf(sandbox);
      const atsOf = async ({ token }) => (await made(token, `${paths.products}/${scarce}`)).inventory.ats;

      const wish = { items: [{ productId: scarce, quantity: 1 }] };
      const buyers = await readyGuests(200, () => wish);
      const surplus = (await atsOf(buyers[0])) - 50;
      if (surplus > 0) {
        const hoarder = await readyGuest("first", { items: [{ productId: scarce, quantity: surplus }] });
        await order(hoarder);
      }
      const pieces = await atOnce(buyers, order, sandbox.pid);

      const users = await readyGuests(500, () => ({
        items: [{ productId: endless, quantity: 1 }],
        codes: ["FIRST100"],
      }));
      const uses = await atOnce(users, order, sandbox.pid);
      const left = await atsOf(buyers[0]);
      return {
        pieces: {
          ...pieces,
          isExact: left === 0 && isDeepStrictEqual(pieces.outcomes, { [PLACED]: 50, [SOLD_OUT]: 150 }),
        },
        uses: { ...uses, isExact: isDeepStrictEqual(uses.outcomes, { [PLACED]: 100, [USED_UP]: 400 }) },
      };
    } finally {
      await sandbox.stop();
    }
  } finally {
    await database?.drop();
    place.remove();
  }
};

if (process.argv[1] === import.meta.filename) console.log(await measureLastPieces(process.argv[2]));
