import { srcSet, imageUrl } from "#app/domain/product/image-url.ts";
import type { Shop } from "#app/domain/stores/shop.ts";

/** Widths the front of a shop comes in, in pixels: a row of a list, a card, and the head of its page. */
const WIDTHS = [240, 480, 800, 1200] as const;

/** The front of a shop, three wide and two high; nothing where there is no picture of it. */
export const ShopPicture = ({
  shop: { picture },
  className,
  sizes,
  isFirst = false,
}: {
  shop: Pick<Shop, "picture">;
  className: string;
  /** How wide it is shown, as `sizes` of a picture says it. */
  sizes: string;
  /** Whether it is seen at once, so that it comes before others. */
  isFirst?: boolean;
}) =>
  picture && (
    <img
      className={className}
      src={imageUrl(picture.url, { width: 480 })}
      srcSet={srcSet(picture.url, WIDTHS)}
      sizes={sizes}
      alt={picture.alt}
      width={1200}
      height={800}
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
