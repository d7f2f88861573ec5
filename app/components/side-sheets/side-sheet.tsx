import type { ComponentType } from "react";
import type { OpenSideSheet } from "#app/contexts/sidebar-context.tsx";
import { addedSheets, type HostedSheet } from "./added-sheets.ts";
import { ownSheets } from "./side-sheet-registry.ts";

/** The side sheet of a name, with its props. */
export const SideSheet = ({ sheet: { name, props }, onClose }: { sheet: OpenSideSheet } & HostedSheet) => {
  // Name and props of a sheet belong to each other, which is lost where they are taken apart.
  const Sheet = { ...ownSheets, ...addedSheets }[name] as ComponentType<OpenSideSheet["props"] & HostedSheet>;
  return <Sheet {...props} onClose={onClose} />;
};
