import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import {
  shippingBlackouts,
  shippingCosts,
  shippingMethods,
  shippingOrigins,
  shippingRegions,
  shippingWeightCosts,
} from "./shipping-tables.ts";
import { dayOf } from "./business-days.ts";
import type { ShippingGeography } from "./shipping-geography.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** Reads shipping methods, warehouses and regions. */
export interface ShippingRepository {
  readMethods(): Promise<ShippingMethod[]>;
  readGeography(): Promise<Pick<ShippingGeography, "origins" | "regions">>;
}

/** Shipping in SQL, methods in the order they are offered. */
export const createShippingRepository = (database: Database): ShippingRepository => ({
  readMethods: async () => {
    const methods = await database.sql
      .select()
      .from(shippingMethods)
      .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
    const costs = await database.sql.select().from(shippingCosts).orderBy(asc(shippingCosts.fromTotalCents));
    const weights = await database.sql.select().from(shippingWeightCosts).orderBy(asc(shippingWeightCosts.fromGrams));
    return methods.map(({ position: _position, ...method }) => ({
      ...method,
      costs: costs.filter(({ methodId }) => methodId === method.id),
      weightCosts: weights.filter(({ methodId }) => methodId === method.id),
    }));
  },

  readGeography: async () => {
    const origins = await database.sql.select().from(shippingOrigins).orderBy(asc(shippingOrigins.country));
    const blackouts = await database.sql.select().from(shippingBlackouts);
    const regions = await database.sql.select().from(shippingRegions);
    return {
      regions,
      origins: origins.map((origin) => ({
        ...origin,
        blackouts: new Set(
          blackouts.flatMap(({ country, date }) => (country === origin.country ? (dayOf(date) ?? []) : [])),
        ),
      })),
    };
  },
});
