import { defineMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";

const SideSheet = onDemand(() =>
  import(/* webpackChunkName: "side-sheets" */ "./side-sheet.tsx").then((module) => module.SideSheet),
);

const failure = defineMessage({
  id: "sideSheet.failed",
  defaultMessage: "Oh fudge! Something unexpected went wrong! Please try again or contact us.",
});

/** Shows the one open side sheet; one that cannot be fetched closes again and says so. */
export const SideSheetHost = () => {
  const intl = useIntl();
  const { current, close } = useSidebar();
  if (!current) return null;
  const onFail = () => {
    close();
    announce(intl.formatMessage(failure));
  };
  return (
    <QuietBoundary key={current.name} onFail={onFail}>
      <SideSheet sheet={current} onClose={close} />
    </QuietBoundary>
  );
};
