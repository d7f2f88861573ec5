import type { Database } from "#sandbox/core/database/connection.ts";
import {
  shippingBlackouts,
  shippingCosts,
  shippingMethods as methodTable,
  shippingOrigins as originTable,
  shippingRegions as regionTable,
  shippingWeightCosts,
} from "#sandbox/platform/shipping/shipping-tables.ts";
import { shippingOrigins, shippingRegions } from "#worlds/wickett-plum/shipping-geography.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";

/** Puts the shipping methods, warehouses and regions of the world into SQL. */
export const seedShipping = async (database: Database): Promise<void> => {
  await database.sql.insert(methodTable).values(
    shippingMethods.map(({ costs: _costs, weightCosts: _weights, ...method }, position) => ({
      ...method,
      position,
      siteIds: [...(method.siteIds ?? [])],
      currencies: [...method.currencies],
      countries: [...method.countries],
      excludedRegions: [...method.excludedRegions],
      onlyRegions: [...method.onlyRegions],
      customerGroups: [...method.customerGroups],
      productCosts: [...method.productCosts],
    })),
  );
  await database.sql
    .insert(shippingCosts)
    .values(shippingMethods.flatMap(({ id: methodId, costs }) => costs.map((cost) => ({ methodId, ...cost }))));
  await database.sql
    .insert(shippingWeightCosts)
    .values(
      shippingMethods.flatMap(({ id: methodId, weightCosts }) => weightCosts.map((cost) => ({ methodId, ...cost }))),
    );
  await database.sql.insert(originTable).values(shippingOrigins.map(({ blackouts: _days, ...origin }) => origin));
  await database.sql
    .insert(shippingBlackouts)
    .values(shippingOrigins.flatMap(({ country, blackouts }) => blackouts.map((day) => ({ country, ...day }))));
  await database.sql
    .insert(regionTable)
    .values(
      shippingRegions.map(({ zones, highs, ...region }) => ({ ...region, zones: { ...zones }, highs: [...highs] })),
    );
};
