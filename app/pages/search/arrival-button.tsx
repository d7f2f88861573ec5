import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";
import { ArrivesByText } from "./arrives-by-text.tsx";
import c from "./pickup-toggle.styles.ts";

/**
 * Opens the question by what day a list is to arrive, and where. Day and place stand in the address, so that the page
 * stays the same for everybody who opens it.
 */
export const ArrivalButton = ({
  arrivesBy,
  onChange,
}: {
  arrivesBy: ArrivesBy | undefined;
  onChange: (arrivesBy: ArrivesBy | undefined) => void;
}) => {
  const { open } = useSidebar();
  return (
    <button
      type="button"
      className={c.toggle}
      aria-haspopup="dialog"
      onClick={() => open("arrives-by", { arrivesBy, onChange })}
    >
      <span>
        <FormattedMessage id="search.arrivesInTime" defaultMessage="Arrives in time" />
        <small>
          {arrivesBy ? (
            <ArrivesByText {...arrivesBy} />
          ) : (
            <FormattedMessage id="search.chooseDay" defaultMessage="Choose a day and a place" />
          )}
        </small>
      </span>
      <Icon name="chevron-right" size="sm" />
    </button>
  );
};
