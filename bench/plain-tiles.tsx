import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { formatMoney } from "#app/domain/format/money.ts";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";

const money = (amount: number) => formatMoney(amount, "USD", "en-US");

const Tile = ({ tile }: { tile: ProductTile }) => {
  return (
    <li className="tile">
      <div className="tile__media">
        <Link
          className="window"
          to={tile.link}
          tabIndex={-1}
          aria-hidden="true"
          style={{ "--bg": "#ffd3dc" } as CSSProperties}
        >
          {tile.image && (
            <img
              src={imageUrl(tile.image.src, { width: TILE_WIDTH })}
              alt=""
              width={TILE_WIDTH}
              height={TILE_WIDTH}
              loading="lazy"
            />
          )}
        </Link>
        {tile.badge && <span className="badge">New</span>}
      </div>
      <h3 className="tile__name">
        <Link to={tile.link}>{tile.name}</Link>
      </h3>
      {tile.price && (
        <p className="price">
          {tile.price.sizes ? (
            <>
              Starting at <b>{money(tile.price.standard)}</b> | {tile.price.sizes} Sizes
            </>
          ) : (
            <b>{money(tile.price.sale ?? tile.price.standard)}</b>
          )}
        </p>
      )}
      {tile.rating && (
        <span
          className="rating"
          aria-label={`${tile.rating.value} out of 5 stars, ${tile.rating.count} reviews`}
          style={{ "--p": `${tile.rating.value * 20}%` } as CSSProperties}
        >
          {`${tile.rating.value} · ${tile.rating.count}`}
        </span>
      )}
      <div className="tile__action">
        <button type="button" className="btn btn--line" aria-label={`Add to bag: ${tile.name}`}>
          Add to bag
        </button>
      </div>
    </li>
  );
};

/**
 * The same tiles as a storefront of one language with a plain style sheet would write them: the floor that ours are
 * held against.
 */
export const PlainTiles = ({ tiles }: { tiles: readonly ProductTile[] }) => (
  <ul className="grid-3">
    {tiles.map((tile) => (
      <Tile key={tile.id} tile={tile} />
    ))}
  </ul>
);
