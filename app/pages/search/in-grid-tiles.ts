import type { Fields } from "#app/domain/content/content-fields.ts";

/** A managed tile among products. */
export interface InGridTile {
  fields: Fields;
  isDouble: boolean;
  /** Place in the grid, counted from 1; at the end without one. */
  position?: number;
}

/**
 * Where tiles go into a list of so many products: the index of each in the whole list, ascending. A place behind the
 * end is the end; of two that want the same place the earlier one gets it.
 */
export const placeTiles = (tiles: readonly InGridTile[], productCount: number): { at: number; tile: InGridTile }[] =>
  [...tiles]
    .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
    .map((tile, before) => ({
      at: Math.min(productCount + before, Math.max(before, (tile.position ?? Infinity) - 1)),
      tile,
    }))
    .reduce<{ at: number; tile: InGridTile }[]>((placed, { at, tile }) => {
      const last = placed.at(-1)?.at ?? -1;
      return [...placed, { at: Math.max(at, last + 1), tile }];
    }, []);
