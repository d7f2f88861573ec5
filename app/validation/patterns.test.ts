import { PHONE_PATTERN } from "./patterns.ts";

test.each([
  ["4155550117", true],
  ["14155550117", true],
  ["415555011", false],
  ["141555501170", false],
  ["415-555-0117", false],
])("a phone number in digits has 10 or 11 of them: %s", (digits, fits) => {
  expect(PHONE_PATTERN.test(digits)).toBe(fits);
});
