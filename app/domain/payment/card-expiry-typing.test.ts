import { readExpiry, shownExpiry } from "./card-expiry.ts";

const now = new Date(2026, 10, 21);

test.each([
  ["12030-09", null],
  ["2030-091", null],
  ["x0930", null],
  ["10930", null],
  ["09301", null],
  ["0930", { expirationMonth: "09", expirationYear: "2030" }],
  ["09/", null],
  ["/30", null],
  ["00/30", null],
  ["1/30", { expirationMonth: "01", expirationYear: "2030" }],
  ["12/46", { expirationMonth: "12", expirationYear: "2046" }],
  ["12/47", null],
])("%p is read as %j", (typed, expiry) => {
  expect(readExpiry(typed, now)).toEqual(expiry);
});

test.each([
  ["", "1", "1"],
  ["", "9", "09/"],
  ["1", "12", "12/"],
  ["1", "1/", "01/"],
  ["12/", "12/3", "12/3"],
  ["12/", "12", "1"],
  ["12/3", "12/", "12/"],
  ["123", "12", "12"],
  ["12/30", "12/3", "12/3"],
  ["", "25", "25/"],
  ["", "12.30", "12/30"],
  ["", "1230", "12/30"],
  ["12/30", "12/3x", "12/3"],
  ["", "12//30", "12/30"],
  ["", "12/30/", "12/30/"],
  ["", "1/12", "1/12"],
  ["", "112/", "112/"],
])("after %p, %p is shown as %p", (before, typed, shown) => {
  expect(shownExpiry(typed, before)).toBe(shown);
});
