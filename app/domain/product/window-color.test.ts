import { windowColors } from "./window-color.ts";

test.each([
  ["products keep their own color", ["mint", "butter"], ["mint", "butter"]],
  ["a neighbor's color is swapped for the next", ["ice", "ice", "ice"], ["ice", "mint", "ice"]],
  ["products without a color take turns", [undefined, undefined], ["sherbet", "butter"]],
  ["unknown colors take turns as well", ["neon"], ["sherbet"]],
  ["nothing to show", [], []],
])("%s", (_, own, colors) => {
  expect(windowColors(own)).toEqual(colors);
});

test("no two neighbors ever share a color", () => {
  const names = ["sherbet", "sherbet", "toffee", "toffee", "sherbet", undefined, undefined, "mint", "mint", "lilac"];
  const colors = windowColors(names);
  expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([]);
});
