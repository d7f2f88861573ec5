import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import express from "express";
import sharp from "sharp";
import request from "supertest";
import { createImageAddress, imageBase } from "./image-address.ts";
import { readImageRequest } from "./image-request.ts";
import { createImageRouter } from "./image-router.ts";
import { createImageService } from "./image-service.ts";
import { picturesFolder } from "#worlds/wickett-plum/files.ts";

let cache: string;
let app: express.Express;
const unforeseen: unknown[] = [];
const names = { organizationId: "f_ecom_swee_001", pictureCatalog: "goods" };
const addressOf = createImageAddress("", names, picturesFolder);
const IMAGE_BASE = imageBase(names, "goods");

beforeAll(async () => {
  cache = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  app = express().use(
    createImageRouter((error) => unforeseen.push(error), names, createImageService(picturesFolder, cache)),
  );
});
afterAll(async () => {
  await rm(cache, { recursive: true });
  if (unforeseen.length > 0) throw unforeseen[0];
});

const get = (address: string, accept = "*/*") => request(app).get(address).set("accept", accept).buffer(true);
const sizeOf = async (bytes: Buffer) => {
  const { width, height, hasAlpha, format } = await sharp(bytes).metadata();
  return { width, height, hasAlpha, format };
};
const praline = addressOf("praline.webp");

test("a tile's picture comes 459 pixels wide, transparent, to be kept for ever by pages of any origin", async () => {
  const { status, body, headers } = await get(`${praline}?sw=459&q=80`);
  expect(status).toBe(200);
  expect(await sizeOf(body as Buffer)).toEqual({ width: 459, height: 459, hasAlpha: true, format: "webp" });
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  ["?sw=100&sh=50", { width: 50, height: 50 }],
  ["?sw=100&sh=50&sm=cut", { width: 100, height: 50 }],
  ["?sw=3000", { width: 920, height: 920 }],
  ["?cx=10&cy=20&cw=300&ch=200", { width: 300, height: 200 }],
  ["", { width: 920, height: 920 }],
])("%p gives %p", async (query, size) => {
  expect(await sizeOf((await get(praline + query)).body as Buffer)).toMatchObject(size);
});

test.each([
  ["jpg", "image/webp,*/*", "image/webp", "webp"],
  ["jpg", "image/jpeg", "image/jpeg", "jpeg"],
  ["png", "*/*", "image/png", "png"],
  ["avif", "*/*", "image/avif", "heif"],
])("an address that ends in .%s, for %s, is answered as %s", async (ending, accept, type, format) => {
  const { headers, body } = await get(`${praline.replace(/webp$/, ending)}?sw=64&sfrm=webp`, accept);
  expect(headers["content-type"]).toBe(type);
  expect(headers.vary).toBe(ending === "avif" ? undefined : "Accept");
  expect((await sizeOf(body as Buffer)).format).toBe(format);
});

test("a JPEG has a ground behind the cut-out: the one asked for, else white", async () => {
  const corner = async (query: string) => {
    const { body } = await get(`${praline.replace(/webp$/, "jpg")}?sw=50&sfrm=webp${query}`, "image/jpeg");
    const { data } = await sharp(body as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)].map((value) => Math.round(value / 16) * 16);
  };
  expect(await corner("")).toEqual([256, 256, 256]);
  expect(await corner("&bgcolor=c02040")).toEqual([192, 32, 64]);
});

/** How many pixels of a picture are clear, half clear and solid. */
const opacityOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphas = Array.from({ length: info.width * info.height }, (_, index) => data[index * 4 + 3] ?? 0);
  return {
    clear: alphas.filter((alpha) => alpha === 0).length,
    soft: alphas.filter((alpha) => alpha > 8 && alpha < 247).length,
    solid: alphas.filter((alpha) => alpha > 250).length,
  };
};

test.each(["webp", "avif", "png"])("a cut-out keeps its soft shadow as %s", async (ending) => {
  const { body } = await get(`${praline.replace(/webp$/, ending)}?sw=200&sfrm=webp`);
  const { clear, soft, solid } = await opacityOf(body as Buffer);
  expect(clear).toBeGreaterThan(5000);
  expect(soft).toBeGreaterThan(500);
  expect(solid).toBeGreaterThan(5000);
});

