/**
 * The address of a picture as AVIF, less than half as large as in other formats, clear ground and all: what a `picture`
 * offers ahead of its `img`. The platform's image service makes it, at 50 as good as the others at 80
 * (https://developer.salesforce.com/docs/commerce/b2c-commerce/guide/b2c-dynamic-imaging-avif-webp.html); undefined for
 * pictures from anywhere else.
 */
export const avifUrl = (base: string, width: number): string | undefined =>
  base.includes("/dw/image/") ? base.replace(/\.(\w+)(\?.*)?$/, `.avif?sw=${width}&q=50&sfrm=$1`) : undefined;

/** A `srcset` of the same picture as AVIF in several widths; undefined where there is none. */
export const avifSrcSet = (base: string, widths: readonly number[]): string | undefined =>
  avifUrl(base, 0) && widths.map((width) => `${avifUrl(base, width)} ${width}w`).join(", ");
