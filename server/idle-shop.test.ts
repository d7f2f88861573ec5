import timers from "node:timers";
import { loadConfig } from "#config/load-config.ts";
import { createTestStorefront } from "./test-storefront.ts";

const config = loadConfig({ NODE_ENV: "test", COMMERCE_API_ORIGIN: "http://127.0.0.1:9" });

test("a shop that nobody asks does not wake up by itself each second", () => {
  const repeated = jest.spyOn(timers, "setInterval");
  createTestStorefront(config);
  expect(repeated.mock.calls.map(([, ms]) => ms).filter((ms) => (ms ?? 0) < 60_000)).toEqual([]);
});

test("a shop takes memory for what it remembers when it has something to remember", () => {
  const before = process.memoryUsage();
  const shops = Array.from({ length: 10 }, () => createTestStorefront(config));
  const after = process.memoryUsage();
  const taken = after.heapTotal + after.arrayBuffers - before.heapTotal - before.arrayBuffers;
  expect(shops).toHaveLength(10);
  expect(taken / 10).toBeLessThan(4_000_000);
});
