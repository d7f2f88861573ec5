import type { DocumentImage, ProductDocument } from "./product-document.ts";

/** A picture of a product: its address at the image service without parameters, and what it shows. */
export interface ProductImage {
  src: string;
  alt: string;
  /** Taken in the studio, with a ground of its own; the others are cut out and stand in a window. */
  isStudio?: true;
  /** Main color of a studio shot, `#rrggbb`, which holds its place until it has come. */
  tone?: string;
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

/** Pictures common to all, or those of one color or one gift wrap. */
export interface ImageGroup {
  color?: string;
  wrap?: string;
  images: ProductImage[];
}

/** What a product looks different in; other choices (size, collection) show the pictures common to all. */
const looks = ["color", "wrap"] as const;

/** Pictures of the biggest view there is, as those common to all and those of one color or wrap. */
export const imageGroups = (document: ProductDocument): ImageGroup[] => {
  const groups = document.imageGroups ?? [];
  const view = views.find((name) => groups.some(({ viewType }) => viewType === name));
  return groups
    .filter(({ viewType }) => viewType === view)
    .flatMap(({ images, variationAttributes = [] }) => {
      const look = looks.find((name) => variationAttributes.some(({ id }) => id === name));
      const value = variationAttributes.find(({ id }) => id === look)?.values?.[0]?.value;
      const shown = images.flatMap(toImage);
      if (shown.length === 0 || (variationAttributes.length > 0 && !value)) return [];
      return [look && value ? { [look]: value, images: shown } : { images: shown }];
    });
};

/** The pictures for what is chosen; those common to all when the choice has none of its own. */
export const imagesOf = (groups: readonly ImageGroup[], chosen: Readonly<Record<string, string>>): ProductImage[] =>
  (
    looks
      .map((name) => groups.find((group) => group[name] !== undefined && group[name] === chosen[name]))
      .find((group) => group !== undefined) ??
    groups.find((group) => looks.every((name) => group[name] === undefined)) ??
    groups[0]
  )?.images ?? [];
