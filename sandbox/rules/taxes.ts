import type { Rule } from "./rule.ts";

/** Rules of taxes. */
export const taxRules: readonly Rule[] = [
  { id: "3.4.1", says: "A rate is of a jurisdiction and a tax class.", source: "documented" },
  { id: "3.4.3", says: "The table is dated, can be overridden and replaced by a provider.", source: "judgement" },
  { id: "3.4.4", says: "Sites in the United States and Canada are net.", source: "documented" },
  { id: "3.4.5", says: "Tax is taken of what discounts leave.", source: "documented" },
  { id: "3.4.6", says: "Shipping has a tax class of its own.", source: "documented" },
  { id: "3.4.7", says: "Who is exempt pays no tax.", source: "documented" },
  { id: "3.4.8", says: "A pickup is taxed where the shop stands.", source: "documented" },
  { id: "3.4.9", says: "Gift cards are untaxed.", source: "documented" },
];
