import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import type { Chip } from "#app/domain/search/search-view.ts";
import c from "./search-page.styles.ts";

/** The chosen refinements as removable chips. */
export const SearchChips = ({
  chips,
  onRemove,
  onClear,
}: {
  chips: readonly Chip[];
  onRemove: (attributeId: string, value: string) => void;
  onClear: () => void;
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  const money = (amount: number) => formatMoney(amount, currency, intl.locale);
  if (chips.length === 0) return null;
  return (
    <ul
      className={c.tags}
      aria-label={intl.formatMessage({ id: "search.appliedRefinements", defaultMessage: "Applied refinements" })}
    >
      {chips.map(({ attributeId, value, label, range }) => (
        <li key={`${attributeId}=${value}`}>
          <button type="button" className={c.tag} onClick={() => onRemove(attributeId, value)}>
            {range
              ? intl.formatMessage(
                  { id: "search.priceRange", defaultMessage: "{from} to {to}" },
                  { from: money(range.from), to: money(range.to) },
                )
              : label}
            <Icon name="close" size="xs" />
            <span className="vh">
              <FormattedMessage id="search.removeRefinement" defaultMessage="remove" />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={c.clear} onClick={onClear}>
          <FormattedMessage id="search.clearAll" defaultMessage="Clear all" />
        </button>
      </li>
    </ul>
  );
};
