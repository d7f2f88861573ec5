import { useEffect, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { PAGE_SIZE, writeSearchParams } from "#app/domain/search/search-params.ts";
import type { SearchView } from "./search-view.ts";

/** A list that grows: what is shown, and how the last growth stands. */
interface MoreProducts {
  tiles: ProductTile[];
  status: "idle" | "pending" | "error";
  error?: ShopperMessage;
  showMore: () => Promise<void>;
}

/** How a list has grown, and which list that was. */
interface Growth extends Pick<MoreProducts, "status" | "error"> {
  view: SearchView;
  added: ProductTile[];
  /** How many products were asked for by now; null before the first growth. */
  size: number | null;
}

/**
 * Appends the next page of products to the list and writes the new length into the address without a navigation, so
 * that a reload and the way back show the same list.
 */
export const useMoreProducts = (view: SearchView): MoreProducts => {
  const api = useCommerceApi();
  const site = useSite();
  const [latest, setLatest] = useState<Growth | null>(null);
  // Another list begins with what it was loaded with.
  const growth: Growth = latest?.view === view ? latest : { view, added: [], size: null, status: "idle" };
  const { added, size, status, error } = growth;

  useEffect(() => {
    if (size === null) return;
    const search = writeSearchParams({ ...view.state, size });
    window.history.replaceState(window.history.state, "", window.location.pathname + search + window.location.hash);
  }, [view, size]);

  const tiles = added.length > 0 ? [...view.tiles, ...added] : view.tiles;
  const showMore = async () => {
    // The shopper may have gone on to another list by the time of an answer.
    const settle = (answered: Growth) => setLatest((now) => (now?.view === view ? answered : now));
    setLatest({ ...growth, status: "pending" });
    // Offline products may leave gaps in the list, so places are counted in asked-for hits.
    const askedFor = Math.max(view.state.size, PAGE_SIZE) + Math.ceil(added.length / PAGE_SIZE) * PAGE_SIZE;
    const next = { ...view.state, query: view.correctedQuery ?? view.state.query, start: view.state.start + askedFor };
    try {
      const { loadMore } = await import(/* webpackChunkName: "search-data" */ "./load-search.ts");
      const more = await loadMore({ api, site, categoryId: view.category?.id, state: { ...next, size: PAGE_SIZE } });
      const shownIds = new Set(tiles.map(({ id }) => id));
      const fresh = more.filter(({ id }) => !shownIds.has(id));
      settle({ view, added: [...added, ...fresh], size: askedFor + PAGE_SIZE, status: "idle" });
    } catch (failure) {
      settle({ ...growth, status: "error", error: shopperMessage(failure) });
    }
  };

  return { tiles, status, error, showMore };
};
