import { isWithout } from "../people/allergies.ts";
import { flagAttribute, type ProductDocument, textAttribute } from "./product-document.ts";

/** What shoppers say they keep away from: what labels have to name, one nut by itself, and every grain with gluten. */
export const avoidable = ["milk", "eggs", "peanuts", "treeNuts", "hazelnuts", "soy", "wheat", "gluten"] as const;
export type Avoidable = (typeof avoidable)[number];

/** Whether it says something about what is in it; gift cards and posters have words in the place of a label. */
const isEaten = (document: ProductDocument): boolean =>
  document.primaryCategoryId !== "gift-cards" &&
  !flagAttribute(document, "isCollateral") &&
  (Array.isArray(document["c_containsAllergens"]) || textAttribute(document, "allergens") !== undefined);

/**
 * One letter for each of `avoidable`, in that order: `c` is in it, `f` the shop promises it free of it, `n` neither:
 * handled nearby, or left open by its label. Undefined where nothing is to be said: it is not eaten, or free of all.
 */
export const allergenMarks = (document: ProductDocument): string | undefined => {
  if (!isEaten(document)) return undefined;
  const { c_containsAllergens: contains } = document;
  const marks = avoidable.map((each) => {
    if (Array.isArray(contains) && contains.includes(each)) return "c";
    return (each === "gluten" ? flagAttribute(document, "isGlutenFree") : isWithout(document, each)) ? "f" : "n";
  });
  return marks.some((mark) => mark !== "f") ? marks.join("") : undefined;
};
