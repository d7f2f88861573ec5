import { asc, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { giftCertificateRedemptions, giftCertificates } from "./gift-certificate-tables.ts";
import type { GiftCertificate } from "./gift-certificate.ts";

/** What an archive says of a certificate. */
export type GiftCertificateFacts = Omit<GiftCertificate, "id" | "siteId" | "mailAt">;

/** What an order took. */
export interface GiftCertificateRedemption {
  amountCents: number;
  redeemedAt: Date;
  orderNo: string | null;
}

/** Gift certificates as site archives read and write them. */
export const createGiftCertificateExchange = (database: Database) => ({
  /** All certificates, or those with these numbers, with what orders took of each. */
  read: async (
    numbers?: readonly string[],
  ): Promise<(GiftCertificateFacts & { redemptions: GiftCertificateRedemption[] })[]> => {
    const rows = await database.sql
      .select()
      .from(giftCertificates)
      .where(numbers && inArray(giftCertificates.number, [...numbers]))
      .orderBy(asc(giftCertificates.number));
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const redemptions = groupedBy(
      await database.sql
        .select()
        .from(giftCertificateRedemptions)
        .where(numbers && inArray(giftCertificateRedemptions.certificateId, ids))
        .orderBy(asc(giftCertificateRedemptions.redeemedAt), asc(giftCertificateRedemptions.paymentId)),
      ({ certificateId }) => certificateId,
    );
    return rows.map((row) => ({ ...row, redemptions: redemptions.get(row.id) ?? [] }));
  },

  /** Writes certificates; who gets one by mail, and when, stays as it was. */
  put: async (all: readonly GiftCertificateFacts[]): Promise<void> => {
    const { id: _id, number: _number, siteId: _siteId, mailAt: _mailAt, ...told } = getTableColumns(giftCertificates);
    if (all.length > 0)
      await database.sql
        .insert(giftCertificates)
        .values(all.map((facts) => ({ id: `archive-${facts.number}`, ...facts })))
        .onConflictDoUpdate({ target: giftCertificates.number, set: newValuesOf(told) });
  },

  remove: async (numbers: readonly string[]): Promise<void> => {
    await database.sql.delete(giftCertificates).where(inArray(giftCertificates.number, [...numbers]));
  },
});

export type GiftCertificateExchange = ReturnType<typeof createGiftCertificateExchange>;
