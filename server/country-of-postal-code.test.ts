import { countryOfPostalCode } from "./country-of-postal-code.ts";

test.each([
  ["94110", "US", "US"],
  ["941", "CA", "US"],
  ["K1A 0B1", "US", "CA"],
  ["k1a", "CA", "CA"],
  ["10115", "DE", "DE"],
  ["K1A 0B1", "DE", "DE"],
] as const)("%s asked in the shop of %s is a place in %s", (code, own, country) => {
  expect(countryOfPostalCode(code, own)).toBe(country);
});
