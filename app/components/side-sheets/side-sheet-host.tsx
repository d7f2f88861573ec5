import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { sideSheets } from "./side-sheet-registry.ts";

/** Shows the one open side sheet; opening the same sheet anew starts it afresh. */
export const SideSheetHost = () => {
  const { current, close } = useSidebar();
  if (!current) return null;
  const Sheet = sideSheets[current.name];
  return <Sheet {...current.props} onClose={close} />;
};
