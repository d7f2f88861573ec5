import { matchCodeOf } from "./match-code.ts";

test.each([
  ["June", "Harper", "94110", "94110HARPJ"],
  ["June", "Harper", "94110-1234", "94110HARPJ"],
  ["Élodie", "d’Été-Roy", "H2X 1Y4", "H2X1YDETEE"],
  ["Bo", "Li", "02110", "02110LIB"],
  ["June", "Harper", undefined, null],
  ["June", "Harper", "9411", null],
])("%s %s of %s has the match code %s", (firstName, lastName, postalCode, code) =>
  expect(matchCodeOf({ firstName, lastName, postalCode })).toBe(code),
);
