import { methodsByDay } from "./methods-by-day.ts";

const method = (id: string, price: number, latest?: string) => ({
  id,
  price,
  ...(latest && { c_arrivalPromise: { earliest: latest, latest, zone: "America/Los_Angeles" } }),
});

const ground = method("ground", 6.95, "2026-11-30");
const three = method("three-day", 12.5, "2026-12-01");
const second = method("second-day", 16.5, "2026-11-30");
const postal = method("postal", 7.95, "2026-11-30");
const next = method("next-day", 25.95, "2026-11-25");
const saver = method("next-day-saver", 25.95, "2026-11-25");
const silent = method("silent", 1);

const ids = (methods: readonly { id: string }[]) => methods.map(({ id }) => id).join(" ");

test.each([
  [
    "what is dearer and later is folded away, and the rest comes by day",
    [ground, three, second, postal, next],
    "ground",
    ["next-day ground", "postal second-day three-day", "ground", "next-day"],
  ],
  ["the chosen one is always shown", [ground, three], "three-day", ["ground three-day", "", "ground", "ground"]],
  [
    "of two the same the first stays",
    [next, saver, ground],
    undefined,
    ["next-day ground", "next-day-saver", "ground", "next-day"],
  ],
  [
    "what says no day stands last and folds nothing",
    [silent, ground],
    undefined,
    ["ground silent", "", undefined, undefined],
  ],
  ["one alone is neither cheapest nor fastest", [ground], "ground", ["ground", "", undefined, undefined]],
])("%s", (_, offered, chosenId, expected) => {
  const { shown, folded, cheapestId, fastestId } = methodsByDay(offered, chosenId);
  expect([ids(shown), ids(folded), cheapestId, fastestId]).toEqual(expected);
});
