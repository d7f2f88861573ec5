import type { Seeder } from "#sandbox/core/database/world-data.ts";
import { and, eq, sql } from "drizzle-orm";
import { customerGroupMembers, customers } from "#sandbox/platform/customers/customer-tables.ts";
import { shippingMethods } from "#sandbox/platform/shipping/shipping-tables.ts";
import { sitePreferences } from "#sandbox/platform/site-preferences/site-preference-tables.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";

/** Shops are open every day from eight to ten. */
export const openLong: Seeder = async (database) => {
  const day = [{ open: "08:00", close: "22:00" }];
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const hours = Object.fromEntries(days.map((name) => [name, day]));
  await database.sql.update(stores).set({ hours: hours as (typeof stores.$inferInsert)["hours"] });
};

/** What travels by land is too slow by now: the plain ground method is gone. */
export const stopGround: Seeder = async (database) => {
  await database.sql
    .update(shippingMethods)
    .set({ online: false, isDefault: false })
    .where(eq(shippingMethods.id, "ups-ground"));
  await database.sql
    .update(shippingMethods)
    .set({ isDefault: true })
    .where(and(eq(shippingMethods.id, "ups-second-day"), eq(shippingMethods.online, true)));
};

/** The merchant's switch for hot weather, on every site. */
export const declareHeat: Seeder = async (database) => {
  const sites = await database.sql.selectDistinct({ siteId: sitePreferences.siteId }).from(sitePreferences);
  await database.sql
    .insert(sitePreferences)
    .values(sites.map(({ siteId }) => ({ siteId, name: "heatWave", value: true })))
    .onConflictDoUpdate({ target: [sitePreferences.siteId, sitePreferences.name], set: { value: true } });
};

/** Every account takes part in fundraising, so that all of them see its prices. */
export const joinFundraising: Seeder = async (database) => {
  await database.sql
    .insert(customerGroupMembers)
    .select(
      database.sql
        .select({ customerId: customers.id, groupId: sql<string>`'fundraising'`.as("group_id") })
        .from(customers)
        .where(eq(customers.enabled, true)),
    )
    .onConflictDoNothing();
};
