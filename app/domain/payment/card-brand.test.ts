import { cardBrand, isKnownCardCode } from "./card-brand.ts";

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
