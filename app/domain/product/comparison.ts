import { withTones } from "./picture-tones.ts";
import { flagAttribute, textAttribute, type ProductDocument } from "./product-document.ts";
import { imageGroups } from "./product-image.ts";
import { toTile, type ProductTile, type TileSite } from "./tile.ts";

/** As many products stand side by side at most. */
export const MOST_COMPARED = 4;

/** The chosen products after choosing another one; one more than there is room for takes the place of none. */
export const withCompared = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) || ids.length >= MOST_COMPARED ? [...ids] : [...ids, id];

/** The products an address asks for, none twice and no more than there is room for. */
export const comparedIn = (search: URLSearchParams): string[] =>
  [...new Set((search.get("ids") ?? "").split(",").map((id) => id.trim()))].filter(Boolean).slice(0, MOST_COMPARED);

/** The address that shows products side by side; it can be handed on. */
export const compareLink = (ids: readonly string[]): string => `/compare?ids=${ids.map(encodeURIComponent).join(",")}`;

/** What is said about who may eat it, as codes; the page that shows them owns the words. */
export type DietaryMark = "dairyFree" | "nutFree" | "glutenFree" | "noSugar" | "kosher";

const marks: readonly (readonly [DietaryMark, string])[] = [
  ["dairyFree", "isDairyFree"],
  ["nutFree", "isNutFree"],
  ["glutenFree", "isGlutenFree"],
  ["noSugar", "isSugarFree"],
  ["kosher", "isKosher"],
];

/** A product as a column of the comparison. */
export interface ComparedProduct {
  tile: ProductTile;
  /** Names of its sizes; empty for a product of one size. */
  sizes: string[];
  /** What its sizes weigh, in grams, the lightest first; empty where it is not said. */
  weights: number[];
  /** Ground of a picture that has one of its own, `#rrggbb`. */
  tone?: string;
  allergens?: string;
  dietary: DietaryMark[];
  isMeltable: boolean;
}

const weightsOf = ({ c_netWeightGrams: said }: ProductDocument): number[] =>
  (Array.isArray(said) ? said : []).filter((grams): grams is number => typeof grams === "number" && grams > 0);

/** The ground of the picture that a tile shows, where it was taken in the studio. */
const toneOf = (document: ProductDocument, { image }: ProductTile): string | undefined =>
  withTones(imageGroups(document), document)
    .flatMap(({ images }) => images)
    .find(({ src }) => src === image?.src)?.tone;

/** Turns a product of the API into a column of the comparison. */
export const toCompared = (document: ProductDocument, site: TileSite): ComparedProduct => {
  const allergens = textAttribute(document, "allergens");
  const sizes = document.variationAttributes?.find(({ id }) => id === "size")?.values ?? [];
  const tile = toTile(document, site);
  const tone = toneOf(document, tile);
  return {
    tile,
    sizes: sizes.map(({ value, name }) => name ?? value),
    weights: weightsOf(document),
    ...(tone && { tone }),
    ...(allergens && { allergens }),
    dietary: marks.flatMap(([mark, attribute]) => (flagAttribute(document, attribute) ? [mark] : [])),
    isMeltable: flagAttribute(document, "isMeltable"),
  };
};
