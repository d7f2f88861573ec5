import { readQuantity } from "./quantity.ts";

test.each([
  ["1", { quantity: 1 }],
  [" 12 ", { quantity: 12 }],
  ["999", { quantity: 999 }],
  ["0", { problem: "tooFew" }],
  ["-1", { problem: "tooFew" }],
  ["1.5", { problem: "notANumber" }],
  ["1000", { problem: "tooMany" }],
  ["99999999999999999999", { problem: "tooMany" }],
  ["x", { problem: "notANumber" }],
  ["", { problem: "notANumber" }],
  ["1e2", { problem: "notANumber" }],
  ["٣", { problem: "notANumber" }],
])("a quantity of %j reads as %j", (text, read) => {
  expect(readQuantity(text)).toEqual(read);
});

test.each([
  ["0", { min: 0 }, { quantity: 0 }],
  ["-1", { min: 0 }, { problem: "tooFew" }],
  ["5", { min: 6 }, { problem: "tooFew" }],
  ["6", { min: 6, step: 6 }, { quantity: 6 }],
  ["7", { min: 6, step: 6 }, { problem: "step" }],
  ["18", { min: 6, step: 6 }, { quantity: 18 }],
  ["11", { max: 10 }, { problem: "tooMany" }],
])("%s pieces under %j", (text, rules, read) => {
  expect(readQuantity(text, rules)).toEqual(read);
});
