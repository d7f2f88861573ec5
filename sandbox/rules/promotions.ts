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
  { id: "3.1.1.1", says: "Every change of a basket works its promotions out anew.", source: "documented" },
  {
    id: "3.1.2.1",
    says: "Source codes open promotions and campaigns through their group, as customer groups and coupons do.",
    source: "documented",
  },
  {
    id: "3.1.4.1",
    says: "Tiers are measured on the undiscounted plan; the result need not be the cheapest.",
    source: "documented",
  },
  {
    id: "3.1.7.1",
    says: "Only promotions that are upsold, and within their distance, are nearly earned; orders and shipments apart.",
    source: "documented",
  },
  {
    id: "3.1.9.1",
    says: "An order uses its coupons up; one that fails or is cancelled gives them back.",
    source: "documented",
  },
  {
    id: "3.1.10.1",
    says: "Shares go by the largest remainder and always sum exactly; halves are rounded up.",
    source: "judgement",
  },
  { id: "3.1.6.1", says: "Order promotions count money or pieces.", source: "documented" },
  {
    id: "3.1.6.2",
    says: "An order promotion may ask for a combination of products, each piece counted for one part.",
    source: "documented",
  },
  {
    id: "3.1.8.1",
    says: "A list to choose from names what is online and in a category, sold out or not, a master for its variants; a rule's list is empty.",
    source: "documented",
  },
];
