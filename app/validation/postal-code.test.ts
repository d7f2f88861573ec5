import { isPostalCode } from "./postal-code.ts";

test.each([
  ["94110", true],
  [" 94110-1234 ", true],
  ["v6b 1a1", true],
  ["V6B1A1", true],
  ["9411", false],
  ["", false],
  ["94110; drop", false],
])("%j is a postal code: %s", (text, expected) => {
  expect(isPostalCode(text)).toBe(expected);
});
