import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { PAGE_SIZE, writeSearchParams } from "#app/domain/search/search-params.ts";
import { SearchMessage } from "./search-message.tsx";
import c from "./search-page.styles.ts";
import type { SearchView } from "./search-view.ts";

/** Nothing was found: what else to try, and how to take refinements back. */
export const NothingFound = ({ view, onClear }: { view: SearchView; onClear?: () => void }) => (
  <SearchMessage
    title={<FormattedMessage id="search.nothingTitle" defaultMessage="Not a crumb." />}
    action={
      onClear ? (
        <button type="button" className={c.solid} onClick={onClear}>
          <FormattedMessage id="search.clearRefinements" defaultMessage="Clear all filters" />
        </button>
      ) : (
        <Link className={c.solid} to="/category/newarrivals">
          <FormattedMessage id="search.seeNew" defaultMessage="See what’s new" />
        </Link>
      )
    }
  >
    <output>
      {view.state.query ? (
        <FormattedMessage
          id="search.nothingFor"
          defaultMessage="We found nothing for “{query}”. Try fewer or simpler words."
          values={{ query: view.state.query }}
        />
      ) : (
        <FormattedMessage id="search.nothingHere" defaultMessage="Nothing here matches that." />
      )}
    </output>
    {view.suggestions.length > 0 && (
      <>
        <p>
          <FormattedMessage id="search.didYouMean" defaultMessage="Did you mean" />
        </p>
        <ul>
          {view.suggestions.map((phrase) => (
            <li key={phrase}>
              <Link className={c.link} to={`/search?q=${encodeURIComponent(phrase)}`}>
                {phrase}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
    {!onClear && view.startingPoints.length > 0 && (
      <>
        <p>
          <FormattedMessage id="search.startWith" defaultMessage="Or start with" />
        </p>
        <ul>
          {view.startingPoints.map(({ name, link }) => (
            <li key={link}>
              <Link className={c.link} to={link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </SearchMessage>
);

/** What comes near, below the words that nothing was found. */
export const NearTiles = ({ near }: { near: SearchView["near"] }) =>
  near && (
    <section className={c.near} aria-labelledby="near">
      <h2 className={c.emptyTitle} id="near">
        {near.kind === "closest" ? (
          <FormattedMessage id="search.closest" defaultMessage="The closest we have" />
        ) : (
          <FormattedMessage id="search.popular" defaultMessage="What most people take home" />
        )}
      </h2>
      <ProductTiles tiles={near.tiles} layout="four" />
    </section>
  );

/** The address asks for products beyond the last one. */
export const PastTheEnd = ({ view }: { view: SearchView }) => {
  const { pathname } = useLocation();
  return (
    <SearchMessage
      title={<FormattedMessage id="search.pastTheEndTitle" defaultMessage="There’s no page this far." />}
      action={
        <Link className={c.solid} to={`${pathname}${writeSearchParams({ ...view.state, start: 0, size: PAGE_SIZE })}`}>
          <FormattedMessage id="search.fromTheStart" defaultMessage="Back to page 1" />
        </Link>
      }
    >
      <p>
        <FormattedMessage
          id="search.pastTheEnd"
          defaultMessage="This list has {total, plural, one {# product} other {# products}}, and this page starts after the last one."
          values={{ total: view.total }}
        />
      </p>
    </SearchMessage>
  );
};

/** The address holds a refinement, order or number that cannot be understood. */
export const BadSearch = ({ part, action }: { part: string; action: ReactNode }) => (
  <SearchMessage
    level={1}
    title={<FormattedMessage id="search.badTitle" defaultMessage="We can’t read that link." />}
    action={action}
  >
    <p>
      <FormattedMessage
        id="search.bad"
        defaultMessage="We don’t recognize the filter “{part}”. Nothing is wrong with your bag."
        values={{ part: part.slice(0, 120) }}
      />
    </p>
  </SearchMessage>
);
