import type { Rule } from "./rule.ts";

/** Rules of prices. */
export const priceRules: readonly Rule[] = [
  {
    id: "3.2.1",
    says: "Books named for the session replace the site's; each brings its parents.",
    source: "documented",
  },
  {
    id: "3.2.2",
    says: "Books that are offline, out of their window or in another currency do not apply.",
    source: "documented",
  },
  { id: "3.2.3", says: "The lowest price for the quantity wins, beside the list price.", source: "documented" },
  { id: "3.2.4", says: "Percentages are taken from the price of the smallest quantity.", source: "documented" },
  { id: "3.2.5", says: "Tiers give a table of cuts.", source: "documented" },
  { id: "3.2.6", says: "A variant with no entry that applies costs what its master costs.", source: "documented" },
  { id: "3.2.7", says: "The list price is struck through where the active price is lower.", source: "documented" },
  { id: "3.2.8", says: "Masters show the range over variants that are online.", source: "documented" },
];
