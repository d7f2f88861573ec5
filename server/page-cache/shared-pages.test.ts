import request from "supertest";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";
import type { RenderedPage } from "#server/render/render-page.ts";

let redis: TestRedis;
let backend: TestBackend;
let rendered: string[];
let page: (url: string) => RenderedPage;
const stores: SharedStore[] = [];

/** One process of the shop, number `name`. */
const startProcess = async (name: number) => {
  const store = connectSharedStore({ url: redis.url, namespace: "shop", onChange: () => undefined, answerMs: 5_000 });
  stores.push(store);
  await store.whenReady(2_000);
  const shop = createTestStorefront(backend.config, {
    store,
    env: { CACHE_PURGE_SECRET: "plum" },
    render: async ({ url }) => {
      rendered.push(`${name} ${url}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return page(url);
    },
  });
  return {
    get: (path: string) => request(shop.listener).get(path).set("host", "localhost:3000"),
    purge: (body: object = {}) =>
      request(shop.listener).post("/__cache/purge").set("x-purge-secret", "plum").send(body),
    cache: shop.cache,
  };
};

beforeAll(async () => {
  redis = await startTestRedis();
  backend = await createTestBackend();
});
afterAll(async () => {
  await redis.close();
  await backend.close();
});
beforeEach(async () => {
  await redis.stop();
  await redis.start();
  rendered = [];
  page = () => testPage();
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const soon = async (isTrue: () => boolean) => {
  for (let tries = 0; !isTrue() && tries < 100; tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

test("a page that twenty ask for at two processes is rendered once, and both send the same", async () => {
  const [one, two] = [await startProcess(1), await startProcess(2)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).get("/truffles").expect(200)),
  );
  expect(rendered).toHaveLength(1);
  expect(new Set(answers.map(({ text, headers }) => text + String(headers["etag"]))).size).toBe(1);
  const third = await startProcess(3);
  expect((await third.get("/truffles")).text).toBe(answers[0]?.text);
  expect(rendered).toHaveLength(1);
});

test("a page that may not be shared is rendered for each who asks, and nobody waits for another's", async () => {
  page = () => testPage({ headers: { "cache-control": "private, no-store" } });
  const [one, two] = [await startProcess(1), await startProcess(2)];
  await one.get("/degraded").expect(200);
  await two.get("/degraded").expect(200);
  await two.get("/cart").expect(200);
  expect(rendered).toEqual(["1 /degraded", "2 /degraded", "2 /cart"]);
});

test("a page ages in the store: who gets it later has it for as long as is left", async () => {
  page = () => testPage({ headers: { "cache-control": "public, s-maxage=1, stale-while-revalidate=600" } });
  const [one, two] = [await startProcess(1), await startProcess(2)];
  await one.get("/truffles");
  await new Promise((resolve) => setTimeout(resolve, 600));
  await two.get("/truffles");
  expect(rendered).toEqual(["1 /truffles"]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await two.get("/truffles")).headers["x-cache"]).toBe("stale");
  await soon(() => rendered.length > 1);
  expect(rendered).toEqual(["1 /truffles", "2 /truffles"]);
});

test.each([
  ["everything", {}, []],
  ["what lies below an address", { prefix: "/category" }, ["/p1.html"]],
  ["what was made from a product", { tag: "product:p1" }, ["/category/truffles"]],
])("a purge of %s at one process reaches the others and the store", async (_what, body, left) => {
  page = (url) => testPage({ tags: url === "/p1.html" ? ["product:p1"] : ["category:truffles"] });
  const [one, two] = [await startProcess(1), await startProcess(2)];
  const pages = ["/p1.html", "/category/truffles"];
  for (const path of pages) for (const each of [one, two]) await each.get(path);
  rendered = [];
  await one.purge(body).expect(200);
  await soon(() => two.cache.statistics().pages === left.length);
  expect([one.cache.statistics().pages, two.cache.statistics().pages]).toEqual([left.length, left.length]);
  const third = await startProcess(3);
  for (const path of pages) await third.get(path);
  expect(rendered).toEqual(pages.filter((path) => !left.includes(path as never)).map((path) => `3 ${path}`));
});

test("a render that began before a purge at another process is kept by nobody", async () => {
  const [one, two] = [await startProcess(1), await startProcess(2)];
  let finish: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  page = () => testPage({ html: "<p>old price</p>" });
  const old = one.get("/truffles").then((answer) => answer.text);
  await soon(() => rendered.length === 1);
  await two.purge();
  finish();
  await running;
  expect(await old).toContain("old price");
  page = () => testPage({ html: "<p>new price</p>" });
  expect((await two.get("/truffles")).text).toContain("new price");
  await soon(() => one.cache.statistics().pages === 0);
  expect((await one.get("/truffles")).text).toContain("new price");
});

test("while the store is away pages go on, a purge says that not all have heard of it, and later it reaches all", async () => {
  const [one, two] = [await startProcess(1), await startProcess(2)];
  await one.get("/truffles").expect(200);
  await redis.stop();
  expect((await one.get("/truffles").expect(200)).headers["x-cache"]).toBe("hit");
  await two.get("/truffles").expect(200);
  await two.get("/fudge").expect(200);
  expect(rendered).toEqual(["1 /truffles", "2 /truffles", "2 /fudge"]);
  const refused = await one.purge();
  expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([
    503,
    "The other processes could not be told.",
  ]);
  expect([one.cache.statistics().pages, two.cache.statistics().pages]).toEqual([0, 2]);
  await redis.start();
  await Promise.all(stores.map((store) => store.whenReady(5_000)));
  await soon(() => false);
  await one.purge().expect(200);
  await soon(() => two.cache.statistics().pages === 0);
  expect(two.cache.statistics().pages).toBe(0);
});
