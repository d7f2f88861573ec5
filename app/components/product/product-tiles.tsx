import { useCallback, type MouseEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { useSettled } from "#app/browser/use-settled.ts";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { tileState } from "#app/domain/product/tile-action.ts";
import type { ProductTile as Tile } from "#app/domain/product/tile.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";
import { useTilePromises } from "#app/hooks/product/use-tile-promises.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { ProductTile } from "./product-tile.tsx";
import c from "./product-tiles.styles.ts";

/** What a row of tiles shows. */
export interface ProductTilesProps {
  tiles: readonly Tile[];
  /** `three` is the results grid, `four` a wider one, `rail` scrolls sideways. */
  layout?: "three" | "four" | "rail";
  /** How many of the first pictures load at once. */
  eagerCount?: number;
  /** Offers to compare each with others. */
  canCompare?: boolean;
  /** Name of the list for screen readers. */
  label?: string;
  /** Other list items at their index in the whole list, ascending. */
  inserts?: readonly { at: number; node: ReactNode }[];
  /** What is said on a tile beside what it is; nothing where it is empty. */
  remarkOf?: (tile: Tile) => string | undefined;
  /** Where and by what day all of it is to arrive. */
  arrivesBy?: ArrivesBy;
  /** Told when a link of a tile is clicked, wherever it opens. */
  onFollow?: (tile: Tile) => void;
}

const isOf = ({ addId, sizes }: Tile, id: string) => id === addId || sizes?.some((size) => size.id === id) === true;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A list of product tiles: links are followed inside the app, 'Add to bag' and a size add one piece, and products with
 * other options open their sheet. Hearts come once the page has settled. Its handlers serve every tile, so that a tile
 * itself needs no hooks.
 */
export const ProductTiles = ({
  tiles,
  layout = "three",
  eagerCount = 0,
  canCompare,
  label,
  inserts = [],
  remarkOf,
  arrivesBy,
  onFollow,
}: ProductTilesProps) => {
  const intl = useIntl();
  const { currency, pickupEnabled } = useSite();
  const { selectedShop } = useStore();
  const navigate = useNavigate();
  const { open } = useSidebar();
  const { addToBasket, state } = useAddToBasket();
  const shop = pickupEnabled ? selectedShop : null;
  const promises = useTilePromises(tiles, shop, arrivesBy);
  const hasHearts = useSettled();
  const shield = useKeptShield();
  const colors = windowColors(tiles.map(({ color }) => color));

  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, tile: Tile) => {
      onFollow?.(tile);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(event.currentTarget.getAttribute("href") ?? tile.link);
    },
    [navigate, onFollow],
  );
  const add = useCallback(
    (tile: Tile, productId: string, choice?: string) =>
      void addToBasket([
        {
          productId,
          quantity: 1,
          name: tile.name,
          image: tile.image?.src,
          color: tile.color,
          ...(choice && { choice }),
        },
      ]),
    [addToBasket],
  );
  const addSize = useCallback(
    (tile: Tile, id: string) => add(tile, id, tile.sizes?.find((size) => size.id === id)?.label),
    [add],
  );
  const act = useCallback(
    (tile: Tile) => {
      const { action } = tileState(tile, { shopSelected: shop !== null, piecesAtShop: promises[tile.id]?.pieces });
      if (action === "options") open("product-options", { productId: tile.id });
      else if (tile.addId) add(tile, tile.addId);
    },
    [shop, promises, open, add],
  );
  const compare = useCallback(({ id }: Tile) => open("compare", { productId: id }), [open]);

  const items: ReactNode[] = tiles.map((tile, index) => (
    <ProductTile
      key={tile.id}
      tile={tile}
      intl={intl}
      currency={currency}
      color={colors[index] ?? "sherbet"}
      eager={index < eagerCount ? (index < 2 ? "first" : "soon") : undefined}
      shopName={shop?.name}
      promise={promises[tile.id]}
      canCompare={canCompare}
      remark={remarkOf?.(tile)}
      hasHeart={hasHearts}
      shield={shield}
      busy={state.status === "pending" && isOf(tile, state.key) ? state.key : undefined}
      problem={state.status === "error" && isOf(tile, state.key) ? state.message : undefined}
      onFollow={follow}
      onAct={act}
      onAddSize={addSize}
      onCompare={compare}
    />
  ));
  for (const { at, node } of inserts) void items.splice(at, 0, node);

  return (
    <ul className={c[layout]} aria-label={label}>
      {items}
    </ul>
  );
};
