import loadable from "@loadable/component";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { PAGE_SIZE, writeSearchParams } from "#app/domain/search/search-params.ts";
import { placeTiles } from "./in-grid-tiles.ts";
import c from "./search-page.styles.ts";
import type { SearchView } from "./search-view.ts";
import { useMoreProducts } from "./use-more-products.ts";

const InGridTile = loadable(
  () => import(/* webpackChunkName: "block-in-grid-tile" */ "#app/components/content/blocks/in-grid-tile.tsx"),
  { resolveComponent: (module) => module.InGridTile },
);

/** The products found, and the way to more of them. Without JavaScript the button is a link to the next page. */
export const SearchResults = ({ view, busy }: { view: SearchView; busy: boolean }) => {
  const intl = useIntl();
  const { tiles, status, error, showMore } = useMoreProducts(view);
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || tiles.length <= firstNew.current) return;
    list.current?.querySelectorAll<HTMLElement>("h3 a")[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [tiles.length]);
  const { state, total } = view;
  const shown = Math.min(total, state.start + tiles.length);
  const left = Math.max(0, total - shown);
  const { pathname } = useLocation();
  const first = Math.max(0, state.start - PAGE_SIZE);
  // What stands there stays below what comes.
  const before = { ...state, start: first, size: state.start - first + Math.max(state.size, tiles.length) };
  const nextPage = writeSearchParams({ ...state, start: state.start + state.size, size: PAGE_SIZE }) || "?";

  const onMore = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (status === "pending") return;
    firstNew.current = tiles.length;
    await showMore();
  };

  return (
    <div className={c.results} aria-busy={busy || undefined} ref={list}>
      <h2 className="vh">
        <FormattedMessage id="search.results" defaultMessage="Results" />
      </h2>
      {state.start > 0 && (
        <p className={c.before}>
          <Link className={c.line} to={`${pathname}${writeSearchParams(before)}`}>
            <FormattedMessage
              id="search.showBefore"
              defaultMessage="Show previous {count}"
              values={{ count: state.start - before.start }}
            />
          </Link>
        </p>
      )}
      <ProductTiles
        tiles={tiles}
        layout="three"
        eagerCount={6}
        canCompare
        arrivesBy={state.arrivesBy}
        inserts={placeTiles(view.inserts ?? [], tiles.length).map(({ at, tile }) => ({
          at,
          node: <InGridTile key={`insert ${at}`} fields={tile.fields} isDouble={tile.isDouble} />,
        }))}
      />
      <div className={c.more}>
        <output className={c.shown} id="shown">
          {state.start > 0 ? (
            <FormattedMessage
              id="search.showingFrom"
              defaultMessage="Showing {first}–{shown} of {total}"
              values={{ first: state.start + 1, shown, total }}
            />
          ) : (
            <FormattedMessage
              id="search.showing"
              defaultMessage="Showing {shown} of {total}"
              values={{ shown, total }}
            />
          )}
        </output>
        <progress
          className={c.progress}
          aria-labelledby="shown"
          data-whole={left > 0 ? undefined : ""}
          value={shown}
          max={Math.max(total, 1)}
        />
        {status === "error" && error && (
          <p className={c.problem} role="alert">
            <ShopperWords message={error} />
          </p>
        )}
        {left > 0 && (
          <a className={c.line} href={nextPage} aria-busy={status === "pending" || undefined} onClick={onMore}>
            {status === "pending"
              ? intl.formatMessage({ id: "search.loadingMore", defaultMessage: "Loading" })
              : intl.formatMessage(
                  { id: "search.showMore", defaultMessage: "Show {count} more" },
                  { count: Math.min(left, PAGE_SIZE) },
                )}
          </a>
        )}
      </div>
    </div>
  );
};
