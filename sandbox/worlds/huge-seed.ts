import { seedInventory } from "#sandbox/inventory/inventory-seed.ts";
import { seedPrices } from "#sandbox/prices/price-seed.ts";
import { seedProducts } from "#sandbox/products/product-seed.ts";
import { seedSearch } from "#sandbox/search/search-seed.ts";
import { hugeCatalogue } from "#sandbox/world/huge/huge-catalogue.ts";
import type { Seeder } from "./world.ts";

/** Where the made-up products begin in the merchant's order: behind those of the default world. */
const FIRST_POSITION = 1000;

/** Adds ten thousand made-up products to the shop. */
export const addHugeCatalogue: Seeder = async (database, clock) => {
  const catalogue = hugeCatalogue();
  await seedProducts(database, clock, catalogue, FIRST_POSITION);
  await seedPrices(database, clock, catalogue);
  await seedInventory(database, clock, catalogue);
  await seedSearch(database, clock, catalogue);
};
