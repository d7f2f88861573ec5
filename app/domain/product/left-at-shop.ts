import { isLimited } from "./availability.ts";
import type { ProductTile } from "./tile.ts";

/** What the chosen shop has of a product, as its tile says it. */
export type LeftAtShop =
  | { kind: "plenty" }
  | { kind: "few"; count: number }
  /** One size alone; how many, where they are few. */
  | { kind: "size"; size: string; count?: number }
  | { kind: "sizes"; count: number; all: number };

/**
 * What is left at a shop that has a product (product-54): few pieces are counted; of a choice of sizes it is said which
 * one is left, or how many of them are. Other choices are not told apart.
 * @param pieces what the shop has of the product, and of each of its sizes by the id that is added
 */
export const leftAtShop = (
  { id, hasOptions, sizes = [] }: ProductTile,
  pieces: Readonly<Record<string, number>>,
): LeftAtShop => {
  const few = (count: number | undefined) => (isLimited(count) ? count : undefined);
  if (!hasOptions) {
    const count = few(pieces[id]);
    return count === undefined ? { kind: "plenty" } : { kind: "few", count };
  }
  const there = sizes.filter((size) => (pieces[size.id] ?? 0) > 0);
  const [only] = there;
  if (only && there.length === 1 && sizes.length > 1) {
    const count = few(pieces[only.id]);
    return { kind: "size", size: only.label, ...(count !== undefined && { count }) };
  }
  return there.length > 0 && there.length < sizes.length
    ? { kind: "sizes", count: there.length, all: sizes.length }
    : { kind: "plenty" };
};
