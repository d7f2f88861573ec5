import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { AccountLayout } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { PriceLineText } from "#app/components/product/price-text.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import { type ProductTile, toTile } from "#app/domain/product/tile.ts";
import { windowColors, type WindowColor } from "#app/domain/product/window-color.ts";
import { type Wish, wishId } from "#app/domain/product/wishlist.ts";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import { useWishlist } from "#app/hooks/customer/use-wishlist.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import w from "./wishlist-page.styles.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.wishlist", defaultMessage: "Wishlist" }),
  robots: "noindex",
});

const none: ReadonlyMap<string, ProductTile> = new Map();

/**
 * The products that are wished for, by id; null while they are on their way, or words where they cannot be had. A
 * product that is gone is not among them.
 */
const useWishedTiles = (
  wishes: readonly Wish[] | null,
): { tiles: ReadonlyMap<string, ProductTile> | null; unfound: ShopperMessage | null } => {
  const { products } = useCommerceApi();
  const site = useSite();
  const ids = [...new Set(wishes?.map(({ productId }) => productId))];
  const { status, value, error } = useAnswer(
    ids.length > 0 ? `tiles ${ids.join(" ")}` : null,
    async () => new Map((await products.getMany(ids)).map((product) => [product.id, toTile(product, site)])),
    "The products of the wishlist could not be asked for.",
  );
  const last = useLastKnown(value);
  if (status === "failed") return { tiles: null, unfound: shopperMessage(error) };
  return { tiles: last ?? (wishes && ids.length === 0 ? none : null), unfound: null };
};

function WishRow({
  tile,
  ground,
  isBusy,
  onMove,
  onRemove,
}: {
  tile: ProductTile;
  ground: WindowColor;
  isBusy: boolean;
  onMove: () => void;
  onRemove: () => void;
}) {
  const intl = useIntl();
  const { currency } = useSite();
  const about = <span className="vh"> {tile.name}</span>;
  return (
    <li className={w.wish}>
      <span className={w.window} style={{ "--bg": `var(--wp-colors-${ground}-300)` } as CSSProperties}>
        {tile.image ? (
          <img
            src={imageUrl(tile.image.src, { width: TILE_WIDTH })}
            alt=""
            width={TILE_WIDTH}
            height={TILE_WIDTH}
            loading="lazy"
          />
        ) : null}
      </span>
      <div className={c.facts}>
        <h2 className={w.name}>
          <Link to={tile.link}>{tile.name}</Link>
        </h2>
        {tile.price ? (
          <p className={w.price}>
            <PriceLineText line={tile.price} currency={currency} intl={intl} />
          </p>
        ) : null}
        {tile.addId || tile.isEGift ? null : (
          <p className={c.small}>
            <FormattedMessage id="wishlist.away" defaultMessage="Not available right now" />
          </p>
        )}
      </div>
      <div className={w.tools}>
        {tile.addId && !tile.isCustomMix ? (
          <button type="button" className={w.move} disabled={isBusy} onClick={onMove}>
            {tile.hasOptions ? (
              <FormattedMessage id="wishlist.options" defaultMessage="Choose options" />
            ) : (
              <FormattedMessage id="wishlist.move" defaultMessage="Move to bag" />
            )}
            {about}
          </button>
        ) : null}
        <button type="button" className={w.remove} onClick={onRemove}>
          <FormattedMessage id="wishlist.take" defaultMessage="Remove" />
          {about}
        </button>
      </div>
    </li>
  );
}

/**
 * What a shopper wishes for (`/wishlist`): move it to the bag, or let it go. A guest's list goes along at the login.
 */
export default function WishlistPage() {
  const intl = useIntl();
  const { wishes, error, away, isGuest, remove } = useWishlist();
  const { tiles, unfound } = useWishedTiles(wishes);
  const { addToBasket, state } = useAddToBasket();
  const { open } = useSidebar();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useMemo(
    () =>
      (wishes ?? []).flatMap((wish) => {
        const tile = tiles?.get(wish.productId);
        return tile ? [{ wish, tile }] : [];
      }),
    [wishes, tiles],
  );

  const grounds = windowColors(shown.map(({ tile }) => tile.color));

  const moving = useRef<Wish | null>(null);
  // Once it is in the bag it leaves the list; a refusal leaves it where it is.
  const takeOffMoved = useEffectEvent(() => {
    if (state.status === "pending" || !moving.current) return;
    const moved = moving.current;
    moving.current = null;
    if (state.status === "idle") void remove(moved);
  });
  useEffect(() => takeOffMoved(), [state]);

  const letGo = (wish: Wish) => {
    title.current?.focus();
    void remove(wish);
    announce(intl.formatMessage({ id: "wishlist.removed", defaultMessage: "Removed from your wishlist." }));
  };
  const move = async (wish: Wish, tile: ProductTile) => {
    if (tile.hasOptions) return open("product-options", { productId: tile.id });
    if (!tile.addId) return;
    moving.current = wish;
    await addToBasket([
      { productId: tile.addId, quantity: 1, name: tile.name, image: tile.image?.src, color: tile.color },
    ]);
  };

  return (
    <AccountLayout>
      <h1 className={w.title} ref={title} tabIndex={-1}>
        <FormattedMessage id="accountNav.wishlist" defaultMessage="Wishlist" />
      </h1>
      <PageError message={away ?? unfound ?? error ?? (state.status === "error" ? state.message : null)} />
      {(wishes === null && away === null) || (wishes !== null && tiles === null && unfound === null) ? (
        <LoadingFallback />
      ) : null}
      {wishes !== null && tiles !== null && shown.length === 0 ? (
        <div className={c.empty} style={emptyCup}>
          <h2 className={c.emptyTitle}>
            <FormattedMessage id="wishlist.emptyTitle" defaultMessage="Your wishlist is empty" />
          </h2>
          <p>
            <FormattedMessage
              id="wishlist.empty"
              defaultMessage="Tap the heart on a sweet you like, and it waits for you here."
            />
          </p>
          <Link className={c.button} to="/">
            <FormattedMessage id="orders.shop" defaultMessage="Start with something sweet" />
          </Link>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul className={w.list}>
          {shown.map(({ wish, tile }, index) => (
            <WishRow
              key={wishId(wish)}
              tile={tile}
              ground={grounds[index] ?? "sherbet"}
              isBusy={state.status === "pending"}
              onMove={() => void move(wish, tile)}
              onRemove={() => letGo(wish)}
            />
          ))}
        </ul>
      ) : null}
      {isGuest ? (
        <p>
          <FormattedMessage
            id="wishlist.guest"
            defaultMessage="Saved in this browser. <a>Log in</a> to see it everywhere."
            values={{
              a: (words) => (
                <Link className={c.link} to="/login?redirect=%2Fwishlist">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
    </AccountLayout>
  );
}
