import { LOGO_MAX_BYTES, logoProblemOf } from "./logo-file.ts";

const base64 = (...parts: (string | number[])[]): string =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)))).toString(
    "base64",
  );
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
/** A PNG of so many bytes. */
const pngOf = (bytes: number) => Buffer.concat([Buffer.from(png), Buffer.alloc(bytes - png.length)]).toString("base64");

describe("a logo", () => {
  it.each([
    ["a PNG", base64(png, "IHDR of a picture")],
    ["a JPEG", base64(jpeg, [0xe0], "JFIF of a picture")],
    ["a PDF", base64("%PDF-1.7 and more of it")],
    ["a PDF that ends with one sign of padding", base64("%PDF-1.7")],
    ["a PDF that ends with two", base64("%PDF-1.")],
    ["the shortest JPEG", base64(jpeg)],
    ["of the largest size", pngOf(LOGO_MAX_BYTES)],
  ])("may be %s", (_name, content) => {
    expect(logoProblemOf(content)).toBeNull();
  });

  it.each([
    ["an SVG, which may carry scripts", base64("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a web page with a picture later in it", base64("<html>", png)],
    ["a GIF", base64("GIF89a and more")],
    ["nothing", ""],
    ["half a PNG's beginning", base64(png.slice(0, 7))],
    ["no base64: a length that is none", `${base64("%PDF-1.7 and")}A`],
    ["no base64: a sign that is none", `!${base64("%PDF-1.7 and").slice(1)}`],
    ["no base64: a sign that is none at its end", `${base64("%PDF-1.7 and").slice(0, -1)}!`],
    ["no base64: padding before its end", `${base64("%PDF-1.7")}${base64("more")}`],
  ])("may not be %s", (_name, content) => {
    expect(logoProblemOf(content)).toBe("kind");
  });

  it.each([1, 2, 3])("is too large with %p bytes more than 2 MiB", (more) => {
    expect(LOGO_MAX_BYTES).toBe(2_097_152);
    expect(logoProblemOf(pngOf(LOGO_MAX_BYTES + more))).toBe("size");
  });

  it.each([1, 2, 3, 4])("is not too large with %p bytes less", (less) => {
    expect(logoProblemOf(pngOf(LOGO_MAX_BYTES - less))).toBeNull();
  });
});
