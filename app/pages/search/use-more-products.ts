import { useEffect, useRef, useState } from "react";
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

/**
 * Appends the next page of products to the list and writes the new length into the address without a navigation, so
 * that a reload and the way back show the same list.
 */
export const useMoreProducts = (view: SearchView): MoreProducts => {
  const api = useCommerceApi();
  const site = useSite();
  const [shown, setShown] = useState(view);
  const [added, setAdded] = useState<ProductTile[]>([]);
  const [state, setState] = useState<Pick<MoreProducts, "status" | "error">>({ status: "idle" });
  // Another list begins with what it was loaded with.
  if (shown !== view) {
    setShown(view);
    setAdded([]);
    setState({ status: "idle" });
  }

  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  const tiles = added.length > 0 ? [...view.tiles, ...added] : view.tiles;
  const showMore = async () => {
    setState({ status: "pending" });
    // Offline products may leave gaps in the list, so places are counted in asked-for hits.
    const asked = Math.max(view.state.size, PAGE_SIZE) + Math.ceil(added.length / PAGE_SIZE) * PAGE_SIZE;
    const next = { ...view.state, query: view.correctedQuery ?? view.state.query, start: view.state.start + asked };
    try {
      const { loadMore } = await import(/* webpackChunkName: "search-data" */ "./load-search.ts");
      const more = await loadMore({ api, site, categoryId: view.category?.id, state: { ...next, size: PAGE_SIZE } });
      // The shopper may have gone on to another list meanwhile.
      if (latest.current !== view) return;
      const known = new Set(tiles.map(({ id }) => id));
      setAdded((before) => [...before, ...more.filter(({ id }) => !known.has(id))]);
      setState({ status: "idle" });
      const search = writeSearchParams({ ...view.state, size: asked + PAGE_SIZE });
      window.history.replaceState(window.history.state, "", window.location.pathname + search + window.location.hash);
    } catch (error) {
      if (latest.current === view) setState({ status: "error", error: shopperMessage(error) });
    }
  };

  return { tiles, ...state, showMore };
};
