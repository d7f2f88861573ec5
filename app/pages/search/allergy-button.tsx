import { FormattedMessage } from "react-intl";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { SearchState } from "#app/domain/search/search-params.ts";
import c from "./search-page.styles.ts";

/** Opens what the shopper keeps away from; the list can be limited to what is free of it. */
export const AllergyButton = ({
  wanted,
  onToggle,
}: {
  wanted: SearchState;
  onToggle: (attributeId: string, value: string) => void;
}) => {
  const { open } = useSidebar();
  const limit = (attributeIds: readonly string[]) =>
    attributeIds.filter((id) => !wanted.refinements[id]).forEach((id) => onToggle(id, "true"));
  return (
    <button
      type="button"
      className={c.allergies}
      aria-haspopup="dialog"
      onClick={() => open("allergens", { onOnlyFitting: limit })}
    >
      <FormattedMessage id="shield.title" defaultMessage="Your allergies" />
    </button>
  );
};
