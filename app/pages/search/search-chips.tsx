import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import c from "./search-page.styles.ts";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";
import { ArrivesByText } from "./arrives-by-text.tsx";
import type { SearchView } from "./search-view.ts";
import type { Chip } from "./chips.ts";

const Tag = ({ children, onRemove }: { children: ReactNode; onRemove: () => void }) => (
  <li>
    <button type="button" className={c.tag} onClick={onRemove}>
      {children}
      <Icon name="close" size="xs" />
      <span className="vh">
        <FormattedMessage id="search.removeRefinement" defaultMessage="remove" />
      </span>
    </button>
  </li>
);

/** The chosen refinements as removable chips, the shop and the day of arrival first. */
export const SearchChips = ({
  chips,
  shop,
  arrivesBy,
  onRemove,
  onRemoveShop,
  onRemoveDay,
  onClear,
}: {
  chips: readonly Chip[];
  shop: SearchView["shop"];
  onRemove: (attributeId: string, value: string) => void;
  arrivesBy: ArrivesBy | undefined;
  onRemoveShop: () => void;
  onRemoveDay: () => void;
  onClear: () => void;
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  const money = (amount: number) => formatMoney(amount, currency, intl.locale);
  if (chips.length === 0 && !shop && !arrivesBy) return null;
  return (
    <ul
      className={c.tags}
      aria-label={intl.formatMessage({ id: "search.appliedRefinements", defaultMessage: "Active filters" })}
    >
      {shop && (
        <Tag onRemove={onRemoveShop}>
          <FormattedMessage id="search.inStockAt" defaultMessage="In stock at {shop}" values={{ shop: shop.name }} />
        </Tag>
      )}
      {arrivesBy && (
        <Tag onRemove={onRemoveDay}>
          <ArrivesByText {...arrivesBy} />
        </Tag>
      )}
      {chips.map(({ attributeId, value, label, range }) => (
        <Tag key={`${attributeId}=${value}`} onRemove={() => onRemove(attributeId, value)}>
          {range
            ? intl.formatMessage(
                { id: "search.priceRange", defaultMessage: "{from} to {to}" },
                { from: money(range.from), to: money(range.to) },
              )
            : label}
        </Tag>
      ))}
      <li>
        <button type="button" className={c.clear} onClick={onClear}>
          <FormattedMessage id="search.clearAll" defaultMessage="Clear all" />
        </button>
      </li>
    </ul>
  );
};
