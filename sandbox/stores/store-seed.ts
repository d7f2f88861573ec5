import type { Database } from "#sandbox/database/connection.ts";
import { stores } from "#sandbox/database/schema/stores.ts";
import { shops } from "#sandbox/world/shops.ts";

/** Puts the shops of the world into their table. */
export const seedStores = async (database: Database): Promise<void> => {
  await database.sql.insert(stores).values(
    shops.map((shop) => ({
      id: shop.id,
      name: shop.name,
      address1: shop.address1,
      address2: shop.address2 ?? null,
      city: shop.city,
      stateCode: shop.stateCode,
      postalCode: shop.postalCode,
      countryCode: shop.countryCode,
      phone: shop.phone,
      email: `${shop.name.toLowerCase().replace(/\s+/g, "-")}@wickettandplum.example`,
      latitude: shop.place?.latitude ?? null,
      longitude: shop.place?.longitude ?? null,
      inventoryListId: shop.hasStockList ? `inventory_shop_${shop.id}` : null,
      timeZone: shop.timeZone,
      hours: shop.hours,
      bopisEnabled: shop.bopisEnabled,
      temporarilyClosed: shop.temporarilyClosed ?? false,
      siteIds: [...shop.sites],
    })),
  );
};
