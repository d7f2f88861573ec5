import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { formatMoney } from "#app/domain/format/money.ts";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";

const Tile = ({ tile }: { tile: ProductTile }) => {
  const intl = useIntl();
  const money = (amount: number) => formatMoney(amount, "USD", intl.locale);
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
        {tile.badge && <span className="badge">{intl.formatMessage({ id: "badge.new", defaultMessage: "New" })}</span>}
      </div>
      <h3 className="tile__name">
        <Link to={tile.link}>{tile.name}</Link>
      </h3>
      {tile.price && (
        <p className="price">
          {tile.price.sizes ? (
            intl.formatMessage(
              { id: "price.startingAt", defaultMessage: "Starting at <b>{price}</b> | {sizes} Sizes" },
              { b: (chunks) => <b key="b">{chunks}</b>, price: money(tile.price.standard), sizes: tile.price.sizes },
            )
          ) : (
            <b>{money(tile.price.sale ?? tile.price.standard)}</b>
          )}
        </p>
      )}
      {tile.rating && (
        <span
          className="rating"
          aria-label={intl.formatMessage(
            {
              id: "product.rating",
              defaultMessage: "{value} out of 5 stars, {count, plural, one {# review} other {# reviews}}",
            },
            tile.rating,
          )}
          style={{ "--p": `${tile.rating.value * 20}%` } as CSSProperties}
        >
          {`${tile.rating.value} · ${tile.rating.count}`}
        </span>
      )}
      <div className="tile__action">
        <button type="button" className="btn btn--line" aria-label={`Add to bag: ${tile.name}`}>
          {intl.formatMessage({ id: "tile.addToBag", defaultMessage: "Add to bag" })}
        </button>
      </div>
    </li>
  );
};

/** The same tiles as a storefront with a plain style sheet would write them: the floor that ours are held against. */
export const PlainTiles = ({ tiles }: { tiles: readonly ProductTile[] }) => (
  <ul className="grid-3">
    {tiles.map((tile) => (
      <Tile key={tile.id} tile={tile} />
    ))}
  </ul>
);
