import { sql } from "drizzle-orm";
import { frozenClock } from "#sandbox/clock.ts";
import { seedCustomers } from "#sandbox/customers/customer-seed.ts";
import { seedSitePreferences } from "#sandbox/site-preferences/site-preference-seed.ts";
import { seedExperience } from "#sandbox/experience/experience-seed.ts";
import { seedInventory } from "#sandbox/inventory/inventory-seed.ts";
import { seedPrices } from "#sandbox/prices/price-seed.ts";
import { seedProducts } from "#sandbox/products/product-seed.ts";
import { seedGiftCertificates } from "#sandbox/gift-certificates/gift-certificate-seed.ts";
import { seedPaymentMethods } from "#sandbox/payments/payment-method-seed.ts";
import { seedOrders } from "#sandbox/orders/order-seed.ts";
import { seedPromotions } from "#sandbox/promotions/promotion-seed.ts";
import { seedRecommendations } from "#sandbox/recommendations/recommendation-seed.ts";
import { seedReviews } from "#sandbox/reviews/review-seed.ts";
import { seedSeo } from "#sandbox/seo/seo-seed.ts";
import { seedSearch } from "#sandbox/search/search-seed.ts";
import { seedShipping } from "#sandbox/shipping/shipping-seed.ts";
import { seedConcierges } from "#sandbox/concierges/concierge-seed.ts";
import { seedStores } from "#sandbox/stores/store-seed.ts";
import { seedTaxes } from "#sandbox/taxes/tax-seed.ts";
import { worldEpoch } from "#sandbox/world/epoch.ts";
import { varyBySeed } from "#sandbox/worlds/stock-seed.ts";
import { defaultChoice, type Seeder, type WorldChoice } from "#sandbox/worlds/world.ts";
import { worlds } from "#sandbox/worlds/worlds.ts";
import { seedCollections } from "#sandbox/product-lists/product-list-seed.ts";
import { seedSourceCodes } from "#sandbox/shopper-context/source-code-seed.ts";
import type { Database } from "./connection.ts";
import { clockSettings } from "./schema/clock.ts";
import { seeds } from "./schema/seeds.ts";
import { worldHash } from "./world-hash.ts";

/** Every domain's seeder; a domain comes after those it refers to. */
const seeders: Seeder[] = [
  seedSitePreferences,
  seedCustomers,
  seedProducts,
  seedPrices,
  seedSourceCodes,
  seedCollections,
  seedInventory,
  seedStores,
  seedConcierges,
  seedSearch,
  seedRecommendations,
  seedExperience,
  seedSeo,
  seedShipping,
  seedTaxes,
  seedPromotions,
  seedGiftCertificates,
  seedPaymentMethods,
  seedReviews,
  seedOrders,
];

/** Fills an empty database with what every world but the empty one begins with. Belongs into a transaction. */
export const seedCommonGround = async (database: Database): Promise<void> => {
  const clock = frozenClock(worldEpoch);
  for (const put of seeders) await put(database, clock);
};

/** Makes a world of its common ground: what it changes, its clock, and its name. Belongs into a transaction. */
export const becomeWorld = async (database: Database, { world, seed }: WorldChoice): Promise<void> => {
  const clock = frozenClock(worldEpoch);
  const { changes, clockAt } = worlds[world];
  for (const change of changes) await change(database, clock, seed);
  await varyBySeed(database, seed);
  if (clockAt) await database.sql.insert(clockSettings).values({ mode: "frozen", frozenAt: clockAt, offsetMs: 0 });
  await database.sql.insert(seeds).values({ worldHash: worldHash(), world, seed, seededAt: worldEpoch });
  // Without statistics the planner would not know which index is worth it until the server finds the time.
  await database.sql.execute(sql`analyze`);
};

/**
 * Fills an empty database with a world, all or nothing; a database that has one is left as it is. The same world and
 * seed give the same data, whenever and wherever: all of it is made at the world's own moment.
 */
export const seedWorld = (database: Database, choice: WorldChoice = defaultChoice): Promise<void> =>
  database.transaction(async () => {
    const [present] = await database.sql.select().from(seeds).limit(1);
    if (present) return;
    if (worlds[choice.world].isEmpty) {
      await seedSitePreferences(database);
      await seedPaymentMethods(database);
    } else await seedCommonGround(database);
    await becomeWorld(database, choice);
  });
