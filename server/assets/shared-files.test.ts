import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { createAssets } from "./assets.ts";
import { createSharedFiles, type SharedFiles } from "./shared-files.ts";

const script = "console.log('candy');".repeat(100);
const font = Buffer.from([0, 159, 146, 150, 255]);
let redis: TestRedis;
let store: SharedStore;
let folders: string[];
let before: SharedFiles;
let listener: ReturnType<typeof createTestStorefront>["listener"];

const buildOf = (files: Record<string, string | Buffer>) => {
  const folder = mkdtempSync(path.join(tmpdir(), "build-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, "build/out/static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return createAssets(folder);
};

beforeEach(async () => {
  folders = [];
  redis = await startTestRedis();
  store = connectSharedStore({ url: redis.url, namespace: "shop", onChange: () => undefined, answerMs: 5_000 });
  await store.whenReady(5_000);
  const earlier = buildOf({
    "11111111/7.js": script,
    "11111111/7.js.br": zlib.brotliCompressSync(script),
    "11111111/7.js.map": "{}",
    "face.22222222.woff2": font,
    "messages/en.json": "{}",
  });
  before = createSharedFiles(store);
  await before.share(earlier.staticFolder, "one");
  const now = buildOf({ "main.33333333.js": script });
  listener = createTestStorefront(loadConfig({ NODE_ENV: "test" }), {
    assets: now,
    sharedFiles: createSharedFiles(store),
  }).listener;
});
afterEach(async () => {
  before.close();
  await store.close();
  await redis.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", undefined],
])(
  "a page of the build before gets its chunk from a process of the next one, asked for with %s",
  async (accepted, encoding) => {
    const answer = await request(listener).get("/static/11111111/7.js").set("accept-encoding", accepted).expect(200);
    expect([answer.text, answer.headers["content-encoding"], answer.headers["cache-control"]]).toEqual([
      script,
      encoding,
      "public, max-age=31536000, immutable",
    ]);
    expect(answer.headers["content-type"]).toMatch(/^text\/javascript/);
  },
);

test("what is no text comes as it was", async () => {
  const answer = await request(listener).get("/static/face.22222222.woff2").expect(200);
  expect([answer.headers["content-type"], Buffer.compare(answer.body, font)]).toEqual(["font/woff2", 0]);
});

test.each(["/static/11111111/7.js.map", "/static/messages/en.json", "/static/99999999/7.js", "/static/11111111/8.js"])(
  "%s is not shared",
  async (address) => {
    const answer = await request(listener).get(address).expect(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test("while the store is away there is no such file, and the build's own are served", async () => {
  await redis.stop();
  await request(listener).get("/static/11111111/7.js").expect(404);
  await request(listener).get("/static/main.33333333.js").expect(200);
});

test("files are shared by one process of a build, and a missing one is looked for once", async () => {
  const writes = jest.spyOn(store, "set");
  const others = createSharedFiles(store);
  await others.share(path.join(folders[0] ?? "", "build/out/static"), "one");
  expect(writes).not.toHaveBeenCalled();
  const reads = jest.spyOn(store, "get");
  for (let count = 0; count < 3; count += 1) await others.find("/44444444/1.js", true);
  expect(reads).toHaveBeenCalledTimes(1);
  others.close();
});
