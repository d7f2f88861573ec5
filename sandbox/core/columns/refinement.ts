/** A text by locale; locales that are not named read `default`. */
export type LocalisedText = { default: string } & Partial<Record<string, string>>;

/** Several values of an attribute counted and chosen as one. */
export interface AttributeBucket {
  label: LocalisedText;
  values: readonly string[];
  /** What a shop shows it by, for example a colour. */
  presentationId?: string;
}

/** A range of prices, in whole cents; the lower end belongs to it, the upper does not. */
export interface PriceBucket {
  label: LocalisedText;
  fromCents: number;
  toCents: number;
}

/** How a facet finds, names, orders and limits its values (the platform's refinement definitions). */
export interface RefinementDefinition {
  type: "attribute" | "price" | "promotion";
  label: LocalisedText;
  /** How values are ordered; `position` keeps the order of the buckets, then that of first appearance. */
  sortMode: "value-name" | "value-count" | "position";
  sortDirection: "ascending" | "descending";
  /** What becomes of values no bucket holds. */
  unbucketed: "show-values" | "show-as-bucket" | "hide";
  /** Fewer different values than this hide the whole facet; null shows it always. */
  cutoffThreshold: number | null;
  buckets?: readonly AttributeBucket[];
  priceBuckets?: Partial<Record<string, readonly PriceBucket[]>>;
  /** The name of the bucket of all values no other bucket holds. */
  defaultBucket?: LocalisedText;
}
