import type { Fields } from "#app/domain/content/content-fields.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";

/** What every block is given. */
export interface BlockProps {
  fields: Fields;
  tiles?: ProductTile[];
  /** The block opens the page and carries its main heading. */
  isFirst: boolean;
}
