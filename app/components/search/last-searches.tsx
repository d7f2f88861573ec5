import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useLastSearches } from "#app/hooks/search/use-last-searches.ts";
import c from "./search-suggestions.styles.ts";

const TITLE_ID = "last-searches";

/** What was searched for last in this browser, each with a way to forget it; nothing where nothing was (search-23). */
export const LastSearches = ({ onChosen }: { onChosen: () => void }) => {
  const intl = useIntl();
  const { searches, forget } = useLastSearches();
  if (searches.length === 0) return null;
  return (
    // The panel stays while its buttons are clicked.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={c.panel} onMouseDown={(event) => event.preventDefault()}>
      <div>
        <p className={c.heading} id={TITLE_ID}>
          <FormattedMessage id="search.lastSearches" defaultMessage="Last searches" />
        </p>
        <ul className={c.last} aria-labelledby={TITLE_ID}>
          {searches.map((search) => (
            <li key={search} className={c.lastRow}>
              <Link className={c.lastLink} to={`/search?q=${encodeURIComponent(search)}`} onClick={() => onChosen()}>
                {search}
              </Link>
              <button
                type="button"
                className={c.forget}
                aria-label={intl.formatMessage(
                  { id: "search.forget", defaultMessage: "Forget “{search}”" },
                  { search },
                )}
                onClick={({ currentTarget: { form } }) => {
                  forget(search);
                  // The button goes with its row; the field of the search stays.
                  form?.querySelector("input")?.focus();
                }}
              >
                <Icon name="close" size="xs" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
