import fc from "fast-check";
import { canadianRates, usRates } from "#worlds/wickett-plum/taxes.ts";
import { createTaxService } from "./tax-service.ts";
import { jurisdictionOf, ratesOn, taxOn, taxRate, taxRateKey, taxWithin } from "./tax.ts";

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

test.each([
  [1300, 0.19, 208],
  [490, 0.19, 78],
  [490, 0.07, 32],
  [119, 0.19, 19],
  [100, 0, 0],
])("a price of %p cents holds, at %p, %p cents of tax", (cents, rate, tax) => {
  expect(taxWithin(cents, rate)).toBe(tax);
});

test("the tax within a price is what comes on top of the rest, to half a cent", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(30_000), (cents, parts) => {
      const rate = parts / 100_000;
      const tax = taxWithin(cents, rate);
      expect(Math.abs((cents - tax) * rate - tax)).toBeLessThanOrEqual((1 + rate) / 2 + 1e-6);
    }),
  );
});

test("rule 3.4.1: a rate is of a place and a class; a place without an entry takes nothing", () => {
  const illinois = { countryCode: "US", regionCode: "IL" };
  const rates = new Map([[taxRateKey(illinois, "candy"), 6250]]);
  expect(taxRate(rates, illinois, "candy")).toBe(0.0625);
  expect(taxRate(rates, illinois, "gift-card")).toBe(0);
  expect(taxRate(rates, { countryCode: "US", regionCode: "PR" }, "candy")).toBe(0);
});

test.each([
  ["94103", 0.08625],
  ["94103-1234", 0.08625],
  ["941031234", 0.08625],
  ["94104-1234", 0.0725],
  ["94103-9999", 0.09],
])("the postal code %s is taxed as the code it lies in, unless it has a rate of its own", (postalCode, expected) => {
  const state = { countryCode: "US", regionCode: "CA" };
  const code = (regionCode: string) => taxRateKey({ countryCode: "US", regionCode }, "candy");
  const rates = new Map([
    [taxRateKey(state, "candy"), 7250],
    [code("94103"), 8625],
    [code("94103-9999"), 9000],
  ]);
  expect(taxRate(rates, { ...state, postalCode }, "candy")).toBe(expected);
});

test.each([
  [
    { countryCode: "us", stateCode: "il" },
    { countryCode: "US", regionCode: "IL" },
  ],
  [{ countryCode: "US" }, null],
  [{ countryCode: "CA", stateCode: "" }, null],
  [{ countryCode: "DE" }, { countryCode: "DE", regionCode: "-" }],
  [{ stateCode: "IL" }, null],
  [null, null],
])("the place of %p", (address, place) => {
  expect(jurisdictionOf(address)).toEqual(place);
});

test("rule 3.4.2: the table has every state and province, and candy apart from what is made with flour", () => {
  expect(Object.keys(usRates)).toHaveLength(51);
  expect(Object.keys(canadianRates)).toHaveLength(13);
  const split = Object.values(usRates).filter(({ candy, foodFlour }) => candy !== foodFlour);
  expect(split.length).toBeGreaterThan(20);
});

test("rule 3.4.3: rates are dated, may be overridden, and may come from somebody else", async () => {
  const rate = { countryCode: "US", regionCode: "IL", taxClass: "candy", rate: 6250, validFrom: "2026-01-01" };
  const rows = [rate, { ...rate, rate: 7000, validFrom: "2026-07-01" }];
  expect([...ratesOn(rows, "2026-06-30").values()]).toEqual([6250]);
  expect([...ratesOn(rows, "2026-07-01").values()]).toEqual([7000]);
  expect(ratesOn(rows, "2025-12-31").size).toBe(0);
  let now = new Date("2026-06-30T12:00:00Z");
  const repository = {
    readRates: () => Promise.resolve(rows),
    putRate: (added: typeof rate) => Promise.resolve(void rows.push(added)),
  };
  const service = createTaxService(repository, { now: () => now });
  const here = async () => [...(await service.rates()).values()];
  expect(await here()).toEqual([6250]);
  now = new Date("2026-07-01T00:00:00Z");
  expect(await here()).toEqual([7000]);
  await service.putRate({ ...rate, rate: 8000, validFrom: "2026-07-01" });
  expect(await here()).toEqual([8000]);
  service.use({ rates: () => Promise.resolve(new Map([["US/IL/candy", 1]])) });
  expect(await here()).toEqual([1]);
  service.use(null);
  expect(await here()).toEqual([8000]);
});
