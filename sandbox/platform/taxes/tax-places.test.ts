import { jurisdictionOf, ratesOn, taxRate, type TaxRates } from "./tax.ts";

describe("where an address is taxed", () => {
  it.each([
    ["in its state", { countryCode: "us", stateCode: "ca" }, { countryCode: "US", regionCode: "CA" }],
    [
      "in its postal code",
      { countryCode: "US", stateCode: "CA", postalCode: "94110" },
      { countryCode: "US", regionCode: "CA", postalCode: "94110" },
    ],
    [
      "without an empty postal code",
      { countryCode: "US", stateCode: "CA", postalCode: "" },
      { countryCode: "US", regionCode: "CA" },
    ],
    [
      "without a postal code in numbers",
      { countryCode: "US", stateCode: "CA", postalCode: 94110 },
      { countryCode: "US", regionCode: "CA" },
    ],
    ["in a country without states", { countryCode: "FR" }, { countryCode: "FR", regionCode: "-" }],
    ["nowhere yet without a state", { countryCode: "US" }, null],
    ["nowhere yet without a province", { countryCode: "CA", stateCode: "" }, null],
    ["nowhere yet without a country", { countryCode: "", stateCode: "CA" }, null],
    ["nowhere yet without an address", null, null],
  ])("%s", (_name, address, place) => {
    expect(jurisdictionOf(address)).toEqual(place);
  });
});

describe("the rate of a place", () => {
  const rates: TaxRates = new Map([
    ["US/94103/candy", 9000],
    ["US/94103-1234/candy", 9500],
    ["US/CA/candy", 7000],
    ["US/-/candy", 1000],
    ["-/-/candy", 500],
    ["-/-/food", 300],
  ]);
  it.each([
    ["a part of a postal code", { countryCode: "US", regionCode: "CA", postalCode: "94103-1234" }, 0.095],
    ["another part of it", { countryCode: "US", regionCode: "CA", postalCode: "94103-9999" }, 0.09],
    ["a part of it without a hyphen", { countryCode: "US", regionCode: "CA", postalCode: "941039999" }, 0.09],
    ["a longer number", { countryCode: "US", regionCode: "CA", postalCode: "194103-9999" }, 0.07],
    ["a longer part", { countryCode: "US", regionCode: "CA", postalCode: "94103-99999" }, 0.07],
    ["another postal code", { countryCode: "US", regionCode: "CA", postalCode: "90001" }, 0.07],
    ["a state without a rate", { countryCode: "US", regionCode: "OR" }, 0.01],
    ["a country without a rate", { countryCode: "FR", regionCode: "-" }, 0.005],
  ])("%s", (_name, place, rate) => {
    expect(taxRate(rates, place, "candy")).toBe(rate);
  });

  it("is nothing where nothing is said", () => {
    expect(taxRate(rates, { countryCode: "US", regionCode: "CA" }, "merchandise")).toBe(0);
  });
});

test("the latest rate that has come counts, in whatever order they are given", () => {
  const rate = (validFrom: string, parts: number) => ({
    countryCode: "US",
    regionCode: "CA",
    taxClass: "candy",
    rate: parts,
    validFrom,
  });
  const given = [rate("2026-01-01", 1), rate("2026-07-01", 2), rate("2027-01-01", 3)];
  const on = (day: string) => [given, [...given].reverse()].map((each) => ratesOn(each, day).get("US/CA/candy"));
  expect([on("2025-12-31"), on("2026-01-01"), on("2026-12-31"), on("2027-01-01")]).toEqual([
    [undefined, undefined],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
