import type { Clock } from "#sandbox/clock.ts";
import { seedCustomers } from "#sandbox/customers/customer-seed.ts";
import { seedSitePreferences } from "#sandbox/site-preferences/site-preference-seed.ts";
import { seedInventory } from "#sandbox/inventory/inventory-seed.ts";
import { seedPrices } from "#sandbox/prices/price-seed.ts";
import { seedProducts } from "#sandbox/products/product-seed.ts";
import { seedGiftCertificates } from "#sandbox/gift-certificates/gift-certificate-seed.ts";
import { seedPromotions } from "#sandbox/promotions/promotion-seed.ts";
import { seedRecommendations } from "#sandbox/recommendations/recommendation-seed.ts";
import { seedSearch } from "#sandbox/search/search-seed.ts";
import { seedShipping } from "#sandbox/shipping/shipping-seed.ts";
import { seedStores } from "#sandbox/stores/store-seed.ts";
import { seedTaxes } from "#sandbox/taxes/tax-seed.ts";
import type { Database } from "./connection.ts";
import { seeds } from "./schema/seeds.ts";
import { worldHash } from "./world-hash.ts";

/** Puts one domain's part of the world into its tables. */
export type Seeder = (database: Database, clock: Clock) => Promise<void>;

/** Every domain's seeder; a domain comes after those it refers to. */
const seeders: Seeder[] = [
  seedSitePreferences,
  seedCustomers,
  seedProducts,
  seedPrices,
  seedInventory,
  seedStores,
  seedSearch,
  seedRecommendations,
  seedShipping,
  seedTaxes,
  seedPromotions,
  seedGiftCertificates,
];

/** Fills an empty database with the default world, all or nothing. A database that has a world is left as it is. */
export const seedWorld = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async () => {
    const [present] = await database.sql.select().from(seeds).limit(1);
    if (present) return;
    for (const seed of seeders) await seed(database, clock);
    await database.sql.insert(seeds).values({ worldHash: worldHash(), seededAt: clock.now() });
  });

/** True when the data was made from an earlier world than the program has now. */
export const isSeededFromAnotherWorld = async (database: Database): Promise<boolean> => {
  const [present] = await database.sql.select().from(seeds).limit(1);
  return present !== undefined && present.worldHash !== worldHash();
};
