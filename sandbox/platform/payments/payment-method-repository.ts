import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { paymentCards, paymentMethods } from "./payment-tables.ts";
import { CARD_METHOD, GIFT_PROCESSOR, type CardSpec, type PaymentMethod } from "./payment-method.ts";

/** Reads the ways to pay. */
export interface PaymentMethodRepository {
  /** Those of a site, in the order they are offered; of every site, each once, for null. */
  read(siteId: string | null): Promise<PaymentMethod[]>;
}

/** A row's name without the site that parts a site's own version from its namesakes. */
const nameOf = ({ id, siteIds }: { id: string; siteIds: readonly string[] }): string => {
  const own = siteIds.find((siteId) => id.endsWith(`@${siteId}`));
  return own === undefined ? id : id.slice(0, -own.length - 1);
};

const onSite = <Row extends { id: string; siteIds: string[] }>(rows: Row[], siteId: string | null): Row[] => {
  const known = new Set<string>();
  return rows.filter((row) => {
    const isNew = !known.has(nameOf(row));
    known.add(nameOf(row));
    return siteId === null ? isNew : row.siteIds.includes(siteId);
  });
};

/** Ways to pay in SQL. */
export const createPaymentMethodRepository = (database: Database): PaymentMethodRepository => ({
  read: async (siteId) => {
    const methods = await database.sql
      .select()
      .from(paymentMethods)
      .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
    const cardRows = await database.sql
      .select()
      .from(paymentCards)
      .orderBy(asc(paymentCards.position), asc(paymentCards.id));
    const cards = onSite(cardRows, siteId).map(
      ({ siteIds, id, position: _position, description: _description, texts: _texts, ...card }): CardSpec => ({
        cardType: nameOf({ id, siteIds }),
        ...card,
      }),
    );
    return onSite(methods, siteId).map(({ siteIds, id, position: _position, ...method }) => {
      const name = nameOf({ id, siteIds });
      return {
        ...method,
        id: name,
        cards: name === CARD_METHOD ? cards : [],
        ...(method.processorId === GIFT_PROCESSOR ? { isGift: true } : {}),
      };
    });
  },
});
