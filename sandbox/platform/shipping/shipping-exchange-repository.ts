import { asc, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { type ReplaceableRows, replaceableRows } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { shippingCosts, shippingMethods, shippingWeightCosts } from "./shipping-tables.ts";

type Cost = Omit<typeof shippingCosts.$inferSelect, "methodId">;
type WeightCost = Omit<typeof shippingWeightCosts.$inferSelect, "methodId">;

/** A method with what it costs. */
export type ShippingMethodRow = typeof shippingMethods.$inferSelect & { costs: Cost[]; weightCosts: WeightCost[] };

const withoutMethod = <T extends { methodId: string }>({ methodId: _methodId, ...rest }: T) => rest;

/** Shipping methods as site archives read and write them. */
export const createShippingExchange = (database: Database): ReplaceableRows<ShippingMethodRow> => {
  const methods = replaceableRows(database, shippingMethods, shippingMethods.position);
  return {
    read: async () => {
      const costs = groupedBy(
        await database.sql
          .select()
          .from(shippingCosts)
          .orderBy(asc(shippingCosts.currency), asc(shippingCosts.fromTotalCents)),
        ({ methodId }) => methodId,
      );
      const weights = groupedBy(
        await database.sql
          .select()
          .from(shippingWeightCosts)
          .orderBy(
            asc(shippingWeightCosts.currency),
            asc(shippingWeightCosts.zone),
            asc(shippingWeightCosts.fromGrams),
          ),
        ({ methodId }) => methodId,
      );
      return (await methods.read()).map((row) => ({
        ...row,
        costs: (costs.get(row.id) ?? []).map(withoutMethod),
        weightCosts: (weights.get(row.id) ?? []).map(withoutMethod),
      }));
    },

    replace: async (removedIds, rows) => {
      const ids = [...removedIds, ...rows.map(({ id }) => id)];
      if (ids.length === 0) return;
      await database.sql.delete(shippingCosts).where(inArray(shippingCosts.methodId, ids));
      await database.sql.delete(shippingWeightCosts).where(inArray(shippingWeightCosts.methodId, ids));
      await methods.replace(removedIds, rows);
      await insertRows(
        database,
        shippingCosts,
        rows.flatMap((row) => row.costs.map((cost) => ({ methodId: row.id, ...cost }))),
      );
      await insertRows(
        database,
        shippingWeightCosts,
        rows.flatMap((row) => row.weightCosts.map((cost) => ({ methodId: row.id, ...cost }))),
      );
    },
  };
};

export type ShippingExchange = ReturnType<typeof createShippingExchange>;
