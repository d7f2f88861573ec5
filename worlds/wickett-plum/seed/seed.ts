import type { WorldSeeding } from "#sandbox/core/database/world-data.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { varyBySeed } from "#worlds/wickett-plum/variants/stock-seed.ts";
import { seedCustomers } from "./customer-seed.ts";
import { seedSitePreferences } from "./site-preference-seed.ts";
import { seedExperience } from "./experience-seed.ts";
import { seedInventory } from "./inventory-seed.ts";
import { seedPrices } from "./price-seed.ts";
import { seedProducts } from "./product-seed.ts";
import { seedGiftCertificates } from "./gift-certificate-seed.ts";
import { seedPaymentMethods } from "./payment-method-seed.ts";
import { seedOwnSites } from "./own-site-seed.ts";
import { seedOrders } from "./order-seed.ts";
import { seedPromotions } from "./promotion-seed.ts";
import { seedRecommendations } from "./recommendation-seed.ts";
import { seedReviews } from "./review-seed.ts";
import { seedSeo } from "./seo-seed.ts";
import { seedSearch } from "./search-seed.ts";
import { seedShipping } from "./shipping-seed.ts";
import { seedConcierges } from "./concierge-seed.ts";
import { seedStores } from "./store-seed.ts";
import { seedTaxes } from "./tax-seed.ts";
import { seedCollections } from "./product-list-seed.ts";
import { seedSourceCodes } from "./source-code-seed.ts";

/** What the world is made of. */
export const seeding: WorldSeeding = {
  epoch: worldEpoch,
  seeders: [
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
    seedOwnSites,
    seedPromotions,
    seedGiftCertificates,
    seedPaymentMethods,
    seedReviews,
    seedOrders,
  ],
  settings: [seedSitePreferences, seedPaymentMethods],
  vary: varyBySeed,
};
