import type { Rule } from "./rule.ts";

/** Shops and postal geography. */
export const shopRules: readonly Rule[] = [
  {
    id: "3.6.1",
    says: "A postal code has a place, from which the great-circle distance is taken.",
    source: "documented",
  },
  { id: "3.6.2", says: "Around an unknown code there are no shops.", source: "documented" },
  { id: "3.6.3", says: "Shops come nearest first.", source: "documented" },
  { id: "3.6.4", says: "Distances are in miles or kilometres.", source: "documented" },
  { id: "3.6.5", says: "A shop without coordinates stands where its postal code is.", source: "documented" },
  {
    id: "3.6.6",
    says: "A Canadian area that is not in the table lies in the middle of its neighbours.",
    source: "judgement",
  },
  { id: "3.6.7", says: "Canadian codes are read as A1A 1A1, A1A1A1 and A1A.", source: "documented" },
];
