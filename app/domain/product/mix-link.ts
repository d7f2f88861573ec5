/** Path of the custom mix flow for a product: the lollipop one when its primary category says so. */
export const mixLink = (primaryCategoryId: string | undefined): string =>
  primaryCategoryId?.toLowerCase().includes("lollypop") ? "/lollipops/build-a-box" : "/build-a-box";
