import type { ProductTile } from "./tile.ts";

/** What a tile's action does. */
export type TileAction = "add" | "options" | "createBox" | "eGift" | "none";

/** What is said below a tile about getting it. */
export type TileNote = "availableForPickup" | "onlineOnly";

/**
 * What decides a tile beside its product: whether a shop is chosen to collect at, and whether that shop has the
 * product.
 */
export interface TileSurroundings {
  shopSelected: boolean;
  /** What that shop has; undefined while no shop is chosen or the chosen one has not answered. */
  piecesAtShop?: number;
}

/** What a tile says and does beside its product's own facts. */
export interface TileState {
  action: TileAction;
  note?: TileNote;
  /** Pickup at the chosen shop is the only way to get it. */
  isPickupOnly: boolean;
  /** Its sizes are added by one press each. */
  addsSizes: boolean;
}

/**
 * The action under a tile and the note about pickup (product-10, product-11): a custom mix is started; e-gift cards
 * have a page of their own; several variants, and any product while a shop is chosen, open the options sheet; sizes
 * that are shipped, and one thing that is, are added at once; what cannot be ordered has no action unless the chosen
 * shop has it, and promises no pickup. 'Online Only' is said only to who has chosen a shop, and the shop's own stock
 * takes the place of what the product allows as soon as it is known.
 */
export const tileState = (tile: ProductTile, { shopSelected, piecesAtShop }: TileSurroundings): TileState => {
  const isAtShop = piecesAtShop === undefined ? undefined : piecesAtShop > 0;
  const isCollectable = tile.isPickupAllowed === true || tile.isCollectedOnly === true;
  const isPickupOnly = tile.status !== undefined && isCollectable && isAtShop === true;
  const hasNote = isPickupOnly || (tile.isPickupAllowed === true && !tile.status && isAtShop !== false);
  const note = hasNote ? "availableForPickup" : tile.isOnlineOnly && shopSelected ? "onlineOnly" : undefined;
  const action = (): TileAction => {
    if (tile.isCustomMix) return "createBox";
    if (tile.isEGift) return "eGift";
    if (isPickupOnly) return "options";
    if (tile.status || !tile.addId) return "none";
    return tile.hasOptions || shopSelected ? "options" : "add";
  };
  const addsSizes = tile.sizes !== undefined && action() === "options" && !shopSelected;
  return { action: action(), isPickupOnly, addsSizes, ...(note && { note }) };
};

/** Whether it may be sent somewhere, so that the day of its arrival can be told. */
export const isSent = ({ status, isEGift, addId }: ProductTile): boolean => !status && !isEGift && addId !== undefined;

/** Whether the chosen shop's stock changes what a tile says. */
export const asksShop = ({ isPickupAllowed, isCollectedOnly }: ProductTile): boolean =>
  isPickupAllowed === true || isCollectedOnly === true;
