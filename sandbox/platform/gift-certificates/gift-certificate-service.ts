import type { AttemptLimit } from "#sandbox/core/attempt-limit.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import {
  type GiftCertificate,
  type GiftCertificateRefusal,
  type GiftCode,
  type GiftTender,
  mailTime,
  maskedNumber,
  methodIdOf,
  NUMBER_PATTERN,
  refusalMessages,
  refusalOf,
  SECURITY_CODE_PATTERN,
  type SoldGiftCertificate,
} from "./gift-certificate.ts";
import type { GiftCertificateRepository } from "./gift-certificate-repository.ts";

/** A gift certificate as a way to pay. */
export interface GiftPayment {
  methodId: string;
  gift: GiftTender;
  /** The most it pays, in cents. */
  amountCents: number;
}

/** Gift certificates: looked up, spent, given back, and sold. */
export interface GiftCertificateService {
  /** By number, as the platform does. @throws Fault 404 `not-found`, 429 after too many wrong ones. */
  find: (number: string, shopperId: string) => Promise<GiftCertificate>;
  /** By number and security code. @throws Fault 404, the same for a wrong code as for a wrong number; 429. */
  open: (code: { number: string; securityCode: string }, shopperId: string) => Promise<GiftCertificate>;
  /**
   * What pays when a shopper enters a certificate; without an amount all that is on it. A certificate that came by
   * e-mail pays by its number alone when no security code is given.
   * @throws Fault 400 `gift-certificate-not-applicable` with the platform's `statusCode`; 429.
   */
  payment: (
    code: GiftCode,
    asked: { shopperId: string; currency: string; amountCents: number | null },
  ) => Promise<GiftPayment>;
  /**
   * What pays when a shopper takes a certificate out of her wallet, whose code she has shown before. @throws as
   * `payment`
   */
  paymentByWallet: (
    certificateId: string,
    asked: { currency: string; amountCents: number | null },
  ) => Promise<GiftPayment>;
  /** Takes what an order pays with, locked, all or nothing. @throws Fault 400 with the platform's `statusCode`. */
  redeem: (
    orderNo: string,
    currency: string,
    payments: readonly { id: string; gift: GiftTender; amountCents: number }[],
  ) => Promise<void>;
  /** Gives back what an order took, or what one of its payments did, once. */
  release: (orderNo: string, paymentId?: string) => Promise<void>;
  /**
   * Makes the certificates an order sells, and mails each to its recipient: on the day it was bought for, else at once,
   * and not while the order waits for its money.
   */
  issue: (
    order: { orderNo: string; siteId: string; currency: string; isPaid: boolean },
    sold: readonly SoldGiftCertificate[],
  ) => Promise<void>;
  /** Makes an order's waiting certificates usable and mails those whose day has come. */
  activate: (order: { orderNo: string }) => Promise<void>;
  /** When the next one is to be mailed. */
  nextMail: () => Promise<Date | undefined>;
  /** Mails those whose day has come. */
  mailDue: (at: Date) => Promise<void>;
  /** Makes the certificates an order sold useless; false, and nothing happens, when one was spent already. */
  withdraw: (orderNo: string) => Promise<boolean>;
  /** Forgets counted wrong entries; to be called after a reset. */
  invalidate: () => void;
}

/** What the service is made from. */
export interface GiftCertificateServiceOptions {
  repository: GiftCertificateRepository;
  outbox: Pick<OutboxService, "send">;
  /** What the cards are called in payments. */
  brand: string;
  attempts: AttemptLimit<"number" | "shopper">;
  clock: Clock;
  newId: () => string;
  newNumber: () => string;
  newSecurityCode: () => string;
}

/** Who issues the certificates, as the wire names it. */
export const MERCHANT_ID = "00000001";

const notFound = () =>
  new Fault(404, "not-found", "The gift certificate with the provided code could not be retrieved.", {
    title: "Gift Certificate Not Found Exception",
  });

