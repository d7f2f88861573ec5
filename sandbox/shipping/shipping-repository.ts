import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { shippingCosts, shippingMethods } from "#sandbox/database/schema/shipping.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** Reads shipping methods. */
export interface ShippingRepository {
  readMethods(): Promise<ShippingMethod[]>;
}

/** Shipping methods in SQL, in the order they are offered. */
export const createShippingRepository = (database: Database): ShippingRepository => ({
  readMethods: async () => {
    const methods = await database.sql.select().from(shippingMethods).orderBy(asc(shippingMethods.position));
    const costs = await database.sql.select().from(shippingCosts).orderBy(asc(shippingCosts.fromTotalCents));
    return methods.map(({ position: _position, ...method }) => ({
      ...method,
      costs: costs.filter(({ methodId }) => methodId === method.id),
    }));
  },
});
