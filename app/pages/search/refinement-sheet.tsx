import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import { SearchRefinements, type SearchRefinementsProps } from "./search-refinements.tsx";
import c from "./refinement-sheet.styles.ts";

/** The refinements as a sheet on small screens; changes take effect at once, the button only closes. */
export default function RefinementSheet({
  open,
  onClose,
  total,
  isGoods,
  ...refinements
}: SearchRefinementsProps & {
  open: boolean;
  onClose: () => void;
  total: number;
  isGoods: boolean | undefined;
}) {
  const intl = useIntl();
  return (
    <Modal
      open={open}
      onClose={onClose}
      variant="sheet"
      title={intl.formatMessage({ id: "search.refine", defaultMessage: "Filter" })}
      footer={
        <button type="button" className={c.done} onClick={onClose}>
          <FormattedMessage
            id="search.showResults"
            defaultMessage="{isGoods, select, true {{total, plural, one {Show # item} other {Show # items}}} other {{total, plural, one {Show # sweet} other {Show # sweets}}}}"
            values={{ total, isGoods }}
          />
        </button>
      }
    >
      <SearchRefinements {...refinements} />
    </Modal>
  );
}
