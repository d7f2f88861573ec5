import colors from "./ink.colors.ts";
import { groundColors, inkOn } from "./ink.ts";

describe("ink", () => {
  it.each([
    ["#3A0F2E", colors.light],
    ["#FFE08A", colors.dark],
    ["#fff", colors.dark],
    ["#000", colors.light],
    ["#3a0f2e80", colors.light],
    ["#FFE08A80", colors.dark],
    ["#7B7B7B", colors.light],
    ["#7C7C7C", colors.dark],
    ["#0074FF", colors.light],
    ["#0075FF", colors.dark],
    ["#098F09", colors.light],
    ["#099009", colors.dark],
    ["#0000", undefined],
    ["#12345g", undefined],
    ["color(#3A0F2E)", undefined],
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
