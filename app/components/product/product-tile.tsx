import loadable from "@loadable/component";
import { memo, type MouseEvent } from "react";
import { preload } from "react-dom";
import type { IntlShape } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { avifUrl } from "#app/domain/product/avif-url.ts";
import type { Badge } from "#app/domain/product/badge.ts";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import { asksShop, tileState } from "#app/domain/product/tile-action.ts";
import type { ProductTile as Tile } from "#app/domain/product/tile.ts";
import type { TilePromise } from "#app/hooks/product/tile-promises.ts";
import type { WindowColor } from "#app/domain/product/window-color.ts";
import { PriceLineText } from "./price-text.tsx";
import { ProductBadge } from "./product-badge.tsx";
import { statusText } from "./product-messages.ts";
import c from "./product-tile.styles.ts";
import { RatingText } from "./rating-text.tsx";

const WishButton = loadable(() => import(/* webpackChunkName: "wish-button" */ "./wish-button.tsx"), {
  resolveComponent: (module) => module.WishButton,
});

const AllergenMark = loadable(
  () => import(/* webpackChunkName: "allergen-mark" */ "#app/components/allergens/allergen-mark.tsx"),
  { resolveComponent: (module) => module.AllergenMark },
);

/** What happens on a tile. */
export interface TileHandlers {
  /** A link of the tile was clicked: its own, or that of the box it is a piece of. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, tile: Tile) => void;
  /** 'Add to bag', or what the button says in its place. */
  onAct: (tile: Tile) => void;
  /** One of its sizes, by the variant's id. */
  onAddSize: (tile: Tile, id: string) => void;
  onCompare: (tile: Tile) => void;
}

/** What a tile shows, and who answers for it. */
export interface ProductTileProps extends TileHandlers {
  tile: Tile;
  intl: IntlShape;
  currency: string;
  color: WindowColor;
  /**
   * Tiles in the first screen load their picture at once; of the first two, which a phone shows, they come before all
   * else.
   */
  eager?: "first" | "soon";
  /** Name of the shop that is chosen to collect at. */
  shopName?: string;
  /** What is promised to whoever has chosen that shop or told a postal code; undefined while it is not known. */
  promise?: TilePromise;
  /** Offers to compare it with others. */
  canCompare?: boolean;
  /** Why it is shown here. */
  remark?: string;
  /** Whether the wish list has come, which a page does without at first. */
  hasHeart?: boolean;
  /** What the shopper keeps away from, as it is kept. */
  shield?: string | null;
  /** The bag is being asked for this product, or for this size of it. */
  busy?: string;
  /** Why the last try to add it failed. */
  problem?: ShopperMessage;
}

const hidden = (chunks: React.ReactNode) => <span className="vh">{chunks}</span>;

/** What the tile says and does, as the chosen shop has it. */
const stateOf = ({ tile, shopName, promise }: ProductTileProps) =>
  tileState(tile, { shopSelected: shopName !== undefined, piecesAtShop: promise?.pieces });

const TileButton = (props: ProductTileProps) => {
  const { tile, intl, busy, shopName, onFollow, onAct } = props;
  const { action, isPickupOnly } = stateOf(props);
  const isBusy = busy !== undefined && busy === tile.addId && action === "add";
  if (action === "none") return null;
  if (action === "createBox")
    return (
      <a className={c.solid} href={tile.mixLink} onClick={(event) => onFollow(event, tile)}>
        {intl.formatMessage({ id: "tile.createBox", defaultMessage: "Create a Box" })}
      </a>
    );
  if (action === "eGift")
    return (
      <a className={c.line} href={tile.link} onClick={(event) => onFollow(event, tile)}>
        {intl.formatMessage({ id: "tile.chooseAmount", defaultMessage: "Choose an amount" })}
      </a>
    );
  const label = isPickupOnly
    ? intl.formatMessage({ id: "tile.pickupAt", defaultMessage: "Pickup at {shop}" }, { shop: shopName })
    : tile.hasOptions
      ? intl.formatMessage({ id: "tile.chooseOptions", defaultMessage: "Choose options" })
      : isBusy
        ? intl.formatMessage({ id: "tile.adding", defaultMessage: "Adding" })
        : intl.formatMessage({ id: "tile.addToBag", defaultMessage: "Add to bag" });
  return (
    <button
      type="button"
      className={c.line}
      onClick={() => onAct(tile)}
      aria-label={`${label}: ${tile.name}`}
      aria-haspopup={action === "options" ? "dialog" : undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className={c.spinner} aria-hidden="true" />}
      {label}
    </button>
  );
};

