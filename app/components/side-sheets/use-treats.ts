import { askedPrice } from "#app/domain/product/asked-price.ts";
import { useFoundProducts } from "#app/hooks/product/use-found-products.ts";
import { useRecommendations } from "#app/hooks/product/use-recommendations.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";

/** Who names treats that bring a bag to the next promotion. */
const RECOMMENDER = "free shipping promotions";

/** Treats small enough to fill a gap: the shop's own, up to this price in units of its currency. */
export const SMALL_TREATS = "cgid=root price=(0.01..25)";
const OFFERED = 12;

const ignore = (): void => undefined;

/** Treats to fill a gap with, and how to tell who named them what became of them. */
export interface Treats {
  /** Null while they are on their way. */
  tiles: ProductTile[] | null;
  onSeen: () => void;
  onChosen: (productId: string) => void;
}

/**
 * What the recommender of promotions names and can be bought at once; where it has nothing to say, or the site wants no
 * recommendations, small treats that a search finds.
 */
export const useTreats = (): Treats => {
  const { preferences } = useShellData();
  const isWanted = preferences.showEinsteinRecommenders === true;
  const { tiles, isSettled, onSeen, onClick } = useRecommendations({ recommender: RECOMMENDER, isWanted });
  const named = tiles.filter(({ status, addId, price }) => !status && addId && price && askedPrice(price) > 0);
  const isSearched = !isWanted || (isSettled && named.length === 0);
  const found = useFoundProducts(isSearched ? SMALL_TREATS : null, OFFERED);
  if (named.length > 0) return { tiles: named, onSeen, onChosen: onClick };
  return { tiles: found, onSeen: ignore, onChosen: ignore };
};
