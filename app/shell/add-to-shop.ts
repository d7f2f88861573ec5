import type { AppAdditions } from "#app/components/additions/app-additions.ts";
import { addedBlocks } from "#app/components/content/added-blocks.ts";
import { addedSheets } from "#app/components/side-sheets/added-sheets.ts";
import type { PageRoute } from "#app/navigation/route-module.ts";

/**
 * Adds a shop's own blocks and side sheets to those of the product.
 * @returns the site map with its own pages first; a page of the product with the same path is left out
 */
export const addToShop = (pages: readonly PageRoute[], added: AppAdditions): PageRoute[] => {
  Object.assign(addedBlocks, added.blocks);
  Object.assign(addedSheets, added.sheets);
  const own = added.pages ?? [];
  return [...own, ...pages.filter(({ path }) => own.every((page) => page.path !== path))];
};
