import colors from "./ink.colors.ts";
import { groundColors, inkOn } from "./ink.ts";

describe("ink", () => {
  it.each([
    ["#3A0F2E", colors.light],
    ["#FFE08A", colors.dark],
    ["#fff", colors.dark],
    ["#000", colors.light],
    ["white", undefined],
    ["transparent", undefined],
  ])("on %s is %s", (ground, ink) => {
    expect(inkOn(ground)).toBe(ink);
  });

  it("is lent to links and buttons on dark grounds only", () => {
    expect(groundColors("#3A0F2E")).toMatchObject({ "--ink": colors.light, "--cta-text": colors.light });
    expect(groundColors("#FFE08A")).not.toHaveProperty("--cta-text");
    expect(groundColors(undefined)).toEqual({ "--ground": undefined, "--ink": undefined });
  });
});
