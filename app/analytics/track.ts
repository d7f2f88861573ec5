import type { AnalyticsEvent } from "./analytics-events.ts";

/** What is kept until somebody listens; a shopper who does not agree to be counted fills it up and no more. */
const MOST_KEPT = 50;

const waitingEvents: AnalyticsEvent[] = [];
const receivers = new Set<(event: AnalyticsEvent) => void>();

/**
 * Tells that something happened; it is kept until the shopper has agreed to be counted, and forgotten with the page.
 */
export const track = (event: AnalyticsEvent): void => {
  if (waitingEvents.length < MOST_KEPT) waitingEvents.push(event);
  for (const receive of receivers) receive(event);
};

/**
 * From now on events go to `receiver` too, what the page has seen so far first; gives the way to stop and to forget.
 */
export const startReceiving = (receiver: (event: AnalyticsEvent) => void): (() => void) => {
  for (const event of waitingEvents) receiver(event);
  receivers.add(receiver);
  return () => {
    receivers.delete(receiver);
    waitingEvents.length = 0;
  };
};
