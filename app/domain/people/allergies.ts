import { flagAttribute, type ProductDocument, textAttribute } from "../product/product-document.ts";

/** What somebody may have to keep away from, as labels declare it. */
export const allergies = ["milk", "eggs", "peanuts", "treeNuts", "soy", "wheat"] as const;
export type Allergy = (typeof allergies)[number];

/** What of a product stands against sending it to somebody. */
export interface AllergyConflict {
  productId: string;
  productName: string;
  /** What it is not without. */
  allergies: Allergy[];
  /** What its label says. */
  label?: string;
}

/** Says yes where the label rules an allergen out: `withoutMilk`. What a label leaves open counts as in it. */
export const isWithout = (product: ProductDocument, allergy: string): boolean =>
  flagAttribute(product, `without${allergy.charAt(0).toUpperCase()}${allergy.slice(1)}`);

/** A gift card says something in the place of a label, too. */
const isEaten = (product: ProductDocument): boolean =>
  textAttribute(product, "allergens") !== undefined && product.primaryCategoryId !== "gift-cards";

/** The allergies a product is not without; null where there are none. */
export const conflictOf = (product: ProductDocument, of: readonly Allergy[]): AllergyConflict | null => {
  const found = isEaten(product) ? of.filter((allergy) => !isWithout(product, allergy)) : [];
  const label = textAttribute(product, "allergens");
  return found.length === 0
    ? null
    : { productId: product.id, productName: product.name ?? product.id, allergies: found, ...(label && { label }) };
};

const plain = (text: string | undefined): string =>
  (text ?? "").normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** Whether two names are the same person's, whatever their case and accents. */
export const isSameName = (
  one: { firstName?: string; lastName?: string },
  other: { firstName?: string; lastName?: string },
): boolean => plain(one.firstName) === plain(other.firstName) && plain(one.lastName) === plain(other.lastName);
