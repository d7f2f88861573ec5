import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { giftCertificates } from "#worlds/wickett-plum/gift-certificates.ts";
import { createGiftCertificateRepository } from "#sandbox/platform/gift-certificates/gift-certificate-repository.ts";
import { MERCHANT_ID } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";

/** Puts the gift certificates of the world into SQL. */
export const seedGiftCertificates = async (database: Database, clock: Clock): Promise<void> => {
  await createGiftCertificateRepository(database).insert(
    giftCertificates.map(({ purpose, pending = false, disabled = false, ...certificate }) => ({
      ...certificate,
      id: `world-${certificate.number}`,
      merchantId: MERCHANT_ID,
      pending,
      enabled: !disabled,
      recipientEmail: "june@example.test",
      recipientName: "June Harper",
      senderName: "Wickett & Plum",
      message: null,
      description: purpose,
      orderNo: null,
      siteId: null,
      mailAt: null,
      createdAt: clock.now(),
    })),
  );
};
