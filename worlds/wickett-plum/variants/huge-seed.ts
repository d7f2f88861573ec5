import type { WorldChange } from "#sandbox/core/database/world-data.ts";
import { addStock } from "#worlds/wickett-plum/seed/inventory-seed.ts";
import { addPrices } from "#worlds/wickett-plum/seed/price-seed.ts";
import { addProducts } from "#worlds/wickett-plum/seed/product-seed.ts";
import { writeSearchDocuments } from "#sandbox/platform/search/search-document-service.ts";
import { madeUpProducts } from "#worlds/wickett-plum/huge/made-up-products.ts";

/** Where the made-up products begin in the merchant's order: behind those of the default world. */
const FIRST_POSITION = 1000;

/** Adds so many made-up products to the shop, with prices, stock and what the search box reads about them. */
export const addMadeUpProducts =
  (count: number): WorldChange =>
  async (database, _clock, seed) => {
    const products = madeUpProducts(count, seed);
    await addProducts(database, products, FIRST_POSITION);
    await addPrices(database, products);
    await addStock(database, products);
    await writeSearchDocuments(
      database,
      products.map(({ id }) => id),
    );
  };
