import { randomBytes } from "node:crypto";
import { createPageCache, type PageCache } from "./page-cache.ts";
import type { Page } from "./page-entry.ts";

const shared = "public, s-maxage=900, stale-while-revalidate=3600";
const page = (over: Partial<Page> = {}): Page => ({
  status: 200,
  headers: { "cache-control": shared },
  html: "<p>Truffles</p>",
  ...over,
});

let time = 0;
const createCache = (maxBytes = 1_000_000, onRefreshError?: (error: unknown) => void): PageCache =>
  createPageCache({
    maxBytes,
    freshSeconds: 900,
    staleSeconds: 86400,
    now: () => time,
    ...(onRefreshError ? { onRefreshError } : {}),
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  time = 1_000_000;
});

test("fifty requests at once cost one render", async () => {
  const cache = createCache();
  const render = jest.fn(async () => {
    await settled();
    return page();
  });
  const entries = await Promise.all(Array.from({ length: 50 }, () => cache.fill("k", render)));
  expect([render.mock.calls.length, new Set(entries).size]).toEqual([1, 1]);
});

test("who looked before a page was there, and asks for it after, gets that page", async () => {
  const cache = createCache();
  const render = jest.fn(async () => page());
  expect(cache.find("k")).toBeUndefined();
  const first = await cache.fill("k", render);
  expect(await cache.fill("k", render)).toBe(first);
  time += 900_000;
  await cache.fill("k", render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page is fresh for its s-maxage, stale for its stale-while-revalidate, then gone", async () => {
  const cache = createCache();
  await cache.fill("k", async () => page());
  expect(cache.find("k")?.fresh).toBe(true);
  time += 899_999;
  expect(cache.find("k")?.fresh).toBe(true);
  time += 1;
  expect(cache.find("k")?.fresh).toBe(false);
  time += 3_600_000;
  expect(cache.find("k")).toBeUndefined();
});

test("a page's own shorter time wins over the configured one, and the configured one over a longer", async () => {
  const cache = createCache();
  await cache.fill("short", async () => page({ headers: { "cache-control": "public, s-maxage=10" } }));
  await cache.fill("long", async () => page({ headers: { "cache-control": "public, s-maxage=99999" } }));
  time += 10_000;
  expect([cache.find("short"), cache.find("long")?.fresh]).toEqual([undefined, true]);
  time += 890_000;
  expect(cache.find("long")).toBeUndefined();
});

test.each([
  ["an error", page({ status: 500 })],
  ["a page that does not exist", page({ status: 404 })],
  ["a redirect", page({ status: 301 })],
  ["an answer with a cookie", page({ headers: { "cache-control": shared, "set-cookie": "a=b" } })],
  ["a private page", page({ headers: { "cache-control": "private, s-maxage=900" } })],
  ["a no-store page", page({ headers: { "cache-control": "no-store, s-maxage=900" } })],
  ["a page that says nothing", page({ headers: {} })],
  ["a page for browsers only", page({ headers: { "cache-control": "public, max-age=900" } })],
])("%s is sent but not kept", async (_name, answer) => {
  const cache = createCache();
  const entry = await cache.fill("k", async () => answer);
  expect([entry.status, cache.find("k")]).toEqual([answer.status, undefined]);
});

test("a failed render is told to everyone who waits and remembered by nobody", async () => {
  const cache = createCache();
  const render = jest.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(page());
  const results = await Promise.allSettled([cache.fill("k", render), cache.fill("k", render)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await cache.fill("k", render);
  expect([render.mock.calls.length, cache.find("k")?.fresh]).toEqual([2, true]);
});

test("a stale page is rendered again once, however many ask", async () => {
  const cache = createCache();
  await cache.fill("k", async () => page());
  time += 901_000;
  const render = jest.fn(async () => page({ html: "<p>New</p>" }));
  for (let times = 0; times < 20; times += 1) cache.refresh("k", render);
  await settled();
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.find("k")?.entry.variant("identity").body.toString()).toBe("<p>New</p>");
});

test.each([
  ["throws", () => Promise.reject(new Error("no"))],
  ["answers 503", () => Promise.resolve(page({ status: 503, headers: {} }))],
])("a refresh that %s keeps the old page and waits five seconds before the next", async (_name, render) => {
  const errors: unknown[] = [];
  const cache = createCache(1_000_000, (error) => errors.push(error));
  await cache.fill("k", async () => page());
  time += 901_000;
  cache.refresh("k", render);
  await settled();
  expect([cache.find("k")?.fresh, cache.find("k")?.entry.status]).toEqual([true, 200]);
  time += 5_000;
  expect(cache.find("k")?.fresh).toBe(false);
});

test("a page that has gone is dropped at its refresh", async () => {
  const cache = createCache();
  await cache.fill("k", async () => page());
  time += 901_000;
  cache.refresh("k", async () => page({ status: 404, headers: {} }));
  await settled();
  expect(cache.find("k")).toBeUndefined();
});

/** A text that is as long packed as it is. */
const unpackable = (bytes: number) => randomBytes(bytes).toString("base64");

test("memory stays below the limit and the oldest page goes first", async () => {
  const cache = createCache(400_000);
  const html = unpackable(40_000);
  for (let index = 0; index < 50; index += 1) await cache.fill(`k${index}`, async () => page({ html }));
  expect(cache.statistics().bytes).toBeLessThanOrEqual(400_000);
  expect(cache.statistics().pages).toBeLessThan(10);
  expect([cache.find("k0"), cache.find("k49")?.fresh]).toEqual([undefined, true]);
});

test("one giant page does not push out all others", async () => {
  const cache = createCache(400_000);
  await cache.fill("small", async () => page());
  await cache.fill("giant", async () => page({ html: unpackable(300_000) }));
  expect([cache.find("small")?.fresh, cache.find("giant")]).toEqual([true, undefined]);
});

test("a purge forgets pages, those asked for or all, and a render that began before it is not kept", async () => {
  const cache = createCache();
  await cache.fill("us /a", async () => page());
  await cache.fill("us /b", async () => page());
  expect([cache.purge({ prefix: "/a" }), cache.find("us /a"), cache.find("us /b")?.fresh]).toEqual([
    1,
    undefined,
    true,
  ]);
  await cache.fill("ca /d", async () => page({ tags: ["product:p1"] }));
  expect([cache.purge({ tag: "product:p2" }), cache.purge({ tag: "product:p1" }), cache.find("ca /d")]).toEqual([
    0,
    1,
    undefined,
  ]);
  const slow = cache.fill("us /c", async () => {
    await settled();
    return page();
  });
  expect(cache.purge()).toBe(1);
  await slow;
  expect(cache.find("us /c")).toBeUndefined();
});
