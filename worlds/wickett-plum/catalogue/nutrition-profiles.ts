/** What a hundred grams hold: kilocalories, milligrams of sodium, and grams of the rest. */
export interface Nutrition {
  calories: number;
  fat: number;
  saturated: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  sodium: number;
}

const per100 = (
  calories: number,
  fat: number,
  saturated: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  sodium: number,
): Nutrition => ({ calories, fat, saturated, carbohydrate, sugars, protein, sodium });

/** Figures by what a sweet is mostly made of, rounded as a kitchen of this size may: per 100 grams. */
export const nutritionProfiles = {
  "dark-chocolate": per100(560, 38, 22, 48, 30, 7, 15),
  "milk-chocolate": per100(545, 32, 19, 57, 52, 8, 85),
  "white-chocolate": per100(550, 33, 20, 58, 58, 6, 90),
  filled: per100(495, 28, 14, 56, 49, 5, 70),
  truffle: per100(535, 38, 22, 43, 36, 6, 40),
  assortment: per100(510, 30, 16, 54, 47, 6, 75),
  toffee: per100(540, 33, 16, 58, 54, 5, 240),
  brittle: per100(490, 20, 5, 68, 52, 9, 320),
  nuts: per100(570, 41, 13, 38, 30, 12, 60),
  fudge: per100(430, 13, 8, 76, 70, 2, 70),
  caramel: per100(415, 12, 7, 74, 58, 3, 260),
  nougat: per100(420, 12, 1, 72, 58, 6, 40),
  biscuit: per100(500, 25, 14, 63, 40, 6, 180),
  gummy: per100(335, 0, 0, 77, 54, 6, 25),
  jelly: per100(320, 0, 0, 80, 66, 0, 20),
  licorice: per100(345, 1, 0, 79, 44, 4, 180),
  "hard-candy": per100(390, 0, 0, 98, 74, 0, 15),
  "no-sugar-chocolate": per100(470, 36, 22, 47, 1, 7, 20),
  "no-sugar-candy": per100(240, 0, 0, 96, 0, 0, 5),
  none: per100(0, 0, 0, 0, 0, 0, 0),
} as const;

/** The name of a set of figures. */
export type NutritionProfile = keyof typeof nutritionProfiles;
