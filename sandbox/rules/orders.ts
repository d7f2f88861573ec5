import type { Rule } from "./rule.ts";

/** Orders, gift certificates and subscriptions: the rules 3.7 in their order. */
export const orderRules: readonly Rule[] = [
  {
    id: "3.7.1",
    says: "An order is created, new, open, completed, cancelled, replaced or failed, and says apart from that how far it is confirmed, exported, paid and shipped.",
    source: "documented",
  },
  {
    id: "3.7.2",
    says: "No order is made while a total is unknown, an item is unavailable or a coupon invalid; empty shipments are dropped.",
    source: "documented",
  },
  { id: "3.7.3", says: "An order that fails gives its basket back to the shopper.", source: "documented" },
  {
    id: "3.7.4",
    says: "Order numbers are unique, and need be neither gapless nor in order.",
    source: "documented",
  },
  { id: "3.7.5", says: "An order number is a prefix and a counter that a reset sets back.", source: "judgement" },
  {
    id: "3.7.6",
    says: "A gift certificate is pending, issued, partially redeemed or redeemed, shows its last four digits only, and says why it cannot pay.",
    source: "documented",
  },
  {
    id: "3.7.7",
    says: "Gift cards have 19 to 21 digits and a security code of four, may be sold at a discount, and tell their balance to nobody who guesses.",
    source: "judgement",
  },
  {
    id: "3.7.8",
    says: "A subscription is offered for an enabled product above $25 or with the impulse flag, never for several shipments; its opt-in becomes a schedule that renews, or is suspended when the card declines.",
    source: "judgement",
  },
];