const refused = (statusCode: GiftCertificateRefusal, extra: Record<string, unknown> = {}) =>
  new Fault(400, "gift-certificate-not-applicable", refusalMessages[statusCode], { statusCode, ...extra });

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** Gift certificates. */
export const createGiftCertificateService = (options: GiftCertificateServiceOptions): GiftCertificateService => {
  const { repository, outbox, brand, attempts, clock, newId, newNumber, newSecurityCode } = options;

  /** The certificate behind a number, when `fits` says it is the one meant; anything else counts as a wrong entry. */
  const lookUp = async (number: string, shopperId: string, fits: (found: GiftCertificate) => boolean) => {
    const found = await attempts.check({ number, shopper: shopperId }, async () => {
      const known = NUMBER_PATTERN.test(number) ? await repository.findByNumber(number) : undefined;
      return known && fits(known) ? known : undefined;
    });
    // The shopper is not free again: who has one card would otherwise try the numbers of others for ever.
    if (found) attempts.free({ number });
    return found;
  };

  /** @throws Fault 400 when it cannot pay this much */
  const paying = (
    found: GiftCertificate,
    { currency, amountCents }: { currency: string; amountCents: number | null },
    path: string,
  ): GiftPayment => {
    const refusal = refusalOf(found, { currency, amountCents: amountCents ?? 0 });
    if (refusal) throw refused(refusal, { path });
    return {
      methodId: methodIdOf(found.kind),
      gift: {
        certificateId: found.id,
        brand,
        maskedNumber: maskedNumber(found.number),
        balanceCents: found.balanceCents,
      },
      amountCents: amountCents ?? found.balanceCents,
    };
  };

  const hasCode = (securityCode: string) => (certificate: GiftCertificate) =>
    SECURITY_CODE_PATTERN.test(securityCode) && certificate.securityCode === securityCode;

  const mail = (certificate: GiftCertificate) => {
    const { amountCents, currency, senderName, recipientName, message, number, securityCode } = certificate;
    return outbox.send({
      kind: "mail",
      to: certificate.recipientEmail,
      subject: `A ${money(amountCents, currency)} gift card from ${senderName}`,
      text: [
        `Hello ${recipientName},`,
        `${senderName} sent you a gift card for ${money(amountCents, currency)}.`,
        ...(message ? [message] : []),
        `Number: ${number}\nSecurity code: ${securityCode}`,
      ].join("\n\n"),
      siteId: certificate.siteId ?? "",
      about: "gift-certificate",
    });
  };

  const mailDue = async (at: Date): Promise<void> => {
    for (const certificate of await repository.takeMails(at)) await mail(certificate);
  };

  return {
    find: async (number, shopperId) => {
      const found = await lookUp(number, shopperId, () => true);
      if (!found) throw notFound();
      return found;
    },

    open: async ({ number, securityCode }, shopperId) => {
      const found = await lookUp(number, shopperId, hasCode(securityCode));
      if (!found) throw notFound();
      return found;
    },

    payment: async ({ number, securityCode }, { shopperId, currency, amountCents }) => {
      const fits =
        securityCode === null ? ({ kind }: GiftCertificate) => kind === "certificate" : hasCode(securityCode);
      const found = await lookUp(number, shopperId, fits);
      if (!found) throw refused("GIFTCERTIFICATE_NOT_FOUND");
      return paying(found, { currency, amountCents }, "giftCertificateCode");
    },

    paymentByWallet: async (certificateId, asked) => {
      const [found] = await repository.lock([certificateId]);
      if (!found) throw refused("GIFTCERTIFICATE_NOT_FOUND");
      return paying(found, asked, "customerPaymentInstrumentId");
    },

    redeem: async (orderNo, currency, payments) => {
      const spending = payments.filter(({ amountCents }) => amountCents > 0);
      if (spending.length === 0) return;
      const left = new Map(
        (await repository.lock(spending.map(({ gift }) => gift.certificateId))).map((each) => [each.id, each]),
      );
      for (const { id, gift, amountCents } of spending) {
        const certificate = left.get(gift.certificateId);
        const refusal = certificate ? refusalOf(certificate, { currency, amountCents }) : "GIFTCERTIFICATE_NOT_FOUND";
        if (refusal || !certificate)
          throw refused(refusal ?? "GIFTCERTIFICATE_NOT_FOUND", {
            paymentInstrumentId: id,
            maskedGiftCertificateCode: gift.maskedNumber,
          });
        left.set(certificate.id, { ...certificate, balanceCents: certificate.balanceCents - amountCents });
        await repository.take(certificate.id, amountCents);
      }
      const redeemedAt = clock.now();
      await repository.addRedemptions(
        spending.map(({ id, gift, amountCents }) => ({
          orderNo,
          paymentId: id,
          certificateId: gift.certificateId,
          amountCents,
          redeemedAt,
        })),
      );
    },

    release: async (orderNo, paymentId) => {
      const taken = await repository.removeRedemptions(orderNo, paymentId);
      taken.sort((one, other) => (one.certificateId < other.certificateId ? -1 : 1));
      for (const { certificateId, amountCents } of taken) await repository.take(certificateId, -amountCents);
    },

    issue: async ({ orderNo, siteId, currency, isPaid }, sold) => {
      const now = clock.now();
      const certificates = sold.map((item) => ({
        id: newId(),
        number: newNumber(),
        securityCode: newSecurityCode(),
        kind: "certificate" as const,
        merchantId: MERCHANT_ID,
        currency,
        amountCents: item.amountCents,
        balanceCents: item.amountCents,
        pending: !isPaid,
        enabled: true,
        recipientEmail: item.recipientEmail,
        recipientName: item.recipientName ?? item.recipientEmail,
        senderName: item.senderName ?? "A friend",
        message: item.message,
        description: null,
        orderNo,
        siteId,
        mailAt: mailTime(item, now),
        createdAt: now,
      }));
      await repository.insert(certificates);
      await mailDue(now);
    },

    activate: async ({ orderNo }) => {
      await repository.activate(orderNo);
      await mailDue(clock.now());
    },

    nextMail: () => repository.nextMail(),

    mailDue,

    withdraw: async (orderNo) => {
      const sold = await repository.lock((await repository.soldBy(orderNo)).map(({ id }) => id));
      if (sold.some(({ amountCents, balanceCents }) => balanceCents < amountCents)) return false;
      if (sold.length > 0) await repository.disable(orderNo);
      return true;
    },

    invalidate: () => attempts.forget(),
  };
};
