import type { Basket } from "#app/commerce-api/baskets.ts";
import type { AgentSession } from "../sessions/agent-session.ts";
import { changedTotal, delayNotes, rememberTotal } from "./told-terms.ts";

test("a sum that the platform was not told is said once it is told", () => {
  const session = { id: "c1" } as AgentSession;
  const [cheap, dear] = [7.5, 9].map((orderTotal) => ({ orderTotal, currency: "USD" }) as Basket);
  expect(changedTotal(session, cheap as Basket)).toEqual([]);
  rememberTotal(session, cheap as Basket);
  expect(changedTotal(session, cheap as Basket)).toEqual([]);
  expect(changedTotal(session, dear as Basket)).toMatchObject([
    { code: "price_changed", content: "The total is $9.00 now; it was $7.50. The buyer has to agree to it." },
  ]);
});

test("what holds a parcel back is a warning of its own method", () => {
  const address = { firstName: "Theo", address1: "7 Quarry Street" };
  const parcel = (id: string, promise: object) => ({
    shipmentId: id,
    shippingAddress: address,
    c_arrivalPromise: { earliest: "2026-11-30", latest: "2026-12-01", zone: "America/Chicago", ...promise },
  });
  const basket = {
    productItems: ["me", "heat", "feast"].map((shipmentId) => ({ itemId: shipmentId, productId: "p", shipmentId })),
    shipments: [
      parcel("me", {}),
      parcel("heat", { reason: "heat-hold" }),
      parcel("feast", { reason: "holiday", holiday: "Thanksgiving Day" }),
    ],
  } as unknown as Basket;
  expect(delayNotes(basket)).toMatchObject([
    { type: "warning", code: "held_for_heat", path: "$.fulfillment.methods[1]" },
    {
      type: "warning",
      code: "held_for_holiday",
      content: "Nothing is delivered on Thanksgiving Day.",
      path: "$.fulfillment.methods[2]",
    },
  ]);
});
