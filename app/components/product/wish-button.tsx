import { useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { Wish } from "#app/domain/product/wishlist.ts";
import { useWishlist } from "#app/hooks/customer/use-wishlist.ts";
import c from "./wish-button.styles.ts";

/** What a heart is about. */
export interface WishButtonProps {
  wish: Wish;
  /** Name of the product, where the heart stands among those of others, on a tile. */
  ofTile?: string;
}

/** A heart that puts a product on the shopper's wish list and takes it off again; guests have a list, too. */
export const WishButton = ({ wish, ofTile }: WishButtonProps) => {
  const intl = useIntl();
  const { wishes, has, add, remove, error, away } = useWishlist();
  const isWished = has(wish);
  if (away !== null) return null;
  const onClick = () => {
    if (isWished) {
      void remove(wish);
      announce(intl.formatMessage({ id: "wishlist.removed", defaultMessage: "Removed from your wishlist." }));
    } else {
      void add(wish);
      announce(intl.formatMessage({ id: "wishlist.added", defaultMessage: "Added to your wishlist." }));
    }
  };
  const label = isWished
    ? intl.formatMessage({ id: "wishlist.remove", defaultMessage: "Remove from wishlist" })
    : intl.formatMessage({ id: "wishlist.add", defaultMessage: "Add to wishlist" });
  return (
    <>
      <button
        type="button"
        className={`${ofTile === undefined ? c.wish : c.onTile} ${isWished ? c.wished : ""}`}
        aria-label={[label, ofTile].filter(Boolean).join(": ")}
        disabled={wishes === null}
        onClick={onClick}
      >
        <Icon name="heart" />
      </button>
      {error && (
        <span className={c.error} role="alert">
          <ShopperWords message={error} />
        </span>
      )}
    </>
  );
};
