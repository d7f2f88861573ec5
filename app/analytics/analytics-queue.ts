import { type AnalyticsEvent, isEcommerce } from "./analytics-events.ts";

/** How long an event about goods waits to be acknowledged (analytics-3). */
export const EVENT_TIMEOUT_MS = 2000;

/** The tag manager's list; what is pushed is read in order. */
export interface DataLayer {
  push(entry: Record<string, unknown>): unknown;
}

/**
 * Hands events to the data layer one at a time. One about goods comes after a reset of the layer's `ecommerce` and is
 * waited for until the container says that it has it, at most 2 s: a blocked container never does. `containerId` tells
 * our container's word from another's.
 */
export const createAnalyticsQueue = (layer: DataLayer, containerId: string): ((event: AnalyticsEvent) => void) => {
  const waiting: AnalyticsEvent[] = [];
  let isBusy = false;

  const hand = (event: AnalyticsEvent): Promise<void> =>
    new Promise((resolve) => {
      if (!isEcommerce(event)) {
        layer.push({ ...event });
        return resolve();
      }
      const timer = setTimeout(resolve, EVENT_TIMEOUT_MS);
      const eventCallback = (container?: unknown) => {
        if (container !== undefined && container !== containerId) return;
        clearTimeout(timer);
        resolve();
      };
      layer.push({ ecommerce: null });
      layer.push({ ...event, eventCallback, eventTimeout: EVENT_TIMEOUT_MS });
    });

  const handAll = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let event = waiting.shift(); event; event = waiting.shift()) await hand(event);
    isBusy = false;
  };

  return (event) => {
    waiting.push(event);
    void handAll();
  };
};
