import type { ComponentType } from "react";
import { defineMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useSidebar, type OpenSideSheet } from "#app/contexts/sidebar-context.tsx";
import { sideSheets, type HostedSheet } from "./side-sheet-registry.ts";

const failure = defineMessage({
  id: "sideSheet.failed",
  defaultMessage: "Oh fudge! Something unexpected went wrong! Please try again or contact us.",
});

/** Shows the one open side sheet; one that cannot be fetched closes again and says so. */
export const SideSheetHost = () => {
  const intl = useIntl();
  const { current, close } = useSidebar();
  if (!current) return null;
  // Name and props of a sheet belong to each other, which is lost where they are taken apart.
  const Sheet = sideSheets[current.name] as ComponentType<OpenSideSheet["props"] & HostedSheet>;
  const onFail = () => {
    close();
    announce(intl.formatMessage(failure));
  };
  return (
    <QuietBoundary key={current.name} onFail={onFail}>
      <Sheet {...current.props} onClose={close} />
    </QuietBoundary>
  );
};
