import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCombobox, type ComboboxField } from "#app/components/ui/use-combobox.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { SUGGESTIONS_FROM, useSearchSuggestions } from "#app/hooks/search/use-search-suggestions.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./search-suggestions.styles.ts";

/** How the search box and its panel belong together. */
export interface SearchSuggestionsProps {
  /** What is typed; the panel shows itself from 3 characters. */
  term: string;
  /** Told what the panel puts on the search box's field, as long as it stands. */
  onField: (field: ComboboxField | undefined) => void;
  /** Id of the list, unique on the page. */
  id?: string;
  /** A suggestion or 'View More Items' was followed: reset the field and close. */
  onChosen: (tile?: ProductTile) => void;
  /** Escape was pressed. */
  onClose: () => void;
}

/** Where a suggestion leads: custom mixes to their build-a-box page, the rest to the product (search-6). */
export const suggestionLink = (tile: ProductTile): string => tile.mixLink ?? tile.link;

/**
 * The autocomplete panel of the search box: the first six names, the rest as products, and a way to all results
 * (search-4). A listbox steered from the field with the arrow keys, Enter and Escape.
 */
export const SearchSuggestions = ({
  term,
  onField,
  id = "search-suggestions",
  onChosen,
  onClose,
}: SearchSuggestionsProps) => {
  const intl = useIntl();
  const { currency } = useSite();
  const navigate = useNavigate();
  const { status, names, recommended } = useSearchSuggestions(term);
  const tiles = [...names, ...recommended];
  const choose = (index: number) => {
    const tile = tiles[index];
    if (!tile) return;
    void navigate(suggestionLink(tile));
    onChosen(tile);
  };
  const { attributes, onKeyDown, list, option } = useCombobox({
    id,
    options: tiles.map((tile) => tile.id),
    beyondEnds: "field",
    onChoose: choose,
    onClose,
    closesEmpty: true,
  });
  const onKey = useEffectEvent(onKeyDown);
  useEffect(() => {
    onField({ ...attributes, onKeyDown: (event) => onKey(event) });
    return () => onField(undefined);
  }, [attributes, onField]);
  const colors = windowColors(recommended.map(({ color }) => color));
  if (term.trim().length < SUGGESTIONS_FROM) return null;

  return (
    // The field keeps the focus while the panel is clicked.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={c.panel} onMouseDown={(event) => event.preventDefault()}>
      <output className="vh">
        {status === "done" && (
          <FormattedMessage
            id="search.suggestionCount"
            defaultMessage="{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}"
            values={{ count: tiles.length }}
          />
        )}
      </output>
      {tiles.length > 0 && (
        <div
          {...list}
          aria-label={intl.formatMessage({ id: "search.suggestionsLabel", defaultMessage: "Search suggestions" })}
          className={c.list}
        >
          {names.length > 0 && (
            <fieldset aria-labelledby={`${id}-names`}>
              <p id={`${id}-names`} className={c.heading} role="presentation">
                <FormattedMessage id="search.suggestions" defaultMessage="Suggestions" />
              </p>
              {names.map((tile, index) => (
                <div key={tile.id} {...option(index)} className={c.name}>
                  {tile.name}
                </div>
              ))}
            </fieldset>
          )}
          {recommended.length > 0 && (
            <fieldset aria-labelledby={`${id}-recommended`}>
              <p id={`${id}-recommended`} className={c.heading} role="presentation">
                <FormattedMessage id="search.recommended" defaultMessage="Recommended Products" />
              </p>
              <div className={c.grid} role="presentation">
                {recommended.map((tile, index) => (
                  <div key={tile.id} {...option(names.length + index)} className={c.product}>
                    {tile.image && (
                      <img
                        src={imageUrl(tile.image.src, { width: 104 })}
                        alt=""
                        width={52}
                        height={60}
                        style={{ "--bg": `var(--wp-colors-${colors[index] ?? "sherbet"}-300)` } as React.CSSProperties}
                      />
                    )}
                    <span className={c.words}>
                      <span>{tile.name}</span>{" "}
                      {tile.price && (
                        <span>
                          <PriceLineText line={tile.price} currency={currency} intl={intl} freeAtZero />
                        </span>
                      )}
                    </span>
                  </div>
                ))}
              </div>
            </fieldset>
          )}
        </div>
      )}
      {status === "done" && tiles.length === 0 && (
        <p className={c.none}>
          <FormattedMessage id="search.noSuggestions" defaultMessage="Nothing by that name yet. Try fewer letters." />
        </p>
      )}
      <Link className={c.more} to={`/search?q=${encodeURIComponent(term.trim())}`} onClick={() => onChosen()}>
        <FormattedMessage id="search.viewMore" defaultMessage="View More Items" />
      </Link>
    </div>
  );
};
