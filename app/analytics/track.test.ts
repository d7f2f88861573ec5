import type { AnalyticsEvent } from "./analytics-events.ts";
import { startReceiving, track } from "./track.ts";

const found = (term: string): AnalyticsEvent => ({ event: "search_content", search_term: term });

test("what happened before somebody listens is told first, in order, and no more than fifty of it", () => {
  for (let number = 0; number < 60; number += 1) track(found(`word ${number}`));
  const heard: AnalyticsEvent[] = [];
  const stop = startReceiving((event) => heard.push(event));
  expect(heard).toHaveLength(50);
  expect(heard[0]).toEqual(found("word 0"));
  track(found("now"));
  expect(heard.at(-1)).toEqual(found("now"));
  stop();
  track(found("later"));
  expect(heard.at(-1)).toEqual(found("now"));
});

test("whoever listens later hears from the beginning too, and each stops alone", () => {
  startReceiving(() => undefined)();
  const [first, second]: [AnalyticsEvent[], AnalyticsEvent[]] = [[], []];
  const stopFirst = startReceiving((event) => first.push(event));
  track(found("one"));
  const stopSecond = startReceiving((event) => second.push(event));
  track(found("two"));
  stopFirst();
  track(found("three"));
  expect(first).toEqual([found("one"), found("two")]);
  expect(second).toEqual([found("one"), found("two"), found("three")]);
  stopSecond();
});
