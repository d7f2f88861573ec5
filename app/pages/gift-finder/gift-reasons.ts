import { flagAttribute, numberAttribute, type ProductDocument } from "#app/domain/product/product-document.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { recipients, type Diet, type GiftSearch, type GiftWish, type Occasion, type Recipient } from "./gift-wish.ts";

/** Why something is shown as a gift: what sets it apart, or what of the wish it fits. */
export type GiftReason =
  | { kind: "loved" }
  | { kind: "new" }
  | { kind: "who"; who: Recipient }
  | { kind: "occasion"; occasion: Occasion }
  | { kind: "diet"; diet: Diet };

/** As many as find a place on a line or two. */
const MOST_REASONS = 2;

/** From here on a rating is a reason, and so many people make it one. */
const LOVED_FROM = 4.5;
const LOVED_BY = 10;

/**
 * The reasons for a gift, at most two: its rating, or else that it is new, first; then what of the wish it fits. What
 * the search has left aside is none.
 */
export const giftReasons = (
  product: ProductDocument,
  { who, occasion, diets }: GiftWish,
  without: GiftSearch["without"],
): GiftReason[] => {
  const value = numberAttribute(product, "rating") ?? 0;
  const count = numberAttribute(product, "reviewCount") ?? 0;
  const kind = product["c_refinementType"];
  const suits = who && !without.includes("who") && (recipients[who] as readonly unknown[]).includes(kind);
  const all: GiftReason[] = [
    ...(value >= LOVED_FROM && count >= LOVED_BY
      ? [{ kind: "loved" as const }]
      : flagAttribute(product, "isNew")
        ? [{ kind: "new" as const }]
        : []),
    ...(occasion && !without.includes("occasion") ? [{ kind: "occasion" as const, occasion }] : []),
    ...(suits ? [{ kind: "who" as const, who }] : []),
    ...diets.map((diet) => ({ kind: "diet" as const, diet })),
  ];
  return all.slice(0, MOST_REASONS);
};

/** Gifts without those that look like an earlier one, for two of the same picture are no choice. */
export const withOwnPictures = (tiles: readonly ProductTile[]): ProductTile[] => {
  const seen = new Set<string>();
  return tiles.filter(({ image }) => {
    if (!image) return true;
    const isFirst = !seen.has(image.src);
    seen.add(image.src);
    return isFirst;
  });
};
