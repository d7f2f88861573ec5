import { answeredFormat, readImageRequest } from "./image-request.ts";

const read = (file: string, query = "") => readImageRequest(file, new URLSearchParams(query));

test("a plain address asks for the picture as it is, in quality 80", () => {
  expect(read("praline.webp")).toMatchObject({
    name: "praline",
    format: "webp",
    width: null,
    height: null,
    quality: 80,
    background: null,
  });
});

test("the source may have another ending than the answer", () => {
  expect(read("praline.jpg", "sfrm=png").endings.slice(0, 2)).toEqual(["png", "jpg"]);
});

test.each([
  ["sw=9"],
  ["sw=3001"],
  ["sw=4.5"],
  ["sw=-20"],
  ["sw="],
  ["sw=1e3"],
  ["sh=abc"],
  ["sm=stretch"],
  ["sm=cut&sw=100"],
  ["cx=1"],
  ["cx=1&cy=1&cw=10"],
  ["cx=1&cy=1&cw=0&ch=5"],
  ["q=0"],
  ["q=101"],
  ["sfrm=exe"],
  ["bgcolor=red"],
  ["bgcolor=%23ffffff"],
  ["strip=maybe"],
  ["sw=100&sw=200"],
  ["ox=1"],
  ["oimg=canes-red.webp"],
  ["ox=1&oy=1"],
  ["ox=-1&oy=1&oimg=canes-red.webp"],
  ["ox=1&oy=3001&oimg=canes-red.webp"],
  ["ox=1&oy=1&oimg="],
  ["ox=1&oy=1&oimg=../image-service.ts"],
  ["ox=1&oy=1&oimg=..%2f..%2fpackage.json"],
  ["ox=1&oy=1&oimg=/etc/passwd"],
  ["ox=1&oy=1&oimg=http://example.com/a.png"],
  ["ox=1&oy=1&oimg=a.exe"],
  ["ox=1&imageX=1&oy=1&oimg=canes-red.webp"],
])("%s is refused with 400", (query) => {
  expect(() => read("praline.jpg", query)).toThrow(expect.objectContaining({ status: 400, type: "bad-request" }));
});

test("an overlay has a place and a picture; its older names mean the same", () => {
  const overlay = { name: "swatch-gold", left: 10, top: 20 };
  expect(read("praline.webp", "ox=10&oy=20&oimg=swatch-gold.webp").overlay).toMatchObject(overlay);
  expect(read("praline.webp", "imageX=10&imageY=20&imageURI=swatch-gold.webp").overlay).toMatchObject(overlay);
});

test.each([
  ["../../package.json"],
  ["..%2fsecret.png"],
  ["a/b.png"],
  [".env"],
  ["x.html"],
  ["praline"],
  ["a.b.png"],
  [""],
])("%p is no picture", (file) => {
  expect(() => read(file)).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  ["praline.jpg", "image/avif,image/webp,*/*", "webp"],
  ["praline.png", "image/webp", "webp"],
  ["praline.jpg", "image/*", "jpeg"],
  ["praline.png", undefined, "png"],
  ["praline.avif", "image/webp", "avif"],
  ["praline.webp", "image/png", "webp"],
])("%s for a browser that reads %s is answered as %s", (file, accept, format) => {
  expect(answeredFormat(read(file), accept)).toBe(format);
});
