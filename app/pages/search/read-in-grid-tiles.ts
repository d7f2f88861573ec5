import { kindOf, partsOf, type Fields } from "#app/domain/content/content-fields.ts";
import type { InGridTile } from "./in-grid-tiles.ts";

const kinds: Readonly<Record<string, boolean>> = { "in-grid-tile-single": false, "in-grid-tile-double": true };

/** The tiles of an `in-grid-tiles` item; whatever else stands in it is left out. */
export const inGridTiles = (item: Fields | null): InGridTile[] =>
  partsOf(item ?? {}, "tiles").flatMap((part) => {
    const kind = kindOf(part) ?? "";
    if (!Object.hasOwn(kinds, kind)) return [];
    const { _meta, gridPosition, ...fields } = part;
    const position = Number(gridPosition);
    return [
      { fields, isDouble: kinds[kind] === true, ...(Number.isInteger(position) && position > 0 && { position }) },
    ];
  });
