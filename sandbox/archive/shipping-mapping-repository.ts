import { asc, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { shippingCosts, shippingMethods, shippingWeightCosts } from "#sandbox/platform/shipping/shipping-tables.ts";
import { groupedBy } from "./grouping.ts";
import type { Mapping } from "./mapping.ts";
import { shippingElement, shippingFactsOf, type ShippingFacts } from "./shipping-facts.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf, type SiteRow } from "./site-rows.ts";
import type { SiteFacts } from "./site-facts.ts";

interface ShippingRow extends SiteRow, ShippingFacts {}

const withoutMethod = <T extends { methodId: string }>({ methodId: _methodId, ...rest }: T) => rest;

/** Ways to ship with what they cost; one that names no site is offered by all. */
export const shippingMapping = (database: Database, siteIds: readonly string[], sites: SiteFacts): Mapping =>
  siteMapping<ShippingRow>({
    kind: "shipping",
    object: "shipping-method",
    table: {
      read: async () => {
        const { sql } = database;
        const rows = await sql
          .select()
          .from(shippingMethods)
          .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
        const costs = groupedBy(
          await sql
            .select()
            .from(shippingCosts)
            .orderBy(asc(shippingCosts.currency), asc(shippingCosts.fromTotalCents)),
          ({ methodId }) => methodId,
        );
        const weights = groupedBy(
          await sql
            .select()
            .from(shippingWeightCosts)
            .orderBy(
              asc(shippingWeightCosts.currency),
              asc(shippingWeightCosts.zone),
              asc(shippingWeightCosts.fromGrams),
            ),
          ({ methodId }) => methodId,
        );
        return rows.map((row) => ({
          ...row,
          siteIds: row.siteIds.length > 0 ? row.siteIds : [...siteIds],
          costs: (costs.get(row.id) ?? []).map(withoutMethod),
          weightCosts: (weights.get(row.id) ?? []).map(withoutMethod),
        }));
      },
      replace: async (removedIds, rows) => {
        const { sql } = database;
        const ids = [...removedIds, ...rows.map(({ id }) => id)];
        if (ids.length === 0) return;
        await sql.delete(shippingMethods).where(inArray(shippingMethods.id, ids));
        await sql.delete(shippingCosts).where(inArray(shippingCosts.methodId, ids));
        await sql.delete(shippingWeightCosts).where(inArray(shippingWeightCosts.methodId, ids));
        if (rows.length === 0) return;
        await sql
          .insert(shippingMethods)
          .values(
            rows.map(({ costs: _costs, weightCosts: _weights, ...row }) => row as typeof shippingMethods.$inferInsert),
          );
        const costs = rows.flatMap((row) => row.costs.map((cost) => ({ methodId: row.id, ...cost })));
        if (costs.length > 0) await sql.insert(shippingCosts).values(costs).onConflictDoNothing();
        const weights = rows.flatMap((row) => row.weightCosts.map((cost) => ({ methodId: row.id, ...cost })));
        if (weights.length > 0) await sql.insert(shippingWeightCosts).values(weights).onConflictDoNothing();
      },
    },
    present: ({ siteIds: _siteIds, ...row }, siteId) => {
      const { id, ...facts } = row;
      return shippingElement(archiveKeyOf({ id, siteIds: [siteId, ..._siteIds] }), facts, siteId, sites);
    },
    apply: (entry, _before, context) => ({ id: entry.key, siteIds: [], ...shippingFactsOf(entry, context) }),
  });
