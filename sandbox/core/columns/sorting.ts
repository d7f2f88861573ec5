/** Which end comes first. */
export type SortDirection = "ascending" | "descending";

/** What stands in for a missing value of a weighted attribute, among the values the others have. */
export type MissingValue = "minimum" | "maximum" | "average";

/** One attribute of a weighted sum; its values are brought to 0…1 before they are weighed. */
export interface WeightedAttribute {
  /** `price`, `position`, `name`, `brand`, `text-relevance` or a custom attribute with its `c_` name. */
  path: string;
  /** 1 to 100. */
  weight: number;
  direction: SortDirection;
  missing: MissingValue;
}

/** One step of a sorting rule; the next one decides between products that are equal in it. */
export type SortingStep =
  | { kind: "attribute"; path: string; direction: SortDirection }
  | { kind: "weighted"; attributes: readonly WeightedAttribute[] };

/** What lifts products up or pushes them down, in parts of the whole weighted sum. */
export interface BoostOrBury {
  kind: "boost" | "bury";
  path: string;
  /** The value that qualifies, as text. */
  equals: string;
  /** 0 to 1. */
  strength: number;
}

/** How a list of products is put in order: its steps in turn, boosts and buries counted into the weighted sums. */
export interface SortingRule {
  steps: readonly SortingStep[];
  boosts?: readonly BoostOrBury[];
}