test.each(["webp", "avif", "png"])("a ground that is asked for is baked into %s too", async (ending) => {
  const { body } = await get(`${praline.replace(/webp$/, ending)}?sw=200&sfrm=webp&bgcolor=ffd3dc`);
  expect(await opacityOf(body as Buffer)).toEqual({ clear: 0, soft: 0, solid: 40000 });
  const { data } = await sharp(body as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray(0, 3);
  for (const [value, wanted] of [
    [red, 0xff],
    [green, 0xd3],
    [blue, 0xdc],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(3);
});

test("an overlay lies on the resized picture in its own size", async () => {
  const { body } = await get(`${praline}?sw=459&bgcolor=0000ff&ox=100&oy=50&oimg=swatch-gold.webp&q=95`);
  const { data, info } = await sharp(body as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isGround = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return blue > 200 && red < 60;
  };
  expect([info.width, info.height]).toEqual([459, 459]);
  expect([isGround(95, 55), isGround(105, 55), isGround(350, 55), isGround(362, 55)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("a source of more than 10 MB is refused", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "masters-"));
  await writeFile(path.join(folder, "huge.png"), Buffer.alloc(10 * 1024 * 1024 + 1));
  const huge = createImageService(folder, cache).scaled(
    readImageRequest("huge.png", new URLSearchParams("sw=100")),
    "png",
  );
  await expect(huge).rejects.toMatchObject({ status: 400, type: "bad-request" });
  await rm(folder, { recursive: true });
});

test("a drawing is delivered as a picture", async () => {
  const { headers, body } = await get(`${addressOf("bar-gold.svg")}?sw=459`);
  expect(headers["content-type"]).toBe("image/webp");
  expect(await sizeOf(body as Buffer)).toMatchObject({ width: 459, hasAlpha: true });
});

test("the same picture is made once, however many ask", async () => {
  const before = (await readdir(cache)).length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(`${praline}?sw=77`)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect((await readdir(cache)).length).toBe(before + 1);
});

test("who has the picture already gets 304", async () => {
  const { headers } = await get(`${praline}?sw=60`);
  const again = await get(`${praline}?sw=60`).set("if-none-match", headers.etag ?? "");
  expect([again.status, again.headers["content-length"]]).toEqual([304, undefined]);
});

test("an address with an outdated hash works, but is not kept for ever", async () => {
  const { status, headers } = await get(`${IMAGE_BASE}/dw00000000/images/praline.webp?sw=60`);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
});

test.each([
  ["an unknown picture", `${IMAGE_BASE}/dw00000000/images/nothing.webp`, 404],
  ["a path out of the folder", `${IMAGE_BASE}/dw00000000/images/..%2f..%2fimage-service.ts`, 404],
  ["a path out of the folder, encoded twice", `${IMAGE_BASE}/dw00000000/images/..%252f..%252fpackage.json`, 404],
  ["a folder below", `${IMAGE_BASE}/dw00000000/images/a/b.webp`, 404],
  ["another catalogue", "/dw/image/v2/SWEE_001/on/demandware.static/-/Sites-other/default/dw1/images/a.webp", 404],
  ["a crop that leaves the picture", `${praline}?cx=900&cy=0&cw=100&ch=100`, 400],
  ["a width of 5", `${praline}?sw=5`, 400],
  ["an overlay that is not there", `${praline}?ox=0&oy=0&oimg=nothing.webp`, 400],
  ["an overlay that leaves the picture", `${praline}?sw=100&ox=0&oy=0&oimg=swatch-gold.webp`, 400],
  ["an overlay from another folder", `${praline}?ox=0&oy=0&oimg=..%2fimage-service.ts`, 400],
  ["a name that is not encoded correctly", `${IMAGE_BASE}/dw00000000/images/%E0%A4%A.webp`, 400],
])("%s is a problem", async (_what, address, expected) => {
  const { status, headers } = await get(address);
  expect([status, headers["content-type"]]).toEqual([expected, expect.stringContaining("application/problem+json")]);
});

test("pictures can not be written", async () => {
  expect((await request(app).put(praline)).status).toBe(405);
});
