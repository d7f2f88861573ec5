import pino from "pino";
import { loadConfig } from "#config/load-config.ts";
import { createDueQueue } from "../sessions/due-queue.ts";
import { createOrderFollower, FOLLOW_MS, type FollowedOrder } from "./order-follower.ts";
import type { OrderNotice } from "./order-webhooks.ts";

const site = loadConfig({ NODE_ENV: "test", COMMERCE_API_ORIGIN: "http://127.0.0.1:9" }).sites[0];
const webhookUrl = "https://platform.example/webhooks";

/** A follower whose queue thinks that everything is due at once. */
const follow = (taken?: () => Promise<never>) => {
  const kept = createDueQueue<FollowedOrder>("orders", null, null);
  const dues: number[] = [];
  const state = { order: { status: "new" } as Record<string, unknown> | null, isUp: true, isBackendUp: true, now: 0 };
  const told: OrderNotice[] = [];
  const make = () =>
    createOrderFollower({
      queue: {
        ...kept,
        put: (id, entry, dueAt) => {
          dues.push(dueAt - state.now);
          return kept.put(id, entry, 0);
        },
        take: (most) => taken?.() ?? kept.take(most, 0),
      },
      send: async (_site, url, notice) => {
        expect(url).toBe(webhookUrl);
        told.push(notice);
        return state.isUp;
      },
      read: async () => {
        if (!state.isBackendUp) throw new Error("away");
        return state.order;
      },
      siteOf: () => site,
      log: pino({ level: "silent" }),
      watchMs: 60_000,
      pauses: [1_000, 10_000],
      now: () => state.now,
    });
  return { state, told, dues, kept, make, last: () => dues.at(-1) };
};

test("a platform is told of an order once, and again when something has happened to it", async () => {
  const { state, told, make } = follow();
  const follower = make();
  await follower.follow({ sessionId: "s1", site: "us", webhookUrl });
  await follower.run();
  await follower.run();
  expect(told.map(({ body }) => JSON.parse(body) as object)).toEqual([{ status: "new" }]);
  state.order = { status: "shipped" };
  await follower.run();
  expect(told.map(({ body }) => JSON.parse(body) as object)).toEqual([{ status: "new" }, { status: "shipped" }]);
  expect(told[0]?.id).not.toBe(told[1]?.id);
});

test("what a platform does not take is told again under the same id, by whichever process is there", async () => {
  const { state, told, make, last } = follow();
  state.isUp = false;
  const first = make();
  await first.follow({ sessionId: "s1", site: "us", webhookUrl });
  await first.run();
  expect(last()).toBe(1_000);
  const second = make();
  state.order = { status: "shipped" };
  await second.run();
  expect(last()).toBe(10_000);
  state.isUp = true;
  await make().run();
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
  expect(last()).toBe(0);
  await make().run();
  expect(told.map(({ body }) => (JSON.parse(body) as { status: string }).status)).toEqual([
    "new",
    "new",
    "new",
    "shipped",
  ]);
});

test("a platform that never takes it is left alone until something else happens", async () => {
  const { state, told, make } = follow();
  state.isUp = false;
  const follower = make();
  await follower.follow({ sessionId: "s1", site: "us", webhookUrl });
  for (let round = 0; round < 6; round += 1) await follower.run();
  expect(told).toHaveLength(3);
  state.order = { status: "delivered" };
  await follower.run();
  expect(told).toHaveLength(4);
});

test("an order is looked at more seldom the older it is, and not after a month", async () => {
  const { state, told, make, last, kept } = follow();
  const follower = make();
  await follower.follow({ sessionId: "s1", site: "us", webhookUrl });
  await follower.run();
  expect(last()).toBe(60_000);
  state.now = 24 * 3_600_000;
  await follower.run();
  expect(last()).toBe(30 * 60_000);
  state.isBackendUp = false;
  await follower.run();
  state.isBackendUp = true;
  expect(told).toHaveLength(1);
  state.now = FOLLOW_MS + 1;
  await follower.run();
  expect(await kept.take(10, 0)).toEqual([]);
});

test("an order that nobody knows any more is not followed", async () => {
  const { state, told, make, kept } = follow();
  state.order = null;
  const follower = make();
  await follower.follow({ sessionId: "s1", site: "us", webhookUrl });
  await follower.run();
  expect([told, await kept.take(10, 0)]).toEqual([[], []]);
});

test("a process that ends looks no more, and leaves what is due to the next one", async () => {
  const { state, told, make } = follow();
  const first = make();
  await first.follow({ sessionId: "s1", site: "us", webhookUrl });
  const started = told.length;
  await first.end();
  expect([started, told.length]).toEqual([0, 1]);
  state.order = { status: "shipped" };
  first.start();
  await first.run();
  expect(told).toHaveLength(1);
  await make().run();
  expect(told).toHaveLength(2);
});

test("a queue that is away does not keep a process from ending", async () => {
  const { make } = follow(() => Promise.reject(new Error("away")));
  const follower = make();
  const run = follower.run();
  await expect(follower.end()).resolves.toBeUndefined();
  await expect(run).rejects.toThrow("away");
});
