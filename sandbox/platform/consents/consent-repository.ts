import { asc, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { consents } from "./consent-tables.ts";
import type { Consent } from "./consent.ts";

/** What shoppers answered, as rows. */
export const createConsentRepository = (database: Database) => ({
  of: async (customerId: string): Promise<Consent[]> =>
    database.sql
      .select({
        subscriptionId: consents.subscriptionId,
        channel: consents.channel,
        contactPoint: consents.contactPoint,
        status: consents.status,
      })
      .from(consents)
      .where(eq(consents.customerId, customerId))
      .orderBy(asc(consents.subscriptionId), asc(consents.channel), asc(consents.contactPoint)),

  /** The latest answer counts. */
  put: async (consent: Consent & { customerId: string; siteId: string; changedAt: Date }): Promise<void> => {
    const { status, siteId, changedAt } = consent;
    await database.sql
      .insert(consents)
      .values(consent)
      .onConflictDoUpdate({
        target: [consents.customerId, consents.subscriptionId, consents.channel, consents.contactPoint],
        set: { status, siteId, changedAt },
      });
  },
});

export type ConsentRepository = ReturnType<typeof createConsentRepository>;
