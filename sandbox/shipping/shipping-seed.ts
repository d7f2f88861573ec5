import type { Database } from "#sandbox/database/connection.ts";
import { shippingCosts, shippingMethods as methodTable } from "#sandbox/database/schema/shipping.ts";
import { shippingMethods } from "#sandbox/world/shipping-methods.ts";

/** Puts the shipping methods of the world into SQL. */
export const seedShipping = async (database: Database): Promise<void> => {
  await database.sql.insert(methodTable).values(
    shippingMethods.map(({ costs: _costs, ...method }, position) => ({
      ...method,
      position,
      currencies: [...method.currencies],
      countries: [...method.countries],
      excludedRegions: [...method.excludedRegions],
      onlyRegions: [...method.onlyRegions],
      customerGroups: [...method.customerGroups],
    })),
  );
  await database.sql
    .insert(shippingCosts)
    .values(shippingMethods.flatMap(({ id: methodId, costs }) => costs.map((cost) => ({ methodId, ...cost }))));
};
