/** An amount that may be paid, in whole cents; null for no limit. */
export interface AmountRange {
  minCents: number | null;
  maxCents: number | null;
}

/** Names in other languages than the shop's own, by language. */
export type PaymentTexts = Readonly<Record<string, { name?: string; description?: string }>>;
