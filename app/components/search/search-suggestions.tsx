import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { Link } from "#app/components/ui/link.tsx";
import { useCombobox, type ComboboxField } from "#app/components/ui/use-combobox.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import { conflictWith, readShield } from "#app/domain/product/allergen-shield.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { SUGGESTIONS_FROM, useSearchSuggestions } from "#app/hooks/search/use-search-suggestions.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { contentKinds } from "./content-kinds.ts";
import { EverythingText } from "./everything-text.tsx";
import { LastSearches } from "./last-searches.tsx";
import { MatchedText } from "./matched-text.tsx";
import { ProductSuggestion } from "./product-suggestion.tsx";
import { SuggestionGroup } from "./suggestion-group.tsx";
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
 * The autocomplete panel of the search box: the first six names, the rest as products, then categories and what is
 * written, and a way to all results (search-4). A listbox steered from the field with the arrow keys, Enter and Escape.
 * Before anything is typed it has the last searches (search-23).
 */
export const SearchSuggestions = ({
  term,
  onField,
  id = "search-suggestions",
  onChosen,
  onClose,
}: SearchSuggestionsProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const shield = readShield(useKeptShield());
  const { status, everything, categories, pages, ...found } = useSearchSuggestions(term);
  const isOffered = ({ allergens }: ProductTile) => !(shield?.hides && conflictWith(allergens, shield));
  const names = found.names.filter(isOffered);
  const recommended = found.recommended.filter(isOffered);
  const tiles = [...names, ...recommended];
  const colors = windowColors(tiles.map(({ color }) => color));
  const others = [...everything, ...categories, ...pages];
  const count = tiles.length + others.length;
  const choose = (index: number) => {
    const tile = tiles[index];
    const link = tile ? suggestionLink(tile) : others[index - tiles.length]?.link;
    if (link === undefined) return;
    void navigate(link);
    onChosen(tile);
  };
  const { attributes, onKeyDown, list, option } = useCombobox({
    id,
    options: [...tiles.map(({ id: productId }) => productId), ...others.map(({ link }) => link)],
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
  const typed = term.trim();
  if (typed === "") return <LastSearches onChosen={onChosen} />;
  if (typed.length < SUGGESTIONS_FROM) return null;

  return (
    // The field keeps the focus while the panel is clicked.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={c.panel} onMouseDown={(event) => event.preventDefault()}>
      <output className="vh">
        {status === "done" && (
          <FormattedMessage
            id="search.suggestionCount"
            defaultMessage="{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}"
            values={{ count }}
          />
        )}
      </output>
      {count > 0 && (
        <div
          {...list}
          aria-label={intl.formatMessage({ id: "search.suggestionsLabel", defaultMessage: "Search suggestions" })}
          className={c.list}
        >
          <SuggestionGroup
            id={`${id}-names`}
            title={intl.formatMessage({ id: "search.suggestions", defaultMessage: "Suggestions" })}
            items={names}
          >
            {(tile, index) => (
              <div key={tile.id} {...option(index)} className={c.name}>
                <ProductSuggestion tile={tile} typed={typed} shield={shield} color={colors[index]} />
              </div>
            )}
          </SuggestionGroup>
          <SuggestionGroup
            id={`${id}-recommended`}
            title={intl.formatMessage({ id: "search.recommended", defaultMessage: "Recommended Products" })}
            items={recommended}
            className={c.grid}
          >
            {(tile, index) => (
              <div key={tile.id} {...option(names.length + index)} className={c.product}>
                <ProductSuggestion
                  tile={tile}
                  typed={typed}
                  shield={shield}
                  color={colors[names.length + index]}
                  hasPrice
                />
              </div>
            )}
          </SuggestionGroup>
          <SuggestionGroup
            id={`${id}-everything`}
            title={intl.formatMessage({ id: "search.suggestedQualities", defaultMessage: "Taste and diet" })}
            items={everything}
          >
            {(suggestion, index) => (
              <div key={suggestion.link} {...option(tiles.length + index)} className={c.plain}>
                <EverythingText {...suggestion} />
              </div>
            )}
          </SuggestionGroup>
          <SuggestionGroup
            id={`${id}-categories`}
            title={intl.formatMessage({ id: "search.suggestedCategories", defaultMessage: "Categories" })}
            items={categories}
          >
            {({ name, link }, index) => (
              <div key={link} {...option(tiles.length + everything.length + index)} className={c.plain}>
                <MatchedText text={name} typed={typed} />
              </div>
            )}
          </SuggestionGroup>
          <SuggestionGroup
            id={`${id}-pages`}
            title={intl.formatMessage({ id: "search.suggestedPages", defaultMessage: "Recipes and stories" })}
            items={pages}
          >
            {({ title, link, kind, picture }, index) => (
              <div
                key={link}
                {...option(tiles.length + everything.length + categories.length + index)}
                className={picture ? c.name : c.plain}
              >
                {picture ? <img src={mediaUrl({ url: picture }, 104)} alt="" width={52} height={52} /> : null}
                <span className={c.page}>
                  <MatchedText text={title} typed={typed} /> <small>{intl.formatMessage(contentKinds[kind])}</small>
                </span>
              </div>
            )}
          </SuggestionGroup>
        </div>
      )}
      {status === "done" && count === 0 && (
        <p className={c.none}>
          <FormattedMessage id="search.noSuggestions" defaultMessage="Nothing by that name yet. Try fewer letters." />
        </p>
      )}
      <Link className={c.more} to={`/search?q=${encodeURIComponent(typed)}`} onClick={() => onChosen()}>
        <FormattedMessage id="search.viewMore" defaultMessage="View More Items" />
      </Link>
    </div>
  );
};
