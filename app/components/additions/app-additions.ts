import type { ComponentType } from "react";
import type { BlockProps } from "#app/components/content/block-props.ts";
import type { SideSheetRegistry, AddedSheetRegistry } from "#app/components/side-sheets/added-sheets.ts";
import type { AddedSideSheets } from "#app/contexts/sidebar-context.tsx";
import type { PageRoute } from "#app/navigation/route-module.ts";

/** Parts of a shop's own that its pages are made of, beside those of the product; read from `app/extend.ts`. */
export type AppAdditions = SheetAdditions & {
  /** Rows of the site map. One with the path of a page of the product takes that page's place. */
  pages?: readonly PageRoute[];
  /** Content blocks by kind. A kind of the product is drawn by the one that stands here. */
  blocks?: Readonly<Record<string, ComponentType<BlockProps>>>;
};

type AddedSheets = AddedSheetRegistry & Partial<SideSheetRegistry>;

/**
 * Side sheets by name, each loaded when it first opens. Names of one's own are declared as members of `AddedSideSheets`
 * (docs/how-to/side-sheet.md); once there are some, one without a sheet does not compile.
 */
type SheetAdditions = keyof AddedSideSheets extends never ? { sheets?: AddedSheets } : { sheets: AddedSheets };
