import type { DocumentImage, ProductDocument } from "./product-document.ts";

/** A picture of a product: its address at the image service without parameters, and what it shows. */
export interface ProductImage {
  src: string;
  alt: string;
  /** Taken in the studio, with a ground of its own; the others are cut out and stand in a window. */
  isStudio?: true;
}

/** Studio shots are told by the name of their file, which ends in `-photo`. */
const studioShot = /-photo\.\w+$/;

const toImage = (image: DocumentImage): ProductImage[] => {
  const src = image.disBaseLink ?? image.link;
  if (!src) return [];
  const alt = image.alt ?? image.title ?? "";
  return [studioShot.test(src) ? { src, alt, isStudio: true } : { src, alt }];
};

const views = ["large", "hi-res", "medium", "small"];

/** Pictures of the biggest view there is, as those common to all and those of one color. */
export const imageGroups = (document: ProductDocument): { color?: string; images: ProductImage[] }[] => {
  const groups = document.imageGroups ?? [];
  const view = views.find((name) => groups.some(({ viewType }) => viewType === name));
  return groups
    .filter(({ viewType }) => viewType === view)
    .flatMap(({ images, variationAttributes }) => {
      const color = variationAttributes?.find(({ id }) => id === "color")?.values?.[0]?.value;
      const shown = images.flatMap(toImage);
      if (shown.length === 0 || (variationAttributes?.length && !color)) return [];
      return [color === undefined ? { images: shown } : { color, images: shown }];
    });
};

/** The pictures for a chosen color; those common to all when the color has none. */
export const imagesOfColor = (
  groups: readonly { color?: string; images: ProductImage[] }[],
  color: string | undefined,
): ProductImage[] =>
  (
    groups.find((group) => color !== undefined && group.color === color) ??
    groups.find((group) => group.color === undefined) ??
    groups[0]
  )?.images ?? [];
