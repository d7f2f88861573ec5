import { discountProgress } from "./discount-tiers.ts";

const near = (...list: [text: string, threshold: number, total: number][]) => ({
  shipments: [
    {
      c_approachingDiscounts: list.map(([itemText, threshold, merchandiseTotal]) => ({
        itemText,
        threshold,
        merchandiseTotal,
        remain: threshold - merchandiseTotal,
      })),
    },
  ],
});

test.each([
  ["nothing is near", near(), 0, [], 0],
  ["one tier", near(["Free", 60, 45]), 0, [["Free", 15]], 75],
  [
    "the nearest first",
    near(["Free", 100, 40], ["Half", 50, 40]),
    0,
    [
      ["Half", 10],
      ["Free", 60],
    ],
    40,
  ],
  ["what was chosen counts", near(["Free", 60, 45]), 9.5, [["Free", 5.5]], 91],
  ["never beyond the end", near(["Free", 60, 45]), 40, [["Free", 0]], 100],
  ["one threshold is named once", near(["Free", 60, 45], ["Free", 60, 45]), 0, [["Free", 15]], 75],
  ["without words it is none", near(["", 60, 45]), 0, [], 0],
])("on the way to a promotion: %s", (_name, basket, chosen, tiers, percent) => {
  const progress = discountProgress(basket, chosen);
  expect(progress.tiers.map(({ text, remaining }) => [text, remaining])).toEqual(tiers);
  expect(progress.percent).toBe(percent);
});
