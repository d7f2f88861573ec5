import type { Rule } from "./rule.ts";

/** Search, suggestions, sorting and recommendations. */
export const searchRules: readonly Rule[] = [
  {
    id: "3.8.1",
    says: "Words are matched by weighted fields in the shopper's language; misspelled ones by likeness.",
    source: "measured",
  },
  { id: "3.8.2", says: "Synonyms, stop words and redirects come from tables of the language.", source: "documented" },
  { id: "3.8.3", says: "What was searched instead of misspelled words is told.", source: "documented" },
  {
    id: "3.8.4",
    says: "Facets follow the category's definitions and count with their own refinement left out.",
    source: "documented",
  },
  {
    id: "3.8.5",
    says: "Alternatives are joined by |, prices are (min..max), pickup counts the shop named by c_storeId.",
    source: "documented",
  },
  { id: "3.8.6", says: "Each kind of suggestion has ten entries at most.", source: "documented" },
  {
    id: "3.8.7",
    says: "Sorting is a weighted sum of normalised attributes, then ties, with boosts and buries; featured-items by default.",
    source: "documented",
  },
  {
    id: "3.8.8",
    says: "Recommenders are viewed-also-viewed, bought-also-bought, top sellers, most viewed and recently viewed.",
    source: "documented",
  },
  {
    id: "3.8.9",
    says: "Companions are scored by log-likelihood with minimum support, anchor and unorderable left out, best sellers to fill up.",
    source: "judgement",
  },
  { id: "3.8.10", says: "An activity that was reported changes later answers.", source: "documented" },
  { id: "3.8.11", says: "A zone names its recommender.", source: "documented" },
];
