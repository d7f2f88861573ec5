import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { createAssets } from "./assets.ts";

const script = "console.log('candy');".repeat(100);
let folder: string;
let listener: ReturnType<typeof createTestStorefront>["listener"];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "assets-"));
  const files = path.join(folder, "build/out/static");
  mkdirSync(path.join(files, "messages"), { recursive: true });
  mkdirSync(path.join(folder, "app/static"), { recursive: true });
  writeFileSync(path.join(files, "main.0a1b2c3d.js"), script);
  writeFileSync(path.join(files, "main.0a1b2c3d.js.br"), zlib.brotliCompressSync(script));
  writeFileSync(path.join(files, "main.0a1b2c3d.js.gz"), zlib.gzipSync(script));
  mkdirSync(path.join(files, "4d5e6f70"));
  writeFileSync(path.join(files, "4d5e6f70/12.js"), script);
  writeFileSync(path.join(files, "messages/en-CA.json"), "{}");
  writeFileSync(path.join(folder, "build/out/secret.txt"), "not for you");
  writeFileSync(path.join(files, "main.0a1b2c3d.js.map"), "{}");
  writeFileSync(path.join(folder, "app/static/favicon.svg"), "<svg/>");
  listener = createTestStorefront(loadConfig({ NODE_ENV: "test" }), { assets: createAssets(folder) }).listener;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("a script asked for with %s comes packed as %s, for ever", async (accepted, encoding) => {
  const answer = await request(listener).get("/static/main.0a1b2c3d.js").set("accept-encoding", accepted);
  expect([answer.status, answer.headers["content-encoding"], answer.headers["cache-control"]]).toEqual([
    200,
    encoding,
    "public, max-age=31536000, immutable",
  ]);
  expect(answer.headers["content-type"]).toMatch(/^text\/javascript/);
  expect(answer.headers["vary"]).toBe("Accept-Encoding");
});

test("a chunk, whose folder is named by the hash of the build, is kept for ever too", async () => {
  const answer = await request(listener).get("/static/4d5e6f70/12.js").expect(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a file without a packed copy is sent as it is, and one without a hash is asked for again", async () => {
  const answer = await request(listener).get("/static/messages/en-CA.json").set("accept-encoding", "br");
  expect([answer.headers["content-encoding"], answer.headers["cache-control"], answer.body]).toEqual([
    undefined,
    "public, no-cache",
    {},
  ]);
});

test("a known file is answered with 304", async () => {
  const first = await request(listener).get("/static/main.0a1b2c3d.js");
  await request(listener)
    .get("/static/main.0a1b2c3d.js")
    .set("if-none-match", String(first.headers["etag"]))
    .expect(304);
});

test.each([
  "/static/missing.js",
  "/static/",
  "/static/messages",
  "/static/main.0a1b2c3d.js.br",
  "/static/main.0a1b2c3d.js.map",
])("%s is a plain 404 that nobody keeps", async (address) => {
  const answer = await request(listener).get(address);
  expect([answer.status, answer.type, answer.headers["cache-control"]]).toEqual([404, "text/plain", "no-store"]);
});

test.each(["/static/../secret.txt", "/static/%2e%2e/secret.txt", "/static/..%2fsecret.txt"])(
  "%s never leads out of the folder",
  async (address) => {
    expect((await request(listener).get(address)).text).not.toContain("not for you");
  },
);

test("files can only be read", async () => {
  await request(listener).post("/static/main.0a1b2c3d.js").expect(405);
});

test("an icon stands at the root, and a missing one is no page", async () => {
  await request(listener).get("/favicon.svg").expect(200).expect("content-type", /svg/);
  await request(listener)
    .get("/favicon.ico")
    .expect(404)
    .expect("content-type", /text\/plain/);
});
