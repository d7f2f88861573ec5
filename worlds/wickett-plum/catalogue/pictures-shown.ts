import { photographOf, photographs, photographsOfProduct } from "./photographs.ts";
import { type PictureName, pictures } from "./pictures.ts";
import type { WorldProduct } from "./world-product.ts";

const isCutOut = (name: PictureName): boolean => !name.endsWith("-photo");

const isFinished = (name: string): name is keyof typeof photographs => name in photographs;

/** A picture an author named, followed by the close-up of the photograph that took its place. */
const withCloseUp = (name: PictureName): PictureName[] => {
  const closeUp = `${photographOf[name] ?? name}-detail-photo`;
  return isFinished(closeUp) ? [name, closeUp] : [name];
};

/**
 * What authors named that stands beside photographs of its own: no drawings beside one that stands in a window, and
 * nothing beside those of a sweet that is seen in all its places, since the rest are other sweets.
 */
const besideOwn = (named: readonly PictureName[], taken: readonly PictureName[]): PictureName[] => {
  if (taken.some((name) => name.endsWith("-served-photo"))) return [];
  return named.filter((name) => !(pictures[name].file.endsWith(".svg") && taken.some(isCutOut)));
};

/**
 * The pictures a product is shown with: its finished photographs, then what its authors named. One without photographs
 * of its own has the close-ups of what its authors named. The first one is a cut-out, since windows and tiles show it.
 */
export const picturesShown = (
  product: Pick<WorldProduct, "id" | "pictures">,
  taken: readonly PictureName[] = photographsOfProduct[product.id] ?? [],
): PictureName[] => {
  const others = taken.length > 0 ? besideOwn(product.pictures, taken) : product.pictures.flatMap(withCloseUp);
  const all = [...new Map([...taken, ...others].map((name) => [pictures[name].file, name])).values()];
  const first = all.find(isCutOut);
  return first === undefined ? all : [first, ...all.filter((name) => name !== first)];
};
