import { detectCardTypes, passesLuhn } from "./card-table.ts";
import { magicCards } from "./magic-cards.ts";

const codes = (number: string) => detectCardTypes(number).map(({ code }) => code);

describe("the processor's card table", () => {
  it.each([
    ["4111111111111111", "001"],
    ["5555555555554444", "002"],
    ["2221000000000009", "002"],
    ["2720990000000007", "002"],
    ["378282246310005", "003"],
    ["6011000990139424", "004"],
    ["6011111111111117", "042"],
    ["6221260000000000", "004"],
    ["6229260000000000", "042"],
    ["30569309025904", "005"],
    ["3530111333300000", "007"],
    ["6240000000000000", "062"],
  ])("%s is first of all a %s", (number, code) => {
    expect(codes(number)[0]).toBe(code);
  });

  it.each(["", "1", "9999999999999999", "2220990000000000", "2721000000000000"])("'%s' is no card", (number) => {
    expect(codes(number)).toEqual([]);
  });

  it("knows a wrong check digit", () => {
    expect(passesLuhn("4111111111111111")).toBe(true);
    expect(passesLuhn("4111111111111112")).toBe(false);
  });

  it.each(Object.entries(magicCards))("the magic card %s has the check digit and the type it claims", (_, card) => {
    expect(passesLuhn(card.number)).toBe(true);
    expect(codes(card.number)[0]).toBe(card.code);
  });
});
