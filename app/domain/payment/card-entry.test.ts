import { type CardEntry, cardEntryErrors } from "./card-entry.ts";

const filled = { empty: false, valid: true, couldBeValid: true };
const empty = { empty: true, valid: false, couldBeValid: true };
const short = { empty: false, valid: false, couldBeValid: true };
const wrong = { empty: false, valid: false, couldBeValid: false };

const entry = (changes: Partial<CardEntry> = {}): CardEntry => ({
  number: filled,
  securityCode: filled,
  cardCode: "001",
  expiry: "07/30",
  holder: "June Marlowe",
  ...changes,
});

describe("card entry", () => {
  it.each<[string, Partial<CardEntry>, object]>([
    ["a complete card is fine", {}, {}],
    ["a missing name is asked for", { holder: "  " }, { holder: "required" }],
    ["an empty number is asked for", { number: empty }, { number: "required" }],
    ["half a number is invalid", { number: short }, { number: "invalid" }],
    ["a number that fails its check digit is invalid", { number: wrong }, { number: "invalid" }],
    ["a brand outside the map is refused", { cardCode: "005" }, { number: "unknownBrand" }],
    ["an empty security code is asked for", { securityCode: empty }, { securityCode: "required" }],
    ["a short security code has the wrong length", { securityCode: short }, { securityCode: "cvvLength" }],
    ["letters in the security code are a wrong value", { securityCode: wrong }, { securityCode: "cvvValue" }],
    ["a missing expiry is asked for", { expiry: " " }, { expiry: "required" }],
    ["a missing year is no expiry", { expiry: "07/" }, { expiry: "noExpiry" }],
    ["a thirteenth month is no expiry", { expiry: "13/30" }, { expiry: "noExpiry" }],
    ["a past month is expired", { expiry: "01/26" }, { expiry: "expired" }],
  ])("%s", (_, changes, errors) => {
    expect(cardEntryErrors(entry(changes), new Date(2026, 5, 15))).toEqual(errors);
  });

  it("lists what is missing in the order of the form", () => {
    const errors = cardEntryErrors(
      entry({ holder: "", number: empty, securityCode: empty, expiry: "" }),
      new Date(2026, 5, 15),
    );
    expect(Object.keys(errors)).toEqual(["holder", "number", "expiry", "securityCode"]);
  });
});
