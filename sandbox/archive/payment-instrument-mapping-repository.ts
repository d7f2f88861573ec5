import { asc, eq, inArray } from "drizzle-orm";
import type { SavedCard } from "#sandbox/platform/customers/customer-payment-instrument.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customerPaymentInstruments, customers } from "#sandbox/platform/customers/customer-tables.ts";
import { groupedBy } from "./grouping.ts";
import type { Mapping } from "./mapping.ts";
import { instrumentsElement, instrumentsOf } from "./payment-instrument-facts.ts";

/** What people with an account pay with: cards by their token alone, never by their number. */
export const paymentInstrumentMapping = (database: Database): Mapping => ({
  kind: "customer-payment-instruments",
  object: "customer",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) => {
    const rows = await database.sql
      .select({ customerNo: customers.customerNo, instrument: customerPaymentInstruments })
      .from(customerPaymentInstruments)
      .innerJoin(customers, eq(customers.id, customerPaymentInstruments.customerId))
      .where(keys && inArray(customers.customerNo, [...keys]))
      .orderBy(asc(customers.customerNo));
    return [...groupedBy(rows, ({ customerNo }) => customerNo)].map(([customerNo, all]) => ({
      siteId: "",
      containerId: "",
      key: customerNo,
      element: instrumentsElement(
        customerNo,
        all.map(({ instrument }) => ({ ...instrument, card: instrument.card as SavedCard | null })),
      ),
    }));
  },

  understood: (entry, context) => instrumentsElement(entry.key, instrumentsOf(entry, context).instruments),

  write: async (entries, context) => {
    const refused: string[] = [];
    for (const entry of entries) {
      const [owner] = await database.sql
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.customerNo, entry.key));
      const { instruments, unusable } = instrumentsOf(entry, context);
      context.count("customer-payment-instruments: without a token, kept without effect", unusable);
      if (!owner) {
        context.count("customer-payment-instruments: of nobody who is there, kept without effect");
        refused.push(entry.key);
        continue;
      }
      await database.sql.delete(customerPaymentInstruments).where(eq(customerPaymentInstruments.customerId, owner.id));
      if (instruments.length > 0)
        await database.sql.insert(customerPaymentInstruments).values(
          instruments.map(({ card, ...facts }) => ({
            ...facts,
            card: card as Record<string, unknown> | null,
            customerId: owner.id,
            modifiedAt: facts.createdAt,
          })),
        );
    }
    return refused;
  },

  remove: async (entries) => {
    const owners = database.sql
      .select({ id: customers.id })
      .from(customers)
      .where(
        inArray(
          customers.customerNo,
          entries.map(({ key }) => key),
        ),
      );
    await database.sql.delete(customerPaymentInstruments).where(inArray(customerPaymentInstruments.customerId, owners));
  },
});
