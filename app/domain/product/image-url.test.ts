import { cutOutUrl, GALLERY_WIDTHS, imageUrl, srcSet, swatchSet, THUMBNAIL_WIDTH, TILE_WIDTH } from "./image-url.ts";

test.each([
  ["https://i.example/a.jpg", { width: 459 }, "https://i.example/a.jpg?sw=459&q=80"],
  ["https://i.example/a.png", { width: 459 }, "https://i.example/a.jpg?sw=459&q=80&sfrm=png"],
  [
    "https://i.example/A.PNG?sw=9",
    { width: 76, height: 88, quality: 60 },
    "https://i.example/A.jpg?sw=76&sh=88&q=60&sfrm=png",
  ],
  ["https://i.example/a.webp?x=1", { width: 10.4 }, "https://i.example/a.webp?sw=10&q=80"],
])("%s as %j is %s", (base, size, url) => {
  expect(imageUrl(base, size)).toBe(url);
});

test.each([
  ["https://i.example/a.webp", "https://i.example/a.webp?sw=200&q=80"],
  ["https://i.example/A.PNG?sw=9", "https://i.example/A.webp?sw=200&q=80&sfrm=png"],
])("the cut-out %s keeps its clear ground at %s", (base, url) => {
  expect(cutOutUrl(base, { width: 200 })).toBe(url);
});

test("a srcset lists every width", () => {
  expect(srcSet("https://i.example/a.jpg", [548, 636])).toBe(
    "https://i.example/a.jpg?sw=548&q=80 548w, https://i.example/a.jpg?sw=636&q=80 636w",
  );
});

test("tiles show 459 pixels, the gallery 548, 560 or 636, and its thumbnails 76", () => {
  expect([TILE_WIDTH, ...GALLERY_WIDTHS, THUMBNAIL_WIDTH]).toEqual([459, 548, 560, 636, 76]);
});

test("swatches are 64 by 38, twice that for sharp screens", () => {
  expect(swatchSet("https://i.example/swatch-gold.webp")).toBe(
    "https://i.example/swatch-gold.webp?sw=64&sh=38&q=80 1x, https://i.example/swatch-gold.webp?sw=128&sh=76&q=80 2x",
  );
});
