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
];
