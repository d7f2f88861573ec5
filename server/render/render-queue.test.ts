import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";
import { createRenderQueue, type Priority } from "./render-queue.ts";

const held = () => {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  const endNext = async () => {
    while (ends.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { started, work, endNext };
};

test("so many are made at a time, and a step of a purchase comes before pages, pages before what is made anew", async () => {
  const queue = createRenderQueue({ running: 1, waiting: 10 });
  const { started, work, endNext } = held();
  const asked: [Priority, string][] = [
    ["page", "first"],
    ["refresh", "anew"],
    ["page", "page"],
    ["purchase", "shipping"],
  ];
  const all = asked.map(([priority, name]) => queue.run(priority, work(name)));
  await endNext();
  expect(queue.state()).toEqual({ running: 1, waiting: 2 });
  await endNext();
  await endNext();
  await endNext();
  expect(await Promise.all(all)).toEqual(asked.map(([, name]) => name));
  expect(started).toEqual(["first", "shipping", "page", "anew"]);
  expect(queue.state()).toEqual({ running: 0, waiting: 0 });
});

test("when the queue is full, who matters less gives way, and nobody else is let in", async () => {
  const queue = createRenderQueue({ running: 1, waiting: 2 });
  const { started, work, endNext } = held();
  const first = queue.run("page", work("first"));
  const anew = queue.run("refresh", work("anew"));
  const page = queue.run("page", work("page"));
  const refusal = anew.catch((error: unknown) => error);
  const shipping = queue.run("purchase", work("shipping"));
  expect(await refusal).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  await expect(queue.run("page", work("late"))).rejects.toMatchObject({ status: 503 });
  await endNext();
  await endNext();
  await endNext();
  expect(await Promise.all([first, shipping, page])).toEqual(["first", "shipping", "page"]);
  expect(started).toEqual(["first", "shipping", "page"]);
});

test("whose turn does not come in time is refused, and a failed page makes room like any other", async () => {
  const queue = createRenderQueue({ running: 1, waiting: 2, patienceMs: 20 });
  const { work, endNext } = held();
  const first = queue.run("page", work("first"));
  await expect(queue.run("page", work("second"))).rejects.toMatchObject({ status: 503 });
  await endNext();
  await first;
  await expect(queue.run("page", () => Promise.reject(new Error("no such candy")))).rejects.toThrow("no such candy");
  expect(await queue.run("page", () => Promise.resolve("next"))).toBe("next");
});

describe("a shop that is asked for more pages than it can make", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend();
  });
  afterAll(() => backend.close());

  const overloaded = () => {
    const ends: (() => void)[] = [];
    const shop = createTestStorefront(
      { ...backend.config, overload: { running: 1, waiting: 1 } },
      { render: ({ url }) => new Promise((resolve) => ends.push(() => resolve(testPage({ html: url })))) },
    );
    const get = (path: string) => request(shop.listener).get(path);
    const until = async (count: number) => {
      while (ends.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    return { get, ends, until };
  };

  it("says so at once with a light page, keeps none of it, and goes on with the purchase and its health", async () => {
    const { get, ends, until } = overloaded();
    const first = get("/truffles").then((answer) => answer);
    await until(1);
    const waiting = get("/fudge").then((answer) => answer);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const refused = await get("/mints");
    expect([refused.status, refused.headers["retry-after"], refused.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(refused.text).toContain("We’ll be right back.");
    expect(refused.text).not.toContain("<script");
    await get("/healthz").expect(200, { status: "ok" });
    const purchase = get("/shipping").then((answer) => answer);
    expect((await waiting).status).toBe(503);
    ends[0]?.();
    await until(2);
    ends[1]?.();
    expect([(await first).text, (await purchase).text]).toEqual(["/truffles", "/shipping"]);
  });

  it("sends a page that is there from the cache, whatever else waits", async () => {
    const { get, ends, until } = overloaded();
    const kept = get("/truffles").then((answer) => answer);
    await until(1);
    ends[0]?.();
    await kept;
    void get("/fudge").then(() => undefined);
    await until(2);
    expect((await get("/truffles").expect(200)).headers["x-cache"]).toBe("hit");
    ends[1]?.();
  });
});
