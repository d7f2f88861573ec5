import * as patterns from "./patterns.ts";

const { PHONE_PATTERN } = patterns;

test.each([
  ["4155550117", true],
  ["14155550117", true],
  ["415555011", false],
  ["141555501170", false],
  ["415-555-0117", false],
])("a phone number in digits has 10 or 11 of them: %s", (digits, fits) => {
  expect(PHONE_PATTERN.test(digits)).toBe(fits);
});

/** Texts that make a careless pattern try every way to split them. */
const hostile = ["a", "1", " ", "(", "( ", "a-", "a.", "a@", "1-", ".,#'-", "é"].flatMap((part) =>
  ["", "!", "@", "("].map((end) => part.repeat(20_000 / part.length) + end),
);

test.each(Object.entries(patterns).filter((entry): entry is [string, RegExp] => entry[1] instanceof RegExp))(
  "%s reads long texts to their end without going back and forth",
  (_name, pattern) => {
    for (const text of hostile) expect(typeof pattern.test(text)).toBe("boolean");
  },
);
