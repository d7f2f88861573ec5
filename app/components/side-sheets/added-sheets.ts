import type { ComponentType } from "react";
import type { AddedSideSheets, SideSheets } from "#app/contexts/sidebar-context.tsx";

/** What the host hands to every sheet beside its own props. */
export interface HostedSheet {
  onClose: () => void;
}

/** The component of each side sheet of the product. */
export type SideSheetRegistry = {
  readonly [Name in keyof SideSheets]: ComponentType<SideSheets[Name] & HostedSheet>;
};

/** The component of each side sheet that a shop has added. */
export type AddedSheetRegistry = {
  readonly [Name in keyof AddedSideSheets]: ComponentType<AddedSideSheets[Name] & HostedSheet>;
};

/**
 * Side sheets that a shop has added; one with the name of one of the product's is shown in its place. The product's own
 * are not known here, so that a page need not load their list before one opens.
 */
export const addedSheets: Partial<SideSheetRegistry & AddedSheetRegistry> = {};
