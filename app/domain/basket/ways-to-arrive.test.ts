import { wayBy, waysWorthTaking } from "./ways-to-arrive.ts";

const way = (price: number, latest: string, earliest = latest) => ({ price, earliest, latest });
const ground = way(6.95, "2026-12-08", "2026-12-07");
const mail = way(7.95, "2026-12-08", "2026-12-05");
const threeDays = way(12.5, "2026-12-04");
const nextDay = way(25.95, "2026-12-02");
const morning = way(28.95, "2026-12-02");

test("who pays more arrives sooner, the cheapest first", () => {
  expect(waysWorthTaking([morning, nextDay, threeDays, mail, ground])).toEqual([ground, threeDays, nextDay]);
  expect(waysWorthTaking([])).toEqual([]);
});

test("of two at one price the sooner is taken", () => {
  expect(waysWorthTaking([ground, way(6.95, "2026-12-07")])).toEqual([way(6.95, "2026-12-07")]);
});

test.each([
  [undefined, ground],
  ["2026-12-08", ground],
  ["2026-12-07", threeDays],
  ["2026-12-03", nextDay],
  ["2026-12-02", nextDay],
  ["2026-12-01", undefined],
])("by %s it comes with the cheapest way that makes it", (day, expected) => {
  expect(wayBy([ground, threeDays, nextDay], day)).toEqual(expected);
});
