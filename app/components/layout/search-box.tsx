/* oxlint-disable jsx-a11y/prefer-tag-over-role -- not every supported browser knows the search element */
import { useState, type FocusEvent, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { track } from "#app/analytics/track.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { ComboboxField } from "#app/components/ui/use-combobox.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "./search-box.styles.ts";

const SearchSuggestions = onDemand(() =>
  import(/* webpackChunkName: "search-suggestions" */ "#app/components/search/search-suggestions.tsx").then(
    (module) => module.SearchSuggestions,
  ),
);

/** Longer queries are cut before they are sent. */
const QUERY_MAX_LENGTH = 500;

/** Where submitting a query leads: to its results, or home when it is empty or the one that is shown (search-2). */
export const searchAddress = (typed: string, current: string | null): string => {
  const query = typed.trim();
  return query === "" || query === current ? "/" : `/search?q=${encodeURIComponent(query)}`;
};

/** What the field is before its list has come. */
const closed: ComboboxField = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false };

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The search form with its suggestions, whose chunk is fetched when the field is first focused. */
export const SearchBox = ({
  id,
  takesFocus = false,
  onDone,
}: {
  id: string;
  takesFocus?: boolean;
  onDone?: () => void;
}) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = pathname === "/search" ? new URLSearchParams(search).get("q") : null;
  const [typed, setTyped] = useState(current ?? "");
  const [shown, setShown] = useState(current);
  if (shown !== current) {
    // A new query on the page replaces what was typed for the one before.
    setShown(current);
    setTyped(current ?? "");
  }
  const [isOpen, setOpen] = useState(false);
  const [wasFocused, setWasFocused] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxField>();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onDone?.();
    const address = searchAddress(typed, current);
    if (address !== "/") track({ event: "search_content", search_term: typed.trim() });
    void navigate(address);
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes the panel when the focus leaves
    <form className={c.box} role="search" action="/search" onSubmit={onSubmit} onBlur={onBlur}>
      <label className="vh" htmlFor={id}>
        {intl.formatMessage({ id: "search.label", defaultMessage: "Search the shop" })}
      </label>
      <input
        ref={takesFocus ? focus : undefined}
        id={id}
        name="q"
        type="search"
        {...(combobox ?? closed)}
        placeholder={intl.formatMessage({ id: "search.placeholder", defaultMessage: "Search..." })}
        autoComplete="off"
        maxLength={QUERY_MAX_LENGTH}
        value={typed}
        onFocus={() => {
          setWasFocused(true);
          // The last searches stand below an empty field.
          if (typed === "") setOpen(true);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
      />
      <button
        type="submit"
        className={c.submit}
        aria-label={intl.formatMessage({ id: "search.submit", defaultMessage: "Search" })}
      >
        <Icon name="search" size="sm" />
      </button>
      {wasFocused && isOpen && (
        <QuietBoundary>
          <SearchSuggestions
            term={typed}
            onField={setCombobox}
            id={`${id}-suggestions`}
            onClose={() => setOpen(false)}
            onChosen={() => {
              track({ event: "search_content", search_term: typed.trim() });
              setTyped("");
              setOpen(false);
              onDone?.();
            }}
          />
        </QuietBoundary>
      )}
    </form>
  );
};
