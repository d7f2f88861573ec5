import type { ClosedReason } from "./active-promotions.ts";

/** Why an open promotion gives nothing to a line, an order or a shipment. */
export type Obstacle =
  | { reason: "no_qualifying_product" }
  | { reason: "excluded_product" }
  | { reason: "quantity_short"; missingPieces: number }
  | { reason: "combination_incomplete"; missingPieces: number }
  | { reason: "threshold_short"; missingCents: number }
  | { reason: "exclusivity"; by: string }
  | { reason: "cap_reached" }
  | { reason: "nothing_left" }
  | { reason: "method_not_covered" }
  | { reason: "pickup" }
  | { reason: "other_products_in_shipment" }
  | { reason: "bonus_not_available" };

/** What a promotion did, or why it did nothing. */
export type Verdict =
  | { outcome: "applied"; cents: number }
  | { outcome: "offered"; slotId: string }
  | ({ outcome: "not_applied" } & (Obstacle | { reason: ClosedReason }));

/** What a verdict is about. */
export interface VerdictScope {
  lineId?: string;
  shipmentId?: string;
}

/** Listens to what the engine decides; left out, nothing is recorded. */
export type Witness = (promotionId: string, verdict: Verdict, scope?: VerdictScope) => void;

/** A verdict that nothing happened. */
export const notApplied = (obstacle: Obstacle): Verdict => ({ outcome: "not_applied", ...obstacle });
