import type { Database } from "#sandbox/core/database/connection.ts";
import { replaceableRows } from "#sandbox/core/database/row-changes.ts";
import { paymentCards, paymentMethods } from "./payment-tables.ts";

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type PaymentCardRow = typeof paymentCards.$inferSelect;

/** Ways to pay, and the cards that pay, as site archives read and write them. */
export const createPaymentExchange = (database: Database) => ({
  methods: replaceableRows(database, paymentMethods, paymentMethods.position),
  cards: replaceableRows(database, paymentCards, paymentCards.position),
});

export type PaymentExchange = ReturnType<typeof createPaymentExchange>;
