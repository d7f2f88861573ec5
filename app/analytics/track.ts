import type { AnalyticsEvent } from "./analytics-events.ts";

/** What waits at most until somebody listens; a shopper who does not agree to be counted fills it up and no more. */
const MOST_WAITING = 50;

const waiting: AnalyticsEvent[] = [];
let receive: ((event: AnalyticsEvent) => void) | null = null;

/** Tells that something happened; it is kept until the shopper has agreed to be counted, and forgotten with the page. */
export const track = (event: AnalyticsEvent): void => {
  if (receive) receive(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
};

/** From now on events go to `receiver`, those that waited first; gives the way to stop. */
export const startReceiving = (receiver: (event: AnalyticsEvent) => void): (() => void) => {
  receive = receiver;
  for (const event of waiting.splice(0)) receiver(event);
  return () => {
    receive = null;
  };
};
