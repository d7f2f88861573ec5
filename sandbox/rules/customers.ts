import type { Rule } from "./rule.ts";

/** Rules of prices that follow from who shops. */
export const customerRules: readonly Rule[] = [
  {
    id: "3.2.1",
    says: "The price books of an active source code apply instead of the site's own.",
    source: "documented",
  },
];
