/** Pixel sizes of product pictures (product-14). */
export const TILE_WIDTH = 459;
export const GALLERY_WIDTHS = [548, 560, 636] as const;
export const THUMBNAIL_WIDTH = 76;
export const SWATCH = { width: 64, height: 38 } as const;
export const IMAGE_QUALITY = 80;

/** What the image service shall deliver; sizes in pixels, quality 1 to 100. */
export interface ImageSize {
  width: number;
  height?: number;
  quality?: number;
}

/**
 * The image service's address of a picture in a size: `sw`, `sh`, `q`, and for a PNG source its JPEG with `sfrm=png`,
 * since the shop never sends PNG (product-14). Parameters already in the address are replaced.
 */
export const imageUrl = (base: string, { width, height, quality = IMAGE_QUALITY }: ImageSize): string => {
  const [path = ""] = base.split("?");
  const isPng = /\.png$/i.test(path);
  const query = [
    `sw=${Math.round(width)}`,
    ...(height === undefined ? [] : [`sh=${Math.round(height)}`]),
    `q=${quality}`,
    ...(isPng ? ["sfrm=png"] : []),
  ];
  return `${isPng ? path.replace(/\.png$/i, ".jpg") : path}?${query.join("&")}`;
};

/** The address of a cut-out in a size. It keeps its clear ground, which a JPEG would fill: a PNG comes as WebP. */
export const cutOutUrl = (base: string, size: ImageSize): string =>
  imageUrl(base.replace(/\.png(?=\?|$)/i, ".webp"), size) + (/\.png(\?|$)/i.test(base) ? "&sfrm=png" : "");

/** A `srcset` of a swatch for screens with one and with two pixels per point. */
export const swatchSet = (base: string): string =>
  [1, 2]
    .map((density) => {
      const size = { width: SWATCH.width * density, height: SWATCH.height * density };
      return `${imageUrl(base, size)} ${density}x`;
    })
    .join(", ");

/** A `srcset` of the same picture in several widths. */
export const srcSet = (base: string, widths: readonly number[]): string =>
  widths.map((width) => `${imageUrl(base, { width })} ${width}w`).join(", ");
