import { afterWorkdays } from "#sandbox/platform/shipping/business-days.ts";
import { arrivalOf, DEFAULT_TRANSIT_DAYS } from "./fulfilment.ts";
import type { OrderShipment } from "./order.ts";

const FRIDAY = "2026-11-20T16:30:00.000Z";

const method: OrderShipment["method"] = {
  id: "carrier-of-my-own",
  name: "Carrier",
  description: "",
  carrierCode: null,
  isPickup: false,
  isEmail: false,
  estimatedArrival: "",
  taxClassId: "shipping",
  transitDays: null,
};
const arrival = (more: Partial<OrderShipment["method"]>) =>
  arrivalOf({ method: { ...method, ...more }, progress: { shippedAt: FRIDAY } })?.toISOString();

describe("when a parcel arrives for which nothing was promised", () => {
  it.each([
    ["the business days its method takes", { transitDays: 2 }, "2026-11-24T16:30:00.000Z"],
    ["the usual days where the method does not say", {}, "2026-11-27T16:30:00.000Z"],
    ["at once what goes by e-mail, whatever the method is called", { isEmail: true }, FRIDAY],
    ["a day later what is picked up", { isPickup: true, transitDays: 4 }, "2026-11-21T16:30:00.000Z"],
    [
      "as promised where it was",
      { transitDays: 2, arrival: { earliest: "2026-11-30", latest: "2026-11-30", zone: "Europe/Berlin" } },
      "2026-11-30T11:00:00.000Z",
    ],
  ])("%s", (_when, more, expected) => {
    expect(arrival(more)).toBe(expected);
  });

  it("counts Mondays to Fridays", () => {
    expect(afterWorkdays(new Date(FRIDAY), DEFAULT_TRANSIT_DAYS).toISOString()).toBe("2026-11-27T16:30:00.000Z");
    expect(afterWorkdays(new Date("2026-11-21T01:00:00Z"), 1).toISOString()).toBe("2026-11-23T01:00:00.000Z");
    expect(afterWorkdays(new Date(FRIDAY), 0).toISOString()).toBe(FRIDAY);
  });
});
