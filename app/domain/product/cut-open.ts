import { textAttribute, type ProductDocument } from "./product-document.ts";
import type { ImageGroup, ProductImage } from "./product-image.ts";

/** What is found inside a sweet: its cut face, and its layers from outside in. */
export interface CutOpen {
  picture: ProductImage;
  layers: { name: string; text: string }[];
}

/**
 * The merchant's `c_insideLayers`, `<name>: <text>` each, beside the picture that `c_insidePicture` names by its file;
 * nothing unless both are there.
 */
export const cutOpen = (document: ProductDocument, groups: readonly ImageGroup[]): CutOpen | undefined => {
  const { c_insideLayers: entries } = document as Record<string, unknown>;
  const file = textAttribute(document, "insidePicture");
  const picture = groups.flatMap(({ images }) => images).find(({ src }) => file && src.endsWith(`/${file}`));
  const layers = (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const [, name, text] = /^([^:]+):\s*(.+)$/s.exec(String(entry)) ?? [];
    return name && text ? [{ name, text }] : [];
  });
  return picture && layers.length > 0 ? { picture, layers } : undefined;
};
