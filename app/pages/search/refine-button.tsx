import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./search-page.styles.ts";
import type { SearchRefinementsProps } from "./search-refinements.tsx";

const RefinementSheet = loadable(() => import(/* webpackChunkName: "refinement-sheet" */ "./refinement-sheet.tsx"));

/**
 * Opens the refinements as a sheet on small screens. It alone knows whether they are open, so that no tile is looked at
 * for that.
 */
export const RefineButton = ({
  count,
  ...panel
}: SearchRefinementsProps & {
  /** How many refinements are chosen. */
  count: number;
  /** How many products there are. */
  total: number;
  isGoods: boolean | undefined;
}) => {
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <button type="button" className={c.refine} aria-haspopup="dialog" onClick={() => setSheet("open")}>
        <Icon name="filters" size="sm" />
        {count > 0 ? (
          <FormattedMessage id="search.refineCount" defaultMessage="Filter ({count})" values={{ count }} />
        ) : (
          <FormattedMessage id="search.refine" defaultMessage="Filter" />
        )}
      </button>
      {sheet !== "never" && <RefinementSheet open={sheet === "open"} onClose={() => setSheet("closed")} {...panel} />}
    </>
  );
};
