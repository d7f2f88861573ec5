import { sharedSecret } from "./shared-secret.ts";
import { connectSharedStore, type SharedStore } from "./shared-store.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

let redis: TestRedis;
let changes: boolean[];
const open: SharedStore[] = [];

const connect = async (namespace = "shop") => {
  const store = connectSharedStore({ url: redis.url, namespace, onChange: (isReady) => void changes.push(isReady) });
  open.push(store);
  await store.whenReady(2_000);
  return store;
};

beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.close());
beforeEach(() => {
  changes = [];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
});

test("what one process keeps, another reads, until its time is over; another shop does not", async () => {
  const [one, two, other] = [await connect(), await connect(), await connect("other")];
  await one.set("a", "kept", 60_000);
  await one.set("brief", "kept", 20);
  expect([await two.get("a"), await other.get("a")]).toEqual(["kept", null]);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await two.get("brief")).toBeNull();
  await two.delete(["a"]);
  expect(await one.get("a")).toBeNull();
});

test("a claim is one process's until it is released", async () => {
  const [one, two] = [await connect(), await connect()];
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).claim("turn", 5_000)),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  await one.delete(["turn"]);
  expect(await two.claim("turn", 5_000)).toBe(true);
});

test("keys are found by how they begin, signs of patterns too", async () => {
  const store = await connect("find");
  for (const key of ["pages:us /a", "pages:us /a[1]*", "other:us /a"]) await store.set(key, "x", 60_000);
  const found = async (beginning: string) => {
    const keys: string[] = [];
    for await (const some of store.keysFrom(beginning)) keys.push(...some);
    return keys.toSorted();
  };
  expect(await found("pages:")).toEqual(["pages:us /a", "pages:us /a[1]*"]);
  expect(await found("pages:us /a[1]*")).toEqual(["pages:us /a[1]*"]);
});

test("the first process makes a secret, and all know it", async () => {
  const [one, two] = [await connect(), await connect()];
  const secret = await sharedSecret(one, "preview");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await sharedSecret(two, "preview")).toBe(secret);
});

test("while the store is away it is empty and every claim succeeds; it comes back by itself, and both are told once", async () => {
  const store = await connect();
  await store.set("a", "kept", 60_000);
  await redis.stop();
  expect(await store.get("a")).toBeNull();
  expect(await store.claim("turn", 1_000)).toBe(true);
  await store.set("a", "lost", 1_000);
  await expect(store.run("return 1", [], [])).rejects.toThrow(/away|closed|Socket/i);
  expect([await sharedSecret(store, "preview"), store.isReady()]).toEqual([null, false]);
  await redis.start();
  await store.whenReady(5_000);
  await store.set("a", "kept again", 60_000);
  expect(await store.get("a")).toBe("kept again");
  expect(changes).toEqual([true, false, true]);
});

test("a store that hangs costs a quarter of a second once, and then nothing until it answers again", async () => {
  const store = await connect();
  redis.pause();
  const timeOf = async () => {
    const startedAt = performance.now();
    expect(await store.get("a")).toBeNull();
    return performance.now() - startedAt;
  };
  const first = await timeOf();
  const later = await timeOf();
  redis.resume();
  expect(first).toBeGreaterThan(200);
  expect(first).toBeLessThan(2_000);
  expect(later).toBeLessThan(100);
  await store.whenReady(5_000);
  await store.set("a", "there", 60_000);
  expect(await store.get("a")).toBe("there");
});

test("a store that was never there keeps nobody waiting", async () => {
  const store = connectSharedStore({ url: "redis://127.0.0.1:1", namespace: "shop", onChange: () => undefined });
  open.push(store);
  await store.whenReady(50);
  expect([await store.get("a"), store.isReady()]).toEqual([null, false]);
});
