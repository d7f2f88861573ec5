import { setTimeout as pause } from "node:timers/promises";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { createDueQueue } from "./due-queue.ts";

let redis: TestRedis;
const open: SharedStore[] = [];
const connect = async (namespace: string): Promise<SharedStore> => {
  const store = connectSharedStore({ url: redis.url, namespace, onChange: () => undefined, answerMs: 5_000 });
  open.push(store);
  await store.whenReady(5_000);
  return store;
};

beforeAll(async () => {
  redis = await startTestRedis();
}, 30_000);
afterAll(async () => {
  await Promise.all(open.map((store) => store.close()));
  await redis.close();
});

const ids = (taken: { id: string }[]) => taken.map(({ id }) => id).toSorted();

test("what one process put is done by another one after it, with its words sealed in the store", async () => {
  const first = await connect("restart");
  await createDueQueue<{ name: string }>("orders", first, null).put("o1", { name: "June Harper" }, Date.now());
  const kept = await first.run('return redis.call("hvals", KEYS[1])', ["agent-entries:orders"], []);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain("June");
  await first.close();
  open.splice(open.indexOf(first), 1);
  const second = createDueQueue<{ name: string }>("orders", await connect("restart"), null);
  expect(await second.take(10, 60_000)).toEqual([{ id: "o1", entry: { name: "June Harper" } }]);
});

test("of several processes one gets an entry, and another one when that has ended without a word", async () => {
  const queues = [await connect("many"), await connect("many")].map((store) =>
    createDueQueue<number>("orders", store, "secret"),
  );
  const [one, other] = queues as [(typeof queues)[0], (typeof queues)[0]];
  await Promise.all(Array.from({ length: 30 }, (_, index) => one.put(`o${index}`, index, Date.now())));
  await one.put("later", 99, Date.now() + 3_600_000);
  const [mine, theirs] = await Promise.all([one.take(20, 300), other.take(20, 300)]);
  expect(new Set(ids([...mine, ...theirs])).size).toBe(30);
  expect(mine.length + theirs.length).toBe(30);
  expect(await other.take(50, 300)).toEqual([]);
  await one.remove("o0");
  await pause(350);
  expect(ids(await other.take(50, 60_000))).toHaveLength(29);
});

test("what is put while the store is away is done by the process itself", async () => {
  const away = await connect("away");
  const queue = createDueQueue<string>("orders", away, "secret");
  await away.close();
  open.splice(open.indexOf(away), 1);
  await queue.put("o1", "an order", Date.now());
  expect(await queue.take(10, 60_000)).toEqual([{ id: "o1", entry: "an order" }]);
  expect(await queue.take(10, 60_000)).toEqual([]);
});

test("a shop of one process keeps its entries in memory", async () => {
  const queue = createDueQueue<string>("orders", null, null);
  await queue.put("o1", "an order", Date.now());
  await queue.put("o2", "a later one", Date.now() + 60_000);
  expect(await queue.take(10, 0)).toEqual([{ id: "o1", entry: "an order" }]);
  await queue.remove("o1");
  expect(await queue.take(10, 0)).toEqual([]);
});
