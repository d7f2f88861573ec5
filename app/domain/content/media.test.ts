import { firstMedia, mediaWidths, toneOf } from "./media.ts";

test.each([
  ["#c9a37c", "#c9a37c"],
  ["#FFF", undefined],
  ["red; background: url(https://example.com)", undefined],
  [undefined, undefined],
])("the tone %s of a picture is read as %s", (tone, read) => {
  expect(toneOf({ url: "https://media.example/i/shop/brittle-photo", tone })).toBe(read);
});

test("the first picture of an item is found at any depth, and none where there is none", () => {
  const pears = { url: "https://media.example/i/shop/pears-photo" };
  expect(firstMedia([{ title: "Pears" }, { blocks: [{ image: pears }, { image: { url: "other" } }] }])).toBe(pears);
  expect(firstMedia({ title: "Pears", blocks: [null, 4, "text"] })).toBeUndefined();
});

test("a picture can be had half as wide, where a screen needs no more", () => {
  expect(mediaWidths({ url: "https://media.example/i/shop/pears" }, 640)).toEqual({
    srcSet:
      "https://media.example/i/shop/pears?w=320&qlt=80&fmt=auto 320w, https://media.example/i/shop/pears?w=640&qlt=80&fmt=auto 640w",
    src: "https://media.example/i/shop/pears?w=640&qlt=80&fmt=auto",
  });
});
