import fc from "fast-check";
import { canadianRates, usRates } from "#worlds/wickett-plum/taxes.ts";
import { taxItemsOf } from "./tax-items.ts";

test.each([
  ["US", "IL", 0.0625, 63, [{ id: "IL-SALES-TAX", rate: 0.0625, cents: 63 }]],
  ["CA", "ON", 0.13, 130, [{ id: "ON-HST", rate: 0.13, cents: 130 }]],
  ["CA", "AB", 0.05, 50, [{ id: "CA-GST", rate: 0.05, cents: 50 }]],
  [
    "CA",
    "QC",
    0.14975,
    150,
    [
      { id: "CA-GST", rate: 0.05, cents: 50 },
      { id: "QC-QST", rate: 0.09975, cents: 100 },
    ],
  ],
  [
    "CA",
    "MB",
    0.12,
    121,
    [
      { id: "CA-GST", rate: 0.05, cents: 50 },
      { id: "MB-RST", rate: 0.07, cents: 71 },
    ],
  ],
  ["US", "OR", 0, 0, []],
])("in %s %s a rate of %p and a tax of %p cents are these taxes", (countryCode, regionCode, rate, cents, items) => {
  expect(taxItemsOf({ countryCode, regionCode }, rate, cents)).toEqual(items);
});

test("the taxes of a line always sum to its tax, and their rates to its rate", () => {
  const places = [
    ...Object.keys(usRates).map((regionCode) => ({ countryCode: "US", regionCode })),
    ...Object.keys(canadianRates).map((regionCode) => ({ countryCode: "CA", regionCode })),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      (place, rate, cents) => {
        const items = taxItemsOf(place, rate / 100_000, cents);
        expect(items.reduce((sum, item) => sum + item.cents, 0)).toBe(cents);
        expect(items.reduce((sum, item) => sum + item.rate, 0)).toBeCloseTo(rate / 100_000, 9);
        expect(items.every((item) => item.cents >= 0)).toBe(true);
      },
    ),
  );
});
