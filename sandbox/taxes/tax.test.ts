import { canadianRates, usRates } from "#sandbox/world/taxes.ts";
import { jurisdictionOf, taxOn, taxRate, taxRateKey } from "./tax.ts";

test.each([
  [1000, 0.0625, 63],
  [2295, 0.0625, 143],
  [995, 0.14975, 149],
  [100, 0.005, 1],
  [99, 0.005, 0],
  [0, 0.07, 0],
])("tax on %p cents at %p is %p cents", (cents, rate, tax) => {
  expect(taxOn(cents, rate)).toBe(tax);
});

test("a place without an entry takes nothing", () => {
  const illinois = { countryCode: "US", regionCode: "IL" };
  const rates = new Map([[taxRateKey(illinois, "candy"), 6250]]);
  expect(taxRate(rates, illinois, "candy")).toBe(0.0625);
  expect(taxRate(rates, illinois, "gift-card")).toBe(0);
  expect(taxRate(rates, { countryCode: "US", regionCode: "PR" }, "candy")).toBe(0);
});

test.each([
  [
    { countryCode: "us", stateCode: "il" },
    { countryCode: "US", regionCode: "IL" },
  ],
  [{ countryCode: "US" }, null],
  [{ stateCode: "IL" }, null],
  [null, null],
])("the place of %p", (address, place) => {
  expect(jurisdictionOf(address)).toEqual(place);
});

test("the table has every state and province, and candy apart from what is made with flour", () => {
  expect(Object.keys(usRates)).toHaveLength(51);
  expect(Object.keys(canadianRates)).toHaveLength(13);
  const split = Object.values(usRates).filter(({ candy, foodFlour }) => candy !== foodFlour);
  expect(split.length).toBeGreaterThan(20);
});
