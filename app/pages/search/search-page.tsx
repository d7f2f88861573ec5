import loadable from "@loadable/component";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoaderData, useLocation, useNavigation } from "react-router-dom";
import { itemOfProduct } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import { Link } from "#app/components/ui/link.tsx";
import {
  clearRefinements,
  toggleRefinement,
  withArrival,
  withShop,
  withSort,
  writeSearchParams,
  type ArrivesBy,
  type SearchState,
} from "#app/domain/search/search-params.ts";
import { rememberSearch } from "#app/hooks/search/use-last-searches.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { AllergyButton } from "./allergy-button.tsx";
import { chips } from "./chips.ts";
import type { loader } from "./search-loader.ts";
import type { SearchView } from "./search-view.ts";
import { ContentHits } from "./content-hits.tsx";
import { RefineButton } from "./refine-button.tsx";
import { SearchChips } from "./search-chips.tsx";
import { SearchHeading } from "./search-heading.tsx";
import c from "./search-page.styles.ts";
import { SearchRefinements } from "./search-refinements.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchSort } from "./search-sort.tsx";

// A list that has something to show needs none of them.
const BadSearch = loadable(() => import(/* webpackChunkName: "search-messages" */ "./search-messages.tsx"), {
  resolveComponent: (module) => module.BadSearch,
});
const NearTiles = loadable(() => import(/* webpackChunkName: "search-messages" */ "./search-messages.tsx"), {
  resolveComponent: (module) => module.NearTiles,
});
const NothingFound = loadable(() => import(/* webpackChunkName: "search-messages" */ "./search-messages.tsx"), {
  resolveComponent: (module) => module.NothingFound,
});
const PastTheEnd = loadable(() => import(/* webpackChunkName: "search-messages" */ "./search-messages.tsx"), {
  resolveComponent: (module) => module.PastTheEnd,
});

/**
 * Changes the address as the shopper refines. `wanted` runs ahead of the page while results load, so that quick choices
 * add up and the boxes answer at once; what arrives meanwhile takes no choice back.
 */
const useSearchNavigation = (state: SearchState) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<{ wanted: SearchState; over?: SearchState } | null>(null);
  // The router arrives before the page is drawn: until that one comes, or another, what is wanted stands.
  const shownState = ahead && (ahead.over ?? state) === state ? ahead.wanted : state;
  const page = useRef(state);
  const latest = useRef(shownState);
  useEffect(() => {
    page.current = state;
    latest.current = shownState;
  });
  const go = useCallback(
    async (change: (before: SearchState) => SearchState) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setAhead({ wanted: next });
      await navigate(`${pathname}${writeSearchParams(next)}`, { preventScrollReset: true });
      setAhead((now) => (now?.wanted === next ? { wanted: next, over: page.current } : now));
    },
    [navigate, pathname],
  );
  return useMemo(
    () => ({
      toggle: (attributeId: string, value: string) => void go((before) => toggleRefinement(before, attributeId, value)),
      setShop: (shop: string | undefined) =>
        void go((before) => (before.shop === shop ? before : withShop(before, shop))),
      setDay: (day: ArrivesBy | undefined) => void go((before) => withArrival(before, day)),
      clear: () => void go(clearRefinements),
      sort: (id: string) => void go((before) => withSort(before, id)),
      wanted: shownState,
    }),
    [go, shownState],
  );
};

/** Tells once for each list what it shows. */
const useTrackViewItemList = ({ state, tiles, category }: SearchView) => {
  const list = category ? `category-${category.id}` : "search";
  const first = tiles[0]?.id;
  // A list that grows at its end was seen before.
  const trackList = useEffectEvent(() => {
    if (first === undefined) return;
    const items = tiles.map((tile, index) => ({ ...itemOfProduct(tile), index: state.start + index }));
    const name = category?.name ?? "Search";
    const term = state.query && { search_term: state.query };
    track({ event: "view_item_list", ecommerce: { item_list_id: list, item_list_name: name, ...term, items } });
  });
  useEffect(() => trackList(), [list, first]);
};

