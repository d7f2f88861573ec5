import { execFileSync } from "node:child_process";
import budgets from "../../bench/budgets.json";
import { atTime, createBuiltShop, type BuiltShop } from "./built-shop.ts";

const PURGE_SECRET = "right";

let shop: BuiltShop;
beforeAll(async () => {
  const settings = { SANDBOX_CONTROL: "loopback", CACHE_PURGE_SECRET: PURGE_SECRET };
  shop = await createBuiltShop({ ...atTime("2026-10-06T15:00:00Z"), ...settings });
  await shop.start();
}, 120_000);
afterAll(() => shop.remove());

/** How many calls backend and third parties have been asked so far. */
const callsSoFar = async (): Promise<number> => {
  const answer = await fetch(`${shop.sandboxOrigin}/__sandbox/journal?limit=1`);
  const { calls } = (await answer.json()) as { calls: { number: number }[] };
  return calls[0]?.number ?? 0;
};

/** Calls while a page is made; nobody has it kept. */
const callsOf = async (address: string): Promise<number> => {
  const purged = await fetch(`${shop.origin}/__cache/purge`, {
    method: "POST",
    headers: { "x-purge-secret": PURGE_SECRET, "content-type": "application/json" },
    body: "{}",
  });
  expect(purged.status).toBe(200);
  const before = await callsSoFar();
  const page = await fetch(shop.origin + address);
  expect([page.status, page.headers.get("x-cache") === "hit"]).toEqual([200, false]);
  await page.text();
  return (await callsSoFar()) - before;
};

// In their order: the first page of a new process asks for what all of them share.
describe("what a page asks of the backend while it is made", () => {
  it.each(Object.entries(budgets.calls))("%s stays within its budget", async (address, budget) => {
    const first = await callsOf(address);
    // What all pages share is kept for some seconds, which may just be over.
    const again = Math.min(await callsOf(address), await callsOf(address), await callsOf(address));
    expect([again > 0, first >= again]).toEqual([true, true]);
    expect(first).toBeLessThanOrEqual(budget.first);
    expect(again).toBeLessThanOrEqual(budget.again);
  });
});

test("no more packages are installed than the budget says", () => {
  const counted = execFileSync(process.execPath, ["bench/install.mjs"], { encoding: "utf8" });
  const { all, production } = JSON.parse(counted) as { all: number; production: number };
  const budget = budgets.rows.install;
  expect(production).toBeGreaterThan(100);
  expect([all <= budget["packages in all"], production <= budget["packages in production"]]).toEqual([true, true]);
});
