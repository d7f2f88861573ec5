import type { Rule } from "./rule.ts";

/** Rules of taxes. */
export const taxRules: readonly Rule[] = [
  { id: "3.4.1", says: "A rate is of a jurisdiction and a tax class.", source: "documented" },
  { id: "3.4.2", says: "Candy is taxed apart from what is made with flour, state by state.", source: "judgement" },
  { id: "3.4.3", says: "The table is dated, can be overridden and replaced by a provider.", source: "judgement" },
];
