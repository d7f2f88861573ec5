import { asc, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { paymentCards, paymentMethods } from "#sandbox/platform/payments/payment-tables.ts";
import type { Mapping } from "./mapping.ts";
import { paymentCardElement, paymentCardOf, paymentMethodElement, paymentMethodOf } from "./payment-facts.ts";
import { siteMapping, type SiteTable } from "./site-mapping.ts";
import { archiveKeyOf } from "./site-rows.ts";

type MethodRow = typeof paymentMethods.$inferSelect;
type CardRow = typeof paymentCards.$inferSelect;

const methodTable = (database: Database): SiteTable<MethodRow> => ({
  read: async () =>
    await database.sql.select().from(paymentMethods).orderBy(asc(paymentMethods.position), asc(paymentMethods.id)),
  replace: async (removedIds, rows) => {
    const ids = [...removedIds, ...rows.map(({ id }) => id)];
    if (ids.length > 0) await database.sql.delete(paymentMethods).where(inArray(paymentMethods.id, ids));
    if (rows.length > 0) await database.sql.insert(paymentMethods).values([...rows]);
  },
});

const cardTable = (database: Database): SiteTable<CardRow> => ({
  read: async () =>
    await database.sql.select().from(paymentCards).orderBy(asc(paymentCards.position), asc(paymentCards.id)),
  replace: async (removedIds, rows) => {
    const ids = [...removedIds, ...rows.map(({ id }) => id)];
    if (ids.length > 0) await database.sql.delete(paymentCards).where(inArray(paymentCards.id, ids));
    if (rows.length > 0) await database.sql.insert(paymentCards).values([...rows]);
  },
});

/** Places in the order of each site's file, behind what is there. */
const createPlaces = () => {
  const next = new Map<string, number>();
  return (siteId: string): number => {
    const place = next.get(siteId) ?? 0;
    next.set(siteId, place + 1);
    return place;
  };
};

/** Ways to pay, and the cards that pay. */
export const paymentMethodMappings = (database: Database): Mapping[] => {
  const [methodPlace, cardPlace] = [createPlaces(), createPlaces()];
  return [
    siteMapping<MethodRow>({
      kind: "payment-methods",
      object: "payment-method",
      table: methodTable(database),
      present: (row) => paymentMethodElement(archiveKeyOf(row), row),
      apply: ({ key, siteId, element: of }, before) => ({
        id: key,
        siteIds: [],
        ...paymentMethodOf(of),
        position: before?.position ?? methodPlace(siteId),
      }),
    }),
    siteMapping<CardRow>({
      kind: "payment-methods",
      object: "payment-card",
      table: cardTable(database),
      present: (row) => paymentCardElement(archiveKeyOf(row), row),
      apply: ({ key, siteId, element: of }, before) => ({
        id: key,
        siteIds: [],
        ...paymentCardOf(of),
        position: before?.position ?? cardPlace(siteId),
      }),
    }),
  ];
};
