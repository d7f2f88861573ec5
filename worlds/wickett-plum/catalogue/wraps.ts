import type { WorldOption } from "./world-product.ts";

/** Left in its own paper. */
export const unwrapped: WorldOption = { id: "none", name: "None", swatch: "kraft" };
export const plumRibbon: WorldOption = { id: "plum-ribbon", name: "Plum ribbon", swatch: "ribbon" };
export const goldFoil: WorldOption = { id: "gold-foil", name: "Gold foil", swatch: "gold" };
export const silverFoil: WorldOption = { id: "silver-foil", name: "Silver foil", swatch: "silver" };

/** Ribbon and gold, for occasions. */
export const festiveWraps: WorldOption[] = [unwrapped, plumRibbon, goldFoil];

/** Ribbon and silver, for offices and weddings. */
export const quietWraps: WorldOption[] = [unwrapped, plumRibbon, silverFoil];
