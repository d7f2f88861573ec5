import { oneColor } from "./one-color.ts";

type Pixel = readonly [number, number, number, number];
const white: Pixel = [255, 255, 255, 255];
const black: Pixel = [0, 0, 0, 255];
const plum: Pixel = [110, 30, 80, 255];
const nothing: Pixel = [0, 0, 0, 0];

/** A square of five pixels a side: one in the middle, the ground around it. */
const square = (ground: Pixel, middle: Pixel) => ({
  data: Uint8Array.from(Array.from({ length: 25 }, (_, at) => (at === 12 ? middle : ground)).flat()),
  width: 5,
  height: 5,
});

test.each<[string, Pixel, Pixel]>([
  ["dark on white", white, black],
  ["a color on white", white, plum],
  ["light on a dark ground", black, white],
  ["dark that was cut out", nothing, black],
  ["white that was cut out", nothing, white],
])("ink goes on what is drawn: %s", (_, ground, middle) => {
  const ink = oneColor(square(ground, middle));
  expect([ink?.[12], ink?.[0], ink?.length]).toEqual([255, 0, 25]);
});

test("what is white inside a dark logo that was cut out stays paper", () => {
  const logo = square(nothing, white);
  for (const at of [6, 7, 8, 11, 13, 16, 17, 18]) logo.data.set(black, at * 4);
  const ink = oneColor(logo);
  expect([ink?.[12], ink?.[11], ink?.[0]]).toEqual([0, 255, 0]);
});

test.each<[string, Pixel, Pixel]>([
  ["one color all over", plum, plum],
  ["nothing at all", nothing, nothing],
  ["white on nearly white", white, [245, 245, 245, 255]],
])("there is nothing to print on %s", (_, ground, middle) => {
  expect(oneColor(square(ground, middle))).toBeNull();
});
