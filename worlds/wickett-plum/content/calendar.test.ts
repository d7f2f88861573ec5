import { blackFriday, easterSunday, fathersDay, mothersDay, nextAfter, nextSpan, valentinesDay } from "./calendar.ts";

const on = (date: Date) => date.toISOString().slice(0, 10);

describe("the shop's calendar", () => {
  it.each([
    ["Easter 2024", easterSunday(2024), "2024-03-31"],
    ["Easter 2025", easterSunday(2025), "2025-04-20"],
    ["Easter 2026", easterSunday(2026), "2026-04-05"],
    ["Easter 2027", easterSunday(2027), "2027-03-28"],
    ["Easter 2038, as late as it gets", easterSunday(2038), "2038-04-25"],
    ["Mother’s Day 2026", mothersDay(2026), "2026-05-10"],
    ["Father’s Day 2026", fathersDay(2026), "2026-06-21"],
    ["the Friday after Thanksgiving 2026", blackFriday(2026), "2026-11-27"],
    ["the Friday after Thanksgiving 2030", blackFriday(2030), "2030-11-29"],
  ])("knows %s", (_, found, expected) => {
    expect(on(found)).toBe(expected);
  });

  it("looks for the next time a day comes, this year's or the next's", () => {
    expect(on(nextAfter(new Date("2026-02-13T23:00:00Z"), valentinesDay))).toBe("2026-02-14");
    expect(on(nextAfter(new Date("2026-02-14T00:00:00Z"), valentinesDay))).toBe("2027-02-14");
  });

  it.each([
    ["2026-11-20T00:00:00Z", "2026-11-27", "2026-12-01"],
    ["2026-11-30T23:59:59Z", "2026-11-27", "2026-12-01"],
    ["2026-12-01T00:00:00Z", "2027-11-26", "2027-11-30"],
  ])("seen at %s, four days from Black Friday on start on %s and end before %s", (now, start, end) => {
    const span = nextSpan(new Date(now), blackFriday, 4);
    expect([on(span.start), on(span.end)]).toEqual([start, end]);
  });
});
