import type { Basket } from "#app/commerce-api/baskets.ts";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import { minor } from "./amounts.ts";

/** What a fault says of a sum that is no longer what the platform was told. */
export const PRICE_CHANGED = "price_changed";

/** Remembers the sum that a platform is told. */
export const rememberTotal = (session: AgentSession, basket: Basket): void => {
  session.toldTotal = minor(basket.orderTotal);
};

/**
 * Why a checkout is not completed at a sum that the platform was not told: its buyer agreed to another one. Prices and
 * promotions of the backend may change at any time.
 */
export const changedTotal = ({ toldTotal }: AgentSession, basket: Basket): Note[] => {
  const total = minor(basket.orderTotal);
  if (toldTotal === undefined || toldTotal === total) return [];
  const [before, now] = [toldTotal, total].map((amount) =>
    new Intl.NumberFormat("en-US", { style: "currency", currency: basket.currency ?? "USD" }).format(amount / 100),
  );
  const content = `The total is ${now} now; it was ${before}. The buyer has to agree to it.`;
  return [{ type: "error", code: PRICE_CHANGED, content, path: "$.totals", severity: "recoverable" }];
};

/** What holds parcels back: heat over a weekend, or days on which nothing is delivered. */
export const delayNotes = (basket: Basket): Note[] => {
  const { pickups, parcels } = usedShipments(basket);
  const used = (basket.shipments ?? []).filter((each) => [...pickups, ...parcels].includes(each));
  return used.flatMap((shipment, index): Note[] => {
    const { reason, holiday = "a holiday" } = arrivalPromise(shipment) ?? {};
    const path = `$.fulfillment.methods[${index}]`;
    if (reason === "heat-hold")
      return [
        {
          type: "warning",
          code: "held_for_heat",
          content: "This parcel is held back so that it does not melt over a weekend.",
          path,
        },
      ];
    if (reason === "holiday")
      return [{ type: "warning", code: "held_for_holiday", content: `Nothing is delivered on ${holiday}.`, path }];
    return [];
  });
};
