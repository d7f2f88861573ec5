import { frenchBoxFeatures } from "./features-boxes.ts";
import { frenchEverydayFeatures } from "./features-everyday.ts";
import { frenchSeasonFeatures } from "./features-seasons.ts";

/** What is good to know of products, by its English. */
export const frenchFeatures: Readonly<Record<string, string>> = {
  ...frenchEverydayFeatures,
  ...frenchBoxFeatures,
  ...frenchSeasonFeatures,
};
