import { createAttemptLimit } from "#sandbox/core/attempt-limit.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { createGiftCertificateExchange } from "./gift-certificate-exchange-repository.ts";
import { giftAttempts } from "./gift-attempts.ts";
import { createGiftCertificateRepository } from "./gift-certificate-repository.ts";
import { giftCertificateFamilies, type GiftCertificateRouteServices } from "./gift-certificate-routes.ts";
import { createGiftCertificateService } from "./gift-certificate-service.ts";
import { newGiftNumber, newSecurityCode } from "./identifiers.ts";

/** Gift certificates: sold, mailed and spent. */
export const giftCertificatesModule = defineModule({
  services: ({
    database,
    clock,
    outbox,
    world,
  }: Foundation & { outbox: OutboxService; world: { giftCardBrand: string } }) => {
    const attempts = createAttemptLimit(clock, giftAttempts);
    return {
      giftCertificates: createGiftCertificateService({
        repository: createGiftCertificateRepository(database),
        outbox,
        brand: world.giftCardBrand,
        attempts,
        clock,
        newId: newBasketId,
        newNumber: newGiftNumber,
        newSecurityCode,
      }),
    };
  },
  parts: ({ giftCertificates, ...others }: GiftCertificateRouteServices) => ({
    families: giftCertificateFamilies({ giftCertificates, ...others }),
    dueWork: [
      {
        name: "gift certificates: mail those whose day has come",
        nextDue: () => giftCertificates.nextMail(),
        run: (at: Date) => giftCertificates.mailDue(at),
      },
    ],
  }),
});

/** The door of gift certificates for site archives. */
export const giftCertificateExchange = createGiftCertificateExchange;
export type {
  GiftCertificateExchange,
  GiftCertificateFacts,
  GiftCertificateRedemption,
} from "./gift-certificate-exchange-repository.ts";
