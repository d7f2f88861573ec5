import { offeredCountries, regionsOf } from "./regions.ts";

const states = regionsOf("US");
const provinces = regionsOf("CA");

test("every region has its own code and a name", () => {
  for (const list of [states, provinces]) {
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 3)).toBe(true);
  }
  expect(states).toHaveLength(59);
  expect(provinces).toHaveLength(13);
  expect(regionsOf("CA")).toBe(provinces);
});

test.each([
  ["US", false, ["US"]],
  ["US", true, ["US", "CA"]],
  ["CA", false, ["CA", "US"]],
] as const)("the %s shop with Canada %s offers %j", (country, allows, offered) => {
  expect(offeredCountries(country, allows)).toEqual(offered);
});

test("provinces have their French names in French, each for the same code, in the order of the alphabet", () => {
  const french = regionsOf("CA", "fr-CA");
  expect(french.map(({ code }) => code).sort()).toEqual(provinces.map(({ code }) => code).sort());
  expect(french.map(({ name }) => name)).toEqual(
    french.map(({ name }) => name).sort((one, other) => one.localeCompare(other, "fr")),
  );
  expect(french.find(({ code }) => code === "BC")?.name).toBe("Colombie-Britannique");
  expect(regionsOf("US", "fr-CA")).toBe(states);
});
