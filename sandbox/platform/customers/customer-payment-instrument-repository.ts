import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customerPaymentInstruments as instruments } from "./customer-tables.ts";
import { giftCertificates } from "#sandbox/platform/gift-certificates/gift-certificate-tables.ts";
import type { CustomerPaymentInstrument, SavedCard } from "./customer-payment-instrument.ts";

const columnsOf = ({ card, gift, ...instrument }: CustomerPaymentInstrument) => ({
  ...instrument,
  giftCertificateId: gift?.certificateId ?? null,
  card: card as Record<string, unknown> | null,
});

/** Saved ways to pay as rows. */
export const createCustomerPaymentInstrumentRepository = (database: Database) => ({
  /** The default one first, then the newest. */
  of: async (customerId: string): Promise<CustomerPaymentInstrument[]> => {
    const rows = await database.sql
      .select({ instrument: instruments, certificate: giftCertificates })
      .from(instruments)
      .leftJoin(giftCertificates, eq(giftCertificates.id, instruments.giftCertificateId))
      .where(eq(instruments.customerId, customerId))
      .orderBy(desc(instruments.isDefault), desc(instruments.createdAt), desc(instruments.id));
    return rows.map(({ instrument: { customerId: _owner, giftCertificateId: _id, card, ...row }, certificate }) => ({
      ...row,
      card: card as SavedCard | null,
      gift: certificate && {
        certificateId: certificate.id,
        currency: certificate.currency,
        balanceCents: certificate.balanceCents,
        isUsable: certificate.enabled && !certificate.pending,
      },
    }));
  },

  add: async (customerId: string, instrument: CustomerPaymentInstrument): Promise<void> => {
    await database.sql.insert(instruments).values({ customerId, ...columnsOf(instrument) });
  },

  update: async (customerId: string, instrument: CustomerPaymentInstrument): Promise<void> => {
    await database.sql
      .update(instruments)
      .set(columnsOf(instrument))
      .where(and(eq(instruments.customerId, customerId), eq(instruments.id, instrument.id)));
  },

  /** Leaves none the default. */
  demote: async (customerId: string): Promise<void> => {
    await database.sql
      .update(instruments)
      .set({ isDefault: false })
      .where(and(eq(instruments.customerId, customerId), eq(instruments.isDefault, true)));
  },

  /** False when there is no such one. */
  remove: async (customerId: string, id: string): Promise<boolean> => {
    const removed = await database.sql
      .delete(instruments)
      .where(and(eq(instruments.customerId, customerId), eq(instruments.id, id)))
      .returning({ id: instruments.id });
    return removed.length === 1;
  },
});

export type CustomerPaymentInstrumentRepository = ReturnType<typeof createCustomerPaymentInstrumentRepository>;
