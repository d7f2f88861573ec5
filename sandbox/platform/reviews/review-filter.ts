/** Comparison of a filter, as the ratings service names it. */
export type Comparison = "eq" | "neq" | "gt" | "gte" | "lt" | "lte";

/** Which reviews are wanted; every member that is there must fit. */
export interface ReviewFilter {
  ids?: readonly string[];
  productIds?: readonly string[];
  stars?: readonly { comparison: Comparison; values: readonly number[] }[];
  hasPhotos?: boolean;
  locales?: readonly string[];
  recommends?: boolean;
  /** Every one of them stands in title or text. */
  words?: readonly string[];
}

/** What reviews are sorted by. */
export type ReviewOrder = "submissionTime" | "rating" | "helpfulness" | "positiveVotes";
