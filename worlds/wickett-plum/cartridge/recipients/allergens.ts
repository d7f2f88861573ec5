/** What somebody may have to keep away from, by the names labels have to declare it under. */
export const allergens = ["milk", "eggs", "peanuts", "treeNuts", "soy", "wheat"] as const;
export type Allergen = (typeof allergens)[number];
