import { cardBrand, isKnownCardCode, listedBrand, listedBrands, securityCodeLength, shownMask } from "./card-brand.ts";

describe("card brands", () => {
  it.each([
    ["001", "visa"],
    ["002", "mastercard"],
    ["003", "amex"],
    ["004", "discover"],
    ["042", "discover"],
  ])("code %s is %s", (code, brand) => {
    expect(cardBrand(code)).toBe(brand);
    expect(isKnownCardCode(code)).toBe(true);
  });

  it.each(["005", "007", "062", "1", "", "constructor", "__proto__"])("code '%s' is refused", (code) => {
    expect(() => cardBrand(code)).toThrow("unknown card type");
    expect(isKnownCardCode(code)).toBe(false);
  });
});

test("cards, Klarna and Venmo are listed", () => {
  expect(listedBrands).toEqual(["visa", "mastercard", "americanexpress", "discover", "klarna", "venmo"]);
});

test.each([
  ["Visa", "visa", 3],
  ["Master Card", "mastercard", 3],
  ["Amex", "americanexpress", 4],
  ["American Express", "americanexpress", 4],
  ["Discover", "discover", 3],
  ["KLARNA", "klarna", 3],
  ["JCB", undefined, 3],
])("%s is listed as %s, with a security code of %i digits", (name, brand, digits) => {
  expect(listedBrand(name)).toBe(brand);
  expect(securityCodeLength(name)).toBe(digits);
});

test.each([
  ["***********0005", "****" + "********" + "0005"],
  ["************1111", "************1111"],
  ["**********4904", "**********4904"],
  ["", ""],
])("a masked number %j is shown as %j: one of 15 characters gets an extra mask character", (mask, shown) => {
  expect(shownMask(mask)).toBe(shown);
});