/** How it is to be had, in a line whose place is kept until that is known. */
const TileNote = (props: ProductTileProps) => {
  const { tile, intl, promise } = props;
  const { note, isPickupOnly } = stateOf(props);
  const kept = asksShop(tile) ? `${c.note} ${c.noteTall}` : c.note;
  if (tile.status && !isPickupOnly) return <p className={`${kept} ${c.status}`}>{statusText(intl, tile.status)}</p>;
  const isPickup = note === "availableForPickup";
  const words =
    promise?.words ??
    (isPickup
      ? intl.formatMessage({ id: "tile.availableForPickup", defaultMessage: "Available for Pickup" })
      : note && intl.formatMessage({ id: "tile.onlineOnly", defaultMessage: "Online Only" }));
  return (
    <p className={isPickup || promise?.words ? kept : `${kept} ${c.notePlain}`}>
      {words && <Icon name={isPickup && !promise?.isSent ? "shop" : "truck"} size="xs" />}
      {words}
    </p>
  );
};

/** A size as a number over its unit, which stand beside each other where there is room. */
const SizeLabel = ({ label }: { label: string }) => {
  const [, count, unit] = /^([\d½¼¾.,]+)\s(.+)$/.exec(label) ?? [];
  if (!count) return label;
  return (
    <>
      <span>{count} </span>
      <span>{unit}</span>
    </>
  );
};

/** Its sizes, each of which goes into the bag by one press. */
const SizeChips = (props: ProductTileProps) => {
  const { tile, intl, busy, onAddSize } = props;
  if (!stateOf(props).addsSizes) return null;
  return (
    <fieldset className={c.sizes}>
      <legend className="vh">
        {intl.formatMessage({ id: "tile.sizes", defaultMessage: "Sizes of {name}" }, { name: tile.name })}
      </legend>
      {tile.sizes?.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={c.size}
          aria-label={intl.formatMessage(
            { id: "tile.addSize", defaultMessage: "{size}: add {name} to your bag" },
            { size: label, name: tile.name },
          )}
          aria-busy={busy === id || undefined}
          onClick={() => onAddSize(tile, id)}
        >
          {busy === id ? <span className={c.spinner} aria-hidden="true" /> : <Icon name="plus" size="xs" />}
          <SizeLabel label={label} />
        </button>
      ))}
    </fieldset>
  );
};

/**
 * The wicket window of a product (product-6). A plain function of its props without hooks, so that a
 * page of them renders cheaply; its links are ordinary anchors, and `onFollow` stays inside the app.
 */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { tile, intl, currency, color, eager, problem, onFollow, onCompare } = props;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => onFollow(event, tile);
  const { isPickupOnly } = stateOf(props);
  const badge: Badge | undefined = isPickupOnly ? { kind: "inShopsOnly" } : tile.badge;
  const status = isPickupOnly ? undefined : tile.status;
  const avif = tile.image && avifUrl(tile.image.src, TILE_WIDTH);
  // React asks ahead for pictures that offer no choice of formats.
  if (avif && eager === "first") preload(avif, { as: "image", type: "image/avif", fetchPriority: "high" });
  return (
    <li className={status ? `${c.tile} ${c.out}` : c.tile} data-product={tile.id}>
      <div className={c.media}>
        <a
          className={c.window}
          href={tile.link}
          onClick={follow}
          tabIndex={-1}
          aria-hidden="true"
          style={{ "--bg": `var(--wp-colors-${color}-300)` } as React.CSSProperties}
        >
          {tile.image && (
            <picture>
              {avif && <source type="image/avif" srcSet={avif} />}
              <img
                src={imageUrl(tile.image.src, { width: TILE_WIDTH })}
                alt=""
                width={TILE_WIDTH}
                height={TILE_WIDTH}
                loading={eager ? undefined : "lazy"}
                fetchPriority={eager === "first" ? "high" : undefined}
              />
            </picture>
          )}
        </a>
        {badge && <ProductBadge badge={badge} intl={intl} />}
        {props.shield && tile.allergens && (
          <QuietBoundary>
            <AllergenMark marks={tile.allergens} shield={props.shield} coveredName={tile.name} />
          </QuietBoundary>
        )}
      </div>
      <h3 className={c.name}>
        <a href={tile.link} onClick={follow}>
          {tile.name}
        </a>
      </h3>
      {tile.price && (
        <p className={c.price}>
          <PriceLineText line={tile.price} currency={currency} intl={intl} freeAtZero />
        </p>
      )}
      {tile.rating && <RatingText rating={tile.rating} intl={intl} className={c.rating} />}
      {props.remark && <p className={`${c.note} ${c.notePlain}`}>{props.remark}</p>}
      <TileNote {...props} />
      {problem && (
        <p className={c.problem} role="alert">
          <ShopperWords message={problem} />
        </p>
      )}
      <div className={c.action}>
        <SizeChips {...props} />
        <TileButton {...props} />
      </div>
      {props.hasHeart && !tile.isEGift && !tile.isCustomMix && (
        <QuietBoundary>
          <WishButton wish={{ productId: tile.id }} ofTile={tile.name} />
        </QuietBoundary>
      )}
      {props.canCompare && (
        <button type="button" className={c.compare} onClick={() => onCompare(tile)} aria-haspopup="dialog">
          {intl.formatMessage(
            { id: "tile.compare", defaultMessage: "Compare<h> {name}</h>" },
            { name: tile.name, h: hidden },
          )}
        </button>
      )}
    </li>
  );
});
