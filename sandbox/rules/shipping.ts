import type { Rule } from "./rule.ts";

/** Shipping: the rules 3.5. */
export const shippingRules: readonly Rule[] = [
  {
    id: "3.5.1",
    says: "A method applies when it is online, in the currency, open to the customer, carries every product and goes there.",
    source: "documented",
  },
  {
    id: "3.5.2",
    says: "The cost table is read at the merchandise total after product and order discounts.",
    source: "documented",
  },
  { id: "3.5.3", says: "Products with a fixed cost do not count towards that total.", source: "documented" },
  { id: "3.5.4", says: "Surcharges are added by the piece.", source: "documented" },
  { id: "3.5.5", says: "Of several cost groups the lowest counts.", source: "documented" },
  { id: "3.5.6", says: "A fixed cost beats a surcharge.", source: "documented" },
  { id: "3.5.7", says: "Without a table for the currency there is no cost.", source: "documented" },
  { id: "3.5.9", says: "Methods carry the carrier's own service codes.", source: "documented" },
  { id: "3.5.10", says: "Heavy parcels cost more by weight and distance zone.", source: "judgement" },
  {
    id: "3.5.18",
    says: "Weekends and holidays of country, state and province are no business days.",
    source: "judgement",
  },
  {
    id: "3.5.19",
    says: "Until the cut-off hour in the warehouse's zone an order is packed the same day.",
    source: "judgement",
  },
  { id: "3.5.20", says: "Days on the road depend on method and distance zone.", source: "judgement" },
  { id: "3.5.21", says: "Each method tells its earliest and latest moment of delivery.", source: "judgement" },
  { id: "3.5.22", says: "On a blackout date the warehouse hands nothing over.", source: "judgement" },
  { id: "3.5.23", says: "A parcel that is to leave at once forgets the day it was wished for.", source: "judgement" },
  { id: "3.5.24", says: "Each method names the days it cannot deliver on.", source: "judgement" },
  {
    id: "3.5.25",
    says: "A post office box is reached by mail only; Alaska, Hawaii and Puerto Rico have methods of their own.",
    source: "judgement",
  },
  {
    id: "3.5.26",
    says: "What is sent by e-mail needs no parcel: its method carries nothing else and costs nothing.",
    source: "judgement",
  },
  { id: "3.5.8", says: "The default method is the one so marked.", source: "documented" },
];
