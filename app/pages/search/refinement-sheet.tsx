import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import { SearchRefinements, type SearchRefinementsProps } from "./search-refinements.tsx";
import c from "./refinement-sheet.styles.ts";

/** The refinements as a sheet on small screens; changes take effect at once, the button only closes. */
export default function RefinementSheet({
  open,
  onClose,
  total,
  ...refinements
}: SearchRefinementsProps & {
  open: boolean;
  onClose: () => void;
  total: number;
}) {
  const intl = useIntl();
  return (
    <Modal
      open={open}
      onClose={onClose}
      variant="sheet"
      title={intl.formatMessage({ id: "search.refine", defaultMessage: "Refine" })}
      footer={
        <button type="button" className={c.done} onClick={onClose}>
          <FormattedMessage
            id="search.showResults"
            defaultMessage="{total, plural, one {Show # sweet} other {Show # sweets}}"
            values={{ total }}
          />
        </button>
      }
    >
      <SearchRefinements {...refinements} />
    </Modal>
  );
}
