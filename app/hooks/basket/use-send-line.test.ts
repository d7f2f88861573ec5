import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { tellOfMultiShip } from "./use-send-line.ts";

/** A bag of so many parcels, each with something in it. */
const bag = (parcels: number): Basket =>
  ({
    shipments: Array.from({ length: parcels }, (_, index) => ({ shipmentId: `s${index}` })),
    productItems: Array.from({ length: parcels }, (_, index) => ({ itemId: `i${index}`, shipmentId: `s${index}` })),
  }) as Basket;

test.each([
  [0, 2, 1],
  [1, 2, 1],
  [1, 5, 1],
  [2, 3, 0],
  [1, 1, 0],
  [3, 1, 0],
])("from %d to %d parcels tells of an order to several people %d times", (before, after, times) => {
  const told: AnalyticsEvent[] = [];
  const stop = startReceiving((event) => told.push(event));
  tellOfMultiShip(bag(before), bag(after));
  stop();
  expect(told).toEqual(Array.from({ length: times }, () => ({ event: "multi_ship", action: "initiated" })));
});
