import { offeredCountries, provinces, regionsOf, states } from "./regions.ts";

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
