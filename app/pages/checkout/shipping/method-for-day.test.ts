import { changeOfWay, choiceFor, methodForDay } from "./method-for-day.ts";

const until = (first: string) => ({ c_dateWantedRangeStart: first, c_dateWantedRangeEnd: "2026-12-31" });
const ground = { id: "ground", price: 7, ...until("2026-12-20") };
const fast = { id: "fast", price: 18, ...until("2026-12-10"), c_blockedDates: ["2026-12-13"] };
const slow = { id: "slow", price: 3 };
const offered = [fast, ground, slow];

test.each([
  ["2026-12-24", "ground"],
  ["2026-12-12", "fast"],
  ["2026-12-13", undefined],
  ["2026-12-01", undefined],
  [null, undefined],
])("by %s the cheapest way is %s", (day, id) => {
  expect(methodForDay(offered, day)?.id).toBe(id);
});

test("a parcel with a day of its list goes the way that keeps it, and says so", () => {
  expect(choiceFor({ shipmentId: "s1", c_DATE_WANTED: "2026-12-12" }, offered)).toEqual({
    shipmentId: "s1",
    shippingMethod: { id: "fast" },
    c_DATE_WANTED: "2026-12-12",
    c_isCalendarSelection: true,
    c_dateWantedRangeStart: "2026-12-10",
    c_dateWantedRangeEnd: "2026-12-31",
    c_shipnow: null,
  });
});

test("a day that no way keeps is taken off, and a way that is chosen stays", () => {
  expect(choiceFor({ shipmentId: "s1", c_DATE_WANTED: "2026-12-01" }, offered)).toMatchObject({ c_DATE_WANTED: null });
  expect(choiceFor({ shipmentId: "s1", shippingMethod: { id: "slow" } }, offered)).toBeNull();
});

test("a parcel that goes somewhere else keeps its day by another way, and its way where that keeps the day", () => {
  const parcel = { shipmentId: "s1", shippingMethod: { id: "ground" } };
  expect(choiceFor({ ...parcel, c_DATE_WANTED: "2026-12-24" }, offered)).toBeNull();
  expect(choiceFor({ ...parcel, c_DATE_WANTED: "2026-12-12" }, offered)).toMatchObject({
    shippingMethod: { id: "fast" },
    c_DATE_WANTED: "2026-12-12",
  });
  expect(choiceFor({ ...parcel, c_DATE_WANTED: "2026-12-01" }, offered)).toMatchObject({
    shippingMethod: { id: "ground" },
    c_DATE_WANTED: null,
  });
});

test.each([
  ["2026-12-24", fast, false, undefined],
  ["2026-12-13", fast, true, null],
  ["2026-12-24", slow, true, null],
  [undefined, slow, false, undefined],
])("with the day %s a change of way to %j loses it: %s", (day, method, isDayLost, told) => {
  const change = changeOfWay({ shippingMethod: { id: "ground" }, c_DATE_WANTED: day }, method);
  expect(change).toMatchObject({ isDayLost, said: { shippingMethod: { id: method.id } } });
  expect((change.said as { c_DATE_WANTED?: null }).c_DATE_WANTED).toBe(told);
});
