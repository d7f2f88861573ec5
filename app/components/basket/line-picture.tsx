import type { CSSProperties } from "react";
import { imageUrl, srcSet } from "#app/domain/product/image-url.ts";
import type { ProductImage } from "#app/domain/product/product-image.ts";
import { isWindowColor } from "#app/domain/product/window-color.ts";
import c from "./line-picture.styles.ts";

/** Widths the picture is asked for, in pixels, for plain and for dense screens. */
const WIDTHS = [120, 240] as const;

/** A product in its small window. The name stands beside it, so the picture is decoration. */
export function LinePicture({
  product,
  isSmall = false,
}: {
  product: { image?: Pick<ProductImage, "src"> | undefined; color?: string | undefined } | undefined;
  isSmall?: boolean;
}) {
  const ground = isWindowColor(product?.color) ? `var(--wp-colors-${product.color}-300)` : undefined;
  return (
    <span className={isSmall ? c.small : c.line} style={ground ? ({ "--bg": ground } as CSSProperties) : undefined}>
      {product?.image ? (
        <img
          src={imageUrl(product.image.src, { width: WIDTHS[0] })}
          srcSet={srcSet(product.image.src, WIDTHS)}
          sizes="116px"
          alt=""
          width={120}
          height={120}
          loading="lazy"
        />
      ) : null}
    </span>
  );
}
