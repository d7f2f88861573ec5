import { avifSrcSet, avifUrl } from "./avif-url.ts";

test.each([
  ["https://i.example/dw/image/v2/A/a.webp", "https://i.example/dw/image/v2/A/a.avif?sw=459&q=50&sfrm=webp"],
  ["/dw/image/v2/A/dw1/images/a.b.png?sw=9", "/dw/image/v2/A/dw1/images/a.b.avif?sw=459&q=50&sfrm=png"],
  ["https://elsewhere.example/a.webp", undefined],
])("%s as AVIF is %s", (base, url) => {
  expect(avifUrl(base, 459)).toBe(url);
});

test("several widths as AVIF are a choice, and none is where there is no AVIF", () => {
  expect(avifSrcSet("/dw/image/v2/A/a.webp", [548, 1096])).toBe(
    "/dw/image/v2/A/a.avif?sw=548&q=50&sfrm=webp 548w, /dw/image/v2/A/a.avif?sw=1096&q=50&sfrm=webp 1096w",
  );
  expect(avifSrcSet("https://elsewhere.example/a.webp", [548])).toBeUndefined();
});
