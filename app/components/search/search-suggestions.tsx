import { useEffect, useState, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router-dom";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { SUGGESTIONS_FROM, useSearchSuggestions } from "#app/hooks/search/use-search-suggestions.ts";
import c from "./search-suggestions.styles.ts";

/** How the search box and its panel belong together. */
export interface SearchSuggestionsProps {
  /** What is typed; the panel shows itself from 3 characters. */
  term: string;
  /** The search box's input; the panel listens to its arrow keys and marks the chosen option on it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the list, unique on the page. */
  id?: string;
  /** A suggestion or 'View More Items' was followed: reset the field and close. */
  onChosen: (tile?: ProductTile) => void;
  /** Escape was pressed. */
  onClose: () => void;
}

/** Where a suggestion leads: custom mixes to their build-a-box page, the rest to the product (search-6). */
export const suggestionLink = (tile: ProductTile): string => tile.mixLink ?? tile.link;

const useActiveOption = (
  { inputRef, onClose }: Pick<SearchSuggestionsProps, "inputRef" | "onClose">,
  { id, count, onEnter }: { id: string; count: number; onEnter: (index: number) => void },
) => {
  // Other options begin with none of them chosen.
  const [choice, setChoice] = useState({ count, index: -1 });
  const active = choice.count === count ? choice.index : -1;

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(count > 0),
      ...(count > 0 && { "aria-controls": id }),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (active >= 0) input.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input.removeAttribute("aria-activedescendant");
    return () => {
      for (const name of [...Object.keys(attributes), "aria-activedescendant"]) input.removeAttribute(name);
    };
  }, [inputRef, id, count, active]);

  useEffect(() => {
    const input = inputRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
      if (count === 0) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        // One place beyond the ends stands for the field itself.
        setChoice({ count, index: ((active + 1 + step + count + 1) % (count + 1)) - 1 });
      } else if (event.key === "Enter" && active >= 0) {
        event.preventDefault();
        onEnter(active);
      }
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  }, [inputRef, count, active, onClose, onEnter]);

  return active;
};

/**
 * The autocomplete panel of the search box: the first six names, the rest as products, and a way to all results
 * (search-4). A listbox steered from the field with the arrow keys, Enter and Escape.
 */
export const SearchSuggestions = ({
  term,
  inputRef,
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
  const active = useActiveOption({ inputRef, onClose }, { id, count: tiles.length, onEnter: choose });
  const colors = windowColors(recommended.map(({ color }) => color));
  if (term.trim().length < SUGGESTIONS_FROM) return null;

  const option = (index: number, className: string) => ({
    id: `${id}-${index}`,
    role: "option",
    "aria-selected": index === active,
    className,
    onClick: () => choose(index),
  });

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
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox steers a listbox, which no element is
          role="listbox"
          aria-label={intl.formatMessage({ id: "search.suggestionsLabel", defaultMessage: "Search suggestions" })}
          className={c.list}
        >
          {names.length > 0 && (
            <fieldset aria-labelledby={`${id}-names`}>
              <p id={`${id}-names`} className={c.heading} role="presentation">
                <FormattedMessage id="search.suggestions" defaultMessage="Suggestions" />
              </p>
              {names.map((tile, index) => (
                <div key={tile.id} {...option(index, c.name)}>
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
                  <div key={tile.id} {...option(names.length + index, c.product)}>
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
                          <PriceLineText line={tile.price} currency={currency} intl={intl} />
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