/** Remembers a search that has found something, in this browser. */
const useRememberedSearch = ({ state, total }: SearchView) => {
  useEffect(() => {
    if (total > 0) rememberSearch(state.query);
  }, [state.query, total]);
};

const SearchPageView = ({ view }: { view: SearchView }) => {
  const { state, total } = view;
  useTrackViewItemList(view);
  useRememberedSearch(view);
  const { wanted, toggle, setShop, setDay, clear, sort } = useSearchNavigation(state);
  const isLoading = useNavigation().state === "loading";
  const chosen = chips(state.refinements, view.refinements);
  const isRefined = chosen.length > 0 || state.shop !== undefined || state.arrivesBy !== undefined;
  const panel = {
    refinements: view.refinements,
    wanted,
    shop: view.shop,
    onToggle: toggle,
    onShop: setShop,
    onDay: setDay,
  };
  if (total === 0 && !isRefined)
    return (
      <div className="wrap">
        <SearchHeading view={view} />
        <NothingFound view={view} />
        <NearTiles near={view.near} />
        <ContentHits hits={view.pages} />
      </div>
    );
  return (
    <div className="wrap">
      <SearchHeading view={view} />
      <div className={c.page}>
        <RefinementAside>
          <SearchRefinements {...panel} />
        </RefinementAside>
        <div>
          <div className={c.bar}>
            <div className={c.countRow}>
              <output className={c.count}>
                <FormattedMessage
                  id="search.count"
                  defaultMessage="{isGoods, select, true {{total, plural, one {# item} other {# items}}} other {{total, plural, one {# sweet} other {# sweets}}}}"
                  values={{ total, isGoods: view.isGoods }}
                />
              </output>
              {!view.isGoods && <AllergyButton wanted={wanted} onToggle={toggle} />}
            </div>
            <RefineButton
              count={chosen.length + (state.shop ? 1 : 0) + (state.arrivesBy ? 1 : 0)}
              total={total}
              isGoods={view.isGoods}
              {...panel}
            />
            <SearchSort sorts={view.sorts} chosen={wanted.sort} onChange={sort} />
          </div>
          <SearchChips
            chips={chosen}
            shop={view.shop}
            onRemove={toggle}
            arrivesBy={state.arrivesBy}
            onRemoveShop={() => setShop(undefined)}
            onRemoveDay={() => setDay(undefined)}
            onClear={clear}
          />
          {total === 0 ? (
            <NothingFound view={view} onClear={clear} />
          ) : view.tiles.length === 0 && state.start > 0 ? (
            <PastTheEnd view={view} />
          ) : (
            <SearchResults view={view} busy={isLoading} />
          )}
          {total > 0 && <ContentHits hits={view.pages} />}
        </div>
      </div>
    </div>
  );
};

const RefinementAside = ({ children }: { children: React.ReactNode }) => {
  const intl = useIntl();
  return (
    <aside
      className={c.side}
      aria-label={intl.formatMessage({ id: "search.refineResults", defaultMessage: "Filter results" })}
    >
      <h2 className="vh">
        <FormattedMessage id="search.refine" defaultMessage="Filter" />
      </h2>
      {children}
    </aside>
  );
};

/** Category and search results. */
export default function SearchPage() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if ("problem" in page)
    return (
      <div className="wrap">
        <BadSearch
          part={page.problem.part}
          action={
            <Link className={c.solid} to={pathname === "/search" ? "/" : pathname}>
              {pathname === "/search" ? (
                <FormattedMessage id="search.backHome" defaultMessage="Back To Home" />
              ) : (
                <FormattedMessage id="search.showAll" defaultMessage="Show everything here" />
              )}
            </Link>
          }
        />
      </div>
    );
  return <SearchPageView view={page.view} />;
}
