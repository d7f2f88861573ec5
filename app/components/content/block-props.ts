import type { ReactNode } from "react";
import type { Fields } from "#app/domain/content/content-fields.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";

/** What stands in place of an item that is not there: a link of the content service that leads nowhere. */
export const MISSING_KIND = "content-link";

/** A block of a page: the item's fields, and the products it names as slim tiles. */
export interface PageBlock {
  kind: string;
  fields: Fields;
  /** The item's delivery key, by which some blocks know what to show. */
  deliveryKey?: string;
  tiles?: ProductTile[];
  /** What takes this block's place: for everybody, and for the shoppers of some groups. */
  variations?: PageVariations;
}

/** Blocks for everybody, and blocks for the shoppers of some groups instead. */
export interface PageVariations {
  defaultBlocks: PageBlock[];
  variations: { customerGroups: string[]; rank: number; blocks: PageBlock[] }[];
}

/** What every block is given. */
export interface BlockProps extends Omit<PageBlock, "kind"> {
  /** The block opens the page and carries its main heading. */
  isFirst: boolean;
  /** Shows the blocks that stand within this one. */
  show: (blocks: readonly PageBlock[]) => ReactNode;
}
