import type { AnalyticsEvent } from "./analytics-events.ts";
import { createAnalyticsQueue } from "./analytics-queue.ts";

type Entry = Record<string, unknown> & { eventCallback?: (container?: string) => void };

const sale = (event: "view_item" | "add_to_cart"): AnalyticsEvent => ({
  event,
  ecommerce: { currency: "USD", value: 12, items: [{ item_id: "481101", item_name: "Rolled Cocoa Truffles" }] },
});
const search: AnalyticsEvent = { event: "search_content", search_term: "mint" };

const setUp = () => {
  const layer: Entry[] = [];
  const send = createAnalyticsQueue({ push: (entry) => layer.push(entry) }, "GTM-OURS");
  const names = () =>
    layer.map((entry) => ("ecommerce" in entry && entry["ecommerce"] === null ? "reset" : entry["event"]));
  return { layer, send, names };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("an event about goods comes after a reset, carries its goods and asks for a word", async () => {
  const { layer, send } = setUp();
  send(sale("view_item"));
  await jest.advanceTimersByTimeAsync(0);
  expect(layer).toEqual([
    { ecommerce: null },
    expect.objectContaining({
      event: "view_item",
      ecommerce: expect.objectContaining({ value: 12 }),
      eventTimeout: 2000,
    }),
  ]);
});

test("the next event waits for our container's word, not for another's", async () => {
  const { layer, send, names } = setUp();
  send(sale("view_item"));
  send(search);
  await jest.advanceTimersByTimeAsync(0);
  layer.at(-1)?.eventCallback?.("GTM-OTHER");
  await jest.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(["reset", "view_item"]);
  layer.at(-1)?.eventCallback?.("GTM-OURS");
  await jest.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(["reset", "view_item", "search_content"]);
});

test("a container that never answers holds the queue up for 2 seconds and loses nothing", async () => {
  const { send, names } = setUp();
  send(sale("view_item"));
  send(sale("add_to_cart"));
  send(search);
  await jest.advanceTimersByTimeAsync(1999);
  expect(names()).toEqual(["reset", "view_item"]);
  await jest.advanceTimersByTimeAsync(1);
  expect(names()).toEqual(["reset", "view_item", "reset", "add_to_cart"]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(["reset", "view_item", "reset", "add_to_cart", "search_content"]);
});

test("other events are not waited for", async () => {
  const { send, names } = setUp();
  send(search);
  send({ event: "login", method: "password" });
  await jest.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(["search_content", "login"]);
});
