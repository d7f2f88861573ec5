import { toneOf } from "./media.ts";

test.each([
  ["#c9a37c", "#c9a37c"],
  ["#FFF", undefined],
  ["red; background: url(https://example.com)", undefined],
  [undefined, undefined],
])("the tone %s of a picture is read as %s", (tone, read) => {
  expect(toneOf({ url: "https://media.example/i/shop/brittle-photo", tone })).toBe(read);
});
