import { lineEditPath } from "./line-edit-path.ts";

test.each([
  ["a product is edited on its page", {}, "/products/six?edit=1"],
  [
    "a box on the candy flow",
    { c_customMix: '{"boxList":[],"unitType":"percent"}' },
    "/build-a-box/set-quantities?edit=1",
  ],
  [
    "a bunch on the lollipop flow",
    { c_customMix: '{"boxList":[],"unitType":"pieces"}' },
    "/lollipops/build-a-box/set-quantities?edit=1",
  ],
])("%s", (_what, attributes, path) => {
  expect(lineEditPath({ itemId: "1", productId: "six", ...attributes })).toBe(path);
});
