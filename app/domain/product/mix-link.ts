import { candyBoxPath, lollipopBoxPath } from "#config/brand.ts";

/** Path of the custom mix flow for a product: the lollipop one when its primary category says so. */
export const mixLink = (primaryCategoryId: string | undefined): string =>
  primaryCategoryId?.toLowerCase().includes("lollypop") ? lollipopBoxPath : candyBoxPath;
