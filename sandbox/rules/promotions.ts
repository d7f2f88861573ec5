import type { Rule } from "./rule.ts";

/** Rules of promotions. */
export const promotionRules: readonly Rule[] = [
  {
    id: "3.1.1",
    says: "Promotions are opened by who shops, in what currency, with which coupons.",
    source: "documented",
  },
  {
    id: "3.1.2",
    says: "One is active while it and its campaign run and their qualifiers are met; a schedule only narrows.",
    source: "documented",
  },
  {
    id: "3.1.3",
    says: "Product, then order, then shipping; order discounts are prorated over the lines.",
    source: "documented",
  },
  { id: "3.1.4", says: "Exclusive first, then by rank, kind and size.", source: "documented" },
  {
    id: "3.1.5",
    says: "Class and global exclusivity keep others away; lists and groups refine that.",
    source: "judgement",
  },
  {
    id: "3.1.6",
    says: "The highest tier reached applies; repeats are capped; globally excluded products stay out.",
    source: "documented",
  },
  {
    id: "3.1.7",
    says: "Approaching discounts tell threshold, merchandise counted and distance.",
    source: "documented",
  },
  {
    id: "3.1.8",
    says: "Bonus lines come and go with what earns them; a choice is a slot with room.",
    source: "documented",
  },
  { id: "3.1.9", says: "Every coupon status has its cause.", source: "documented" },
  {
    id: "3.1.10",
    says: "Buying some for a total spreads the saving evenly; every share sums exactly.",
    source: "documented",
  },
];
