import { and, asc, eq, inArray, lte, min, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { giftCertificateRedemptions, giftCertificates } from "./gift-certificate-tables.ts";
import type { GiftCertificate } from "./gift-certificate.ts";

/** What an order took from one certificate. */
export type GiftRedemption = typeof giftCertificateRedemptions.$inferSelect;

/** Keeps gift certificates. */
export interface GiftCertificateRepository {
  findByNumber: (number: string) => Promise<GiftCertificate | undefined>;
  /** The certificates, locked in a fixed order until the transaction ends. */
  lock: (ids: readonly string[]) => Promise<GiftCertificate[]>;
  insert: (certificates: readonly GiftCertificate[]) => Promise<void>;
  /**
   * Takes money off (or puts it back, when negative); never below nothing nor above the amount, which the caller has
   * checked.
   */
  take: (certificateId: string, amountCents: number) => Promise<void>;
  addRedemptions: (redemptions: readonly GiftRedemption[]) => Promise<void>;
  /** Removes what an order (or one payment of it) took, and says what that was. */
  removeRedemptions: (orderNo: string, paymentId?: string) => Promise<GiftRedemption[]>;
  /** Certificates an order sold. */
  soldBy: (orderNo: string) => Promise<GiftCertificate[]>;
  activate: (orderNo: string) => Promise<void>;
  disable: (orderNo: string) => Promise<void>;
  /** When the next usable one is to be mailed. */
  nextMail: () => Promise<Date | undefined>;
  /** Takes note that those to be mailed by a moment are, and gives them. */
  takeMails: (until: Date) => Promise<GiftCertificate[]>;
}

/** Certificates whose recipient waits for a mail and may have it. */
const waiting = and(eq(giftCertificates.pending, false), eq(giftCertificates.enabled, true));

/** Gift certificates in SQL. */
export const createGiftCertificateRepository = (database: Database): GiftCertificateRepository => ({
  findByNumber: async (number) =>
    (await database.sql.select().from(giftCertificates).where(eq(giftCertificates.number, number)))[0],

  lock: async (ids) =>
    ids.length === 0
      ? []
      : await database.sql
          .select()
          .from(giftCertificates)
          .where(inArray(giftCertificates.id, [...ids]))
          .orderBy(asc(giftCertificates.id))
          .for("update"),

  insert: async (certificates) => {
    if (certificates.length > 0) await database.sql.insert(giftCertificates).values([...certificates]);
  },

  take: async (certificateId, amountCents) => {
    await database.sql
      .update(giftCertificates)
      .set({ balanceCents: sql`${giftCertificates.balanceCents} - ${amountCents}` })
      .where(eq(giftCertificates.id, certificateId));
  },

  addRedemptions: async (redemptions) => {
    if (redemptions.length > 0) await database.sql.insert(giftCertificateRedemptions).values([...redemptions]);
  },

  removeRedemptions: async (orderNo, paymentId) =>
    await database.sql
      .delete(giftCertificateRedemptions)
      .where(
        and(
          eq(giftCertificateRedemptions.orderNo, orderNo),
          paymentId === undefined ? undefined : eq(giftCertificateRedemptions.paymentId, paymentId),
        ),
      )
      .returning(),

  soldBy: async (orderNo) =>
    await database.sql
      .select()
      .from(giftCertificates)
      .where(eq(giftCertificates.orderNo, orderNo))
      .orderBy(asc(giftCertificates.id)),

  activate: async (orderNo) => {
    await database.sql.update(giftCertificates).set({ pending: false }).where(eq(giftCertificates.orderNo, orderNo));
  },

  disable: async (orderNo) => {
    await database.sql.update(giftCertificates).set({ enabled: false }).where(eq(giftCertificates.orderNo, orderNo));
  },

  nextMail: async () => {
    const [first] = await database.sql
      .select({ at: min(giftCertificates.mailAt) })
      .from(giftCertificates)
      .where(waiting);
    return first?.at ?? undefined;
  },

  takeMails: async (until) => {
    const due = await database.sql
      .select()
      .from(giftCertificates)
      .where(and(waiting, lte(giftCertificates.mailAt, until)))
      .orderBy(asc(giftCertificates.id))
      .for("update");
    if (due.length > 0)
      await database.sql
        .update(giftCertificates)
        .set({ mailAt: null })
        .where(
          inArray(
            giftCertificates.id,
            due.map(({ id }) => id),
          ),
        );
    return due;
  },
});
