import { formatBirthday, readBirthday, showBirthday } from "./birthday.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  ["12/31/1990", "1990-12-31"],
  ["02/29/2024", "2024-02-29"],
  [" 01/05/2001 ", "2001-01-05"],
  ["02/29/2023", null],
  ["13/01/1990", null],
  ["00/10/1990", null],
  ["12/31/1890", null],
  ["1/2/1990", null],
  ["1990-12-31", null],
  ["12/31/2027", null],
  ["11/22/2026", "2026-11-22"],
  ["11/23/2026", null],
  ["12/31/1900", "1900-12-31"],
  ["1 12/31/1990", null],
  ["12/31/1990 1", null],
  ["", null],
])("'%s' is the birthday %s", (typed, kept) => {
  expect(readBirthday(typed, now)).toBe(kept);
});

test("who is born this minute has a birthday", () => {
  expect(readBirthday("11/22/2026", new Date("2026-11-22T00:00:00Z"))).toBe("2026-11-22");
});

test("a kept birthday is shown as it is typed, and eight digits get their slashes", () => {
  expect(showBirthday("1990-12-31")).toBe("12/31/1990");
  expect(showBirthday("1990-12-31T00:00:00.000Z")).toBe("12/31/1990");
  expect(showBirthday("1990-12")).toBe("");
  expect(showBirthday("-12-31")).toBe("");
  expect(showBirthday(undefined)).toBe("");
  expect(formatBirthday("12311990")).toBe("12/31/1990");
  expect(formatBirthday("12-31-1990")).toBe("12/31/1990");
  expect(formatBirthday("1231")).toBe("1231");
  expect(formatBirthday("123119901")).toBe("123119901");
});
