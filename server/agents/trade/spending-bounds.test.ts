import { createKeptValues } from "../sessions/kept-values.ts";
import { countSpending, type SpendingBounds, uncountSpending } from "./spending-bounds.ts";

const bounds: SpendingBounds = { order: null, platformDay: 2_500, day: 4_000, confirm: "none" };
const session = (id: string, platform = "https://one.example/ucp") => ({ id, site: "us", platform });
const basket = { orderTotal: 10 };

test("orders that come at once spend no more than a day's bound, and one that is tried again counts once", async () => {
  const values = createKeptValues(null, 1_000);
  const names = ["a", "b", "c", "d"];
  const notes = await Promise.all(names.map((name) => countSpending({ values }, session(name), basket, bounds)));
  expect(notes.map(([note]) => note?.code)).toEqual([
    undefined,
    undefined,
    "spending_limit_reached",
    "spending_limit_reached",
  ]);
  expect(await countSpending({ values }, session("b"), basket, bounds)).toEqual([]);
});

test("what was not placed does not count, and all platforms have a bound together", async () => {
  const values = createKeptValues(null, 1_000);
  const other = (id: string) => session(id, "https://two.example/ucp");
  for (const each of [session("a"), session("b"), other("c"), other("d")])
    expect(await countSpending({ values }, each, basket, bounds)).toEqual([]);
  const third = session("e", "https://three.example/ucp");
  expect(await countSpending({ values }, third, basket, bounds)).toMatchObject([{ severity: "requires_buyer_review" }]);
  await uncountSpending({ values }, session("a"));
  expect(await countSpending({ values }, third, basket, bounds)).toEqual([]);
});

test("another day and another site begin anew", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-26T23:59:00Z") });
  const values = createKeptValues(null, 1_000);
  const tight = { ...bounds, day: 1_000 };
  expect(await countSpending({ values }, session("a"), basket, tight)).toEqual([]);
  expect(await countSpending({ values }, session("b"), basket, tight)).toHaveLength(1);
  expect(await countSpending({ values }, { ...session("b"), site: "ca" }, basket, tight)).toEqual([]);
  jest.setSystemTime(Date.parse("2026-11-27T00:01:00Z"));
  expect(await countSpending({ values }, session("b"), basket, tight)).toEqual([]);
  jest.useRealTimers();
});
