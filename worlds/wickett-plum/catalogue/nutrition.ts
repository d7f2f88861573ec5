import { type Nutrition, nutritionProfiles, type NutritionProfile } from "./nutrition-profiles.ts";
import type { SweetKind, WorldProduct } from "./world-product.ts";

const ofKind: Record<SweetKind, NutritionProfile> = {
  bonbons: "filled",
  truffles: "truffle",
  "bars-slabs": "milk-chocolate",
  assortments: "assortment",
  "brittle-toffee": "toffee",
  "gummies-jellies": "gummy",
  "hard-candy": "hard-candy",
  lollipops: "hard-candy",
  "chews-caramels": "caramel",
  "nuts-clusters": "nuts",
  "gift-boxes": "assortment",
  "gift-cards": "none",
  extras: "none",
};

/** The figures of a product, its own or those of its kind. */
export const nutritionOf = ({ nutrition, kind }: Pick<WorldProduct, "nutrition" | "kind">): Nutrition =>
  nutritionProfiles[nutrition ?? ofKind[kind]];

const SERVING_GRAMS = 40;

/** The figures of one serving of 40 grams, in the order labels give them; empty for what is not eaten. */
export const servingLines = (product: Pick<WorldProduct, "nutrition" | "kind">): string[] => {
  const whole = nutritionOf(product);
  if (whole.calories === 0) return [];
  const served = (amount: number) => Math.round((amount * SERVING_GRAMS) / 100);
  return [
    `Serving size ${SERVING_GRAMS} g`,
    `Calories ${served(whole.calories)}`,
    `Total fat ${served(whole.fat)} g`,
    `Saturated fat ${served(whole.saturated)} g`,
    `Sodium ${served(whole.sodium)} mg`,
    `Total carbohydrate ${served(whole.carbohydrate)} g`,
    `Total sugars ${served(whole.sugars)} g`,
    `Protein ${served(whole.protein)} g`,
  ];
};
