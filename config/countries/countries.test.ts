import { isCountry } from "./countries.ts";
import { aliases, postalPatterns, postalsWithoutZeros, telephones } from "./formats.ts";
import { regions } from "./regions.ts";
import { states } from "./states.ts";

test.each([
  ["US", "94110-1234", "9411"],
  ["CA", "k1a 0b1", "K1A 0B"],
  ["DE", "10115", "1011"],
  ["DE", "01067", "00123"],
  ["DE", "80331", "80331-1234"],
] as const)("in %s %s is a postal code, %s is none", (country, good, bad) => {
  expect([good, bad].map((code) => postalPatterns[country].test(code))).toEqual([true, false]);
});

test.each([
  ["+49 30 1234567", "0301234567", "030 1234567"],
  ["+49 (0)30 1234567", "0301234567", "030 1234567"],
  ["0049 171 1234567", "01711234567", "0171 1234567"],
  ["04421/98765", "0442198765", "04421/98765"],
  ["", "", ""],
])("the German number %p is kept as %p and shown as %p", (typed, kept, shown) => {
  expect(telephones.DE.digitsOf(typed)).toBe(kept);
  expect(telephones.DE.show(typed)).toBe(shown);
});

test("a German address names no state, and a German postal code lies in none", () => {
  expect(regions.DE("de-DE")).toEqual([]);
  expect(states.DE("10115")).toBe("");
  expect(states.DE("1011")).toBeUndefined();
});

test("what a spreadsheet makes of a German postal code is known", () => {
  expect(["1067", "106", "0106"].map((text) => postalsWithoutZeros.DE?.test(text))).toEqual([true, false, false]);
});

test("a table of addresses names a country in small letters, and no two by one name", () => {
  const all = Object.values(aliases).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((name) => /^[a-z]+$/.test(name))).toBe(true);
});

test.each([
  ["DE", true],
  ["FR", false],
  ["toString", false],
  [undefined, false],
])("%p is a country of the shop: %p", (code, is) => {
  expect(isCountry(code)).toBe(is);
});
