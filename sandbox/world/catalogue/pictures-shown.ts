import { photographsOfProduct } from "./photographs.ts";
import { type PictureName, pictures } from "./pictures.ts";
import type { WorldProduct } from "./world-product.ts";

const isCutOut = (name: PictureName): boolean => !name.endsWith("-photo");

/**
 * The pictures a product is shown with: its finished photographs, then what its authors named. Once it has a photograph
 * that stands in a window, no drawing stands beside it. The first one is a cut-out, since windows and tiles show it.
 */
export const picturesShown = (
  product: Pick<WorldProduct, "id" | "pictures">,
  taken: readonly PictureName[] = photographsOfProduct[product.id] ?? [],
): PictureName[] => {
  const files = new Set(taken.map((name) => pictures[name].file));
  const others = product.pictures.filter((name) => {
    const { file } = pictures[name];
    return !files.has(file) && !(file.endsWith(".svg") && taken.some(isCutOut));
  });
  const all = [...taken, ...others];
  const first = all.find(isCutOut);
  return first === undefined ? all : [first, ...all.filter((name) => name !== first)];
};
