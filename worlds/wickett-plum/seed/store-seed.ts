import type { Database } from "#sandbox/core/database/connection.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";
import { pictureOfFront, type ShopFront } from "#worlds/wickett-plum/shops/shop-fronts.ts";
import { shops } from "#worlds/wickett-plum/shops/shops.ts";

/** A name as the part of a mail address before the @. */
const mailboxOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replace(/\s+/g, "-");

const imageOf = (front: ShopFront | undefined) => {
  if (front === undefined) return { image: null, imageAlternatives: {} };
  const { file, alternatives } = pictureOfFront(front);
  return { image: file, imageAlternatives: alternatives };
};

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
      email: `${mailboxOf(shop.name)}@wickettandplum.example`,
      latitude: shop.place?.latitude ?? null,
      longitude: shop.place?.longitude ?? null,
      inventoryListId: shop.counterSize > 0 ? `inventory_shop_${shop.id}` : null,
      timeZone: shop.timeZone,
      hours: shop.hours ?? null,
      holidayHours: shop.holidayHours ?? {},
      storeType: shop.type,
      isInternational: shop.isInternational ?? false,
      bopisEnabled: shop.bopisEnabled,
      temporarilyClosed: shop.temporarilyClosed ?? false,
      ...imageOf(shop.front),
      siteIds: [...shop.sites],
    })),
  );
};
