import type { ImageGroup } from "./product-image.ts";

const toneEntry = /^(.+)(#[0-9a-f]{6})$/i;

/**
 * The pictures with the main color of each studio shot, which holds its place until it has come: the merchant's
 * `c_pictureTones`, `<file>#rrggbb` each. Apart from the pictures themselves, since tiles show none of them.
 */
export const withTones = (
  groups: readonly ImageGroup[],
  { c_pictureTones: entries }: Record<string, unknown>,
): ImageGroup[] => {
  const tones = new Map(
    (Array.isArray(entries) ? entries : []).flatMap((entry) => {
      const [, file, tone] = toneEntry.exec(String(entry)) ?? [];
      return file && tone ? [[file, tone] as const] : [];
    }),
  );
  return groups.map((group) => ({
    ...group,
    images: group.images.map((image) => {
      const tone = tones.get(image.src.slice(image.src.lastIndexOf("/") + 1));
      return image.isStudio && tone ? { ...image, tone } : image;
    }),
  }));
};
