import { stateOfPostalCode } from "./state-of-postal-code.ts";

test.each([
  ["94110", "CA"],
  ["94110-1234", "CA"],
  ["10001", "NY"],
  ["06390", "NY"],
  ["06340", "CT"],
  ["00901", "PR"],
  ["20001", "DC"],
  ["73301", "TX"],
  ["79901", "TX"],
  ["88510", "TX"],
  ["88001", "NM"],
  ["96701", "HI"],
  ["96799", "AS"],
  ["99501", "AK"],
  ["00000", undefined],
  ["9411", undefined],
  ["abcde", undefined],
])("the zip code %s lies in %s", (zip, state) => {
  expect(stateOfPostalCode(zip, "US")).toBe(state);
});

test.each([
  ["K1A 0B1", "ON"],
  ["h2x1y4", "QC"],
  ["V5K 0A1", "BC"],
  ["X0A 0H0", "NU"],
  ["X1A 2N2", "NT"],
  ["94110", undefined],
])("the postal code %s lies in %s", (code, province) => {
  expect(stateOfPostalCode(code, "CA")).toBe(province);
});
