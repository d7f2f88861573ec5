import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { opacityPicture, readSentPicture } from "./sent-picture.ts";

const bounds = { leastSide: 100, mostSide: 2000, mostPixels: 1_000_000, keptSide: 300, readSide: 50 };
const read = (bytes: Buffer) => readSentPicture(bytes, bounds);

const picture = (width: number, height: number, color = "#7a1f5c") =>
  sharp({ create: { width, height, channels: 3, background: color } });

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG whose head says other dimensions than its pixels have. */
const lyingPng = (width: number, height: number, unpacked: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(unpacked))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

test.each([
  ["PNG", () => picture(600, 200).png().toBuffer()],
  ["JPEG", () => picture(600, 200).jpeg().toBuffer()],
])("a %s is made anew from its pixels, no larger than it is kept", async (_, file) => {
  const sent = await read(await file());
  if (typeof sent === "string") throw new Error(sent);
  expect([sent.width, sent.height, sent.pixels.width, sent.pixels.height]).toEqual([300, 100, 50, 17]);
  expect(sent.pixels.data.length).toBe(50 * 17 * 4);
  expect((await sharp(sent.png).metadata()).format).toBe("png");
});

test("nothing of the file but the picture is kept: no place, no words, nothing behind its end", async () => {
  const words = "<script>alert(1)</script>";
  const jpeg = await picture(200, 200)
    .withExif({ IFD0: { Copyright: words, ImageDescription: "Valencia Street" } })
    .jpeg()
    .toBuffer();
  const sent = await read(Buffer.concat([jpeg, Buffer.from(words)]));
  if (typeof sent === "string") throw new Error(sent);
  expect(sent.png.includes("script")).toBe(false);
  expect((await sharp(sent.png).metadata()).exif).toBeUndefined();
});

test("a picture that was taken sideways is put upright", async () => {
  const sent = await read(await picture(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(sent).toMatchObject({ width: 100, height: 200 });
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["a drawing that can run scripts", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "kind"],
  ["a page", () => Buffer.from("<!doctype html>"), "kind"],
  ["a WebP", () => picture(200, 200).webp().toBuffer(), "kind"],
  ["a GIF", () => picture(200, 200).gif().toBuffer(), "kind"],
  ["nothing", () => Buffer.alloc(0), "kind"],
  ["the beginning of a PNG alone", () => Buffer.from("89504e470d0a1a0a", "hex"), "unreadable"],
  [
    "the beginning of a JPEG with noise",
    () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(500, 7)]),
    "unreadable",
  ],
  ["a small one", () => picture(99, 99).png().toBuffer(), "dimensions"],
  ["a wide one", () => picture(2001, 101).png().toBuffer(), "dimensions"],
  ["one of too many pixels", () => picture(1001, 1000).png().toBuffer(), "dimensions"],
  ["a few bytes that say they are forty thousand pixels wide", () => lyingPng(40_000, 40_000, 100), "dimensions"],
  ["a PNG that ends too early", () => lyingPng(500, 500, 100), "unreadable"],
])("%s is no picture that is taken", async (_, file, problem) => {
  expect(await read(await file())).toBe(problem);
});

test.each(["png", "jpeg"] as const)("a %s that was cut off on its way is not read", async (format) => {
  const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .toFormat(format)
    .toBuffer();
  expect(await read(whole)).toMatchObject({ width: 300 });
  expect(await read(whole.subarray(0, whole.length / 2))).toBe("unreadable");
});

test("a PNG that unpacks to far more than its head says costs no more than that", async () => {
  const bomb = lyingPng(200, 200, 300_000_000);
  expect(bomb.length).toBeLessThan(400_000);
  const before = process.memoryUsage().rss;
  await read(bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test("opacity alone becomes a picture in black, without what is empty around it", async () => {
  const png = await opacityPicture(Uint8Array.from([0, 0, 0, 0, 255, 255, 0, 0, 0]), { width: 3, height: 3 });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data]).toEqual([2, 1, 0, 0, 0, 255, 0, 0, 0, 255]);
});
