/** The one badge on a product's window; `own` carries the merchant's words, `sale` the saved percent. */
export type Badge =
  | { kind: "inShopsOnly" | "outOfStock" | "comingSoon" | "customMix" | "new" }
  | { kind: "sale"; percent: number }
  | { kind: "own"; text: string };

/** What the badge rule looks at. */
export interface BadgeFacts {
  isOutOfStock: boolean;
  isComingSoon: boolean;
  isInShopOnly: boolean;
  isPickupOnly?: boolean;
  isCustomMix?: boolean;
  isNew?: boolean;
  ownBadge?: string;
  savedPercent?: number;
}

/**
 * The badge rule (product-32): in shops only or pickup only, then coming soon, then out of stock (an announced product
 * is out of stock as well), else the product's own badge; below that the shop's own: custom mix, sale, new.
 */
export const productBadge = (facts: BadgeFacts): Badge | null => {
  if (facts.isInShopOnly || facts.isPickupOnly) return { kind: "inShopsOnly" };
  if (facts.isOutOfStock) return { kind: facts.isComingSoon ? "comingSoon" : "outOfStock" };
  if (facts.isComingSoon) return { kind: "comingSoon" };
  if (facts.ownBadge) return { kind: "own", text: facts.ownBadge };
  if (facts.isCustomMix) return { kind: "customMix" };
  if (facts.savedPercent) return { kind: "sale", percent: facts.savedPercent };
  return facts.isNew ? { kind: "new" } : null;
};
