import type { ProductTile } from "./tile.ts";

/** What a tile's action does. */
export type TileAction = "add" | "options" | "createBox" | "none";

/**
 * The action under a tile: a custom mix is started, several variants or a choice of pickup open the options sheet, one
 * thing to ship is added at once, and what cannot be ordered has no action (specification, section 2.5).
 */
export const tileAction = (tile: ProductTile, shopSelected = false): TileAction => {
  if (tile.isCustomMix) return "createBox";
  if (tile.status || !tile.addId) return "none";
  return tile.hasOptions || (tile.isPickupAllowed && shopSelected) ? "options" : "add";
};
