/** How far a gift certificate is spent. */
export type GiftCertificateStatus = "pending" | "issued" | "partially_redeemed" | "redeemed";

/** A plastic card, one that was sold below its value, or a certificate that came by e-mail. */
export type GiftCertificateKind = "certificate" | "card" | "discounted-card";

/** An amount somebody may spend; amounts are whole cents. */
export interface GiftCertificate {
  id: string;
  /** 19 to 21 digits; never shown whole but to its recipient. */
  number: string;
  /** Four digits. */
  securityCode: string;
  kind: GiftCertificateKind;
  merchantId: string;
  currency: string;
  amountCents: number;
  balanceCents: number;
  /** Sold, but not yet paid for. */
  pending: boolean;
  enabled: boolean;
  recipientEmail: string;
  recipientName: string;
  senderName: string;
  message: string | null;
  description: string | null;
  orderNo: string | null;
  /** The site that sold it. */
  siteId: string | null;
  /** When its recipient is to be mailed; null once that is done. */
  mailAt: Date | null;
  createdAt: Date;
}

/** A gift certificate among the payments of a basket or an order; neither knows its number. */
export interface GiftTender {
  certificateId: string;
  brand: string;
  maskedNumber: string;
  /** What was on it when it was shown; left out in orders that did not keep it. */
  balanceCents?: number;
}

/** What a shopper types to pay with one. */
export interface GiftCode {
  number: string;
  /** Null where a client knows the platform's own form only, which has no such code. */
  securityCode: string | null;
}

/** A gift certificate somebody bought. */
export interface SoldGiftCertificate {
  amountCents: number;
  recipientEmail: string;
  recipientName: string | null;
  senderName: string | null;
  message: string | null;
  /** `c_deliverOn` is the day it is to arrive (YYYY-MM-DD); left out, at once. */
  attributes: Readonly<Record<string, unknown>>;
}

/** The hour (UTC) at which those are mailed that were bought for a day: morning wherever the shop sells. */
const MAIL_HOUR = 17;

/** When a certificate that is bought now is mailed. */
export const mailTime = ({ attributes }: Pick<SoldGiftCertificate, "attributes">, now: Date): Date => {
  const day = attributes["c_deliverOn"];
  const wished = typeof day === "string" ? new Date(`${day}T${MAIL_HOUR}:00:00Z`) : now;
  return wished > now ? wished : now;
};

/** Why one cannot pay, by the platform's names. */
export type GiftCertificateRefusal =
  | "GIFTCERTIFICATE_NOT_FOUND"
  | "GIFTCERTIFICATE_DISABLED"
  | "GIFTCERTIFICATE_PENDING"
  | "GIFTCERTIFICATE_CURRENCY_MISMATCH"
  | "GIFTCERTIFICATE_REDEEMED"
  | "GIFTCERTIFICATE_INSUFFICIENT_BALANCE";

/** A number, as the shop makes them or as another shop's archive brings them; and a security code. */
export const NUMBER_PATTERN = /^[\w-]{4,256}$/;
export const SECURITY_CODE_PATTERN = /^\d{4}$/;

export const statusOf = ({
  pending,
  amountCents,
  balanceCents,
}: Pick<GiftCertificate, "pending" | "amountCents" | "balanceCents">): GiftCertificateStatus => {
  if (pending) return "pending";
  if (balanceCents === 0) return "redeemed";
  return balanceCents < amountCents ? "partially_redeemed" : "issued";
};

/** All but the last four digits as asterisks. */
export const maskedNumber = (number: string): string => number.slice(0, -4).replace(/./g, "*") + number.slice(-4);

/** The way to pay an instrument of this kind is counted under. */
export const methodIdOf = (kind: GiftCertificateKind): string =>
  ({ certificate: "GIFT_CERTIFICATE", card: "GIFTCARD", "discounted-card": "GIFTCARD_DISCOUNTED" })[kind];

/** Why it cannot pay this much; null when it can. */
export const refusalOf = (
  certificate: GiftCertificate,
  { currency, amountCents }: { currency: string; amountCents: number },
): GiftCertificateRefusal | null => {
  if (!certificate.enabled) return "GIFTCERTIFICATE_DISABLED";
  if (certificate.pending) return "GIFTCERTIFICATE_PENDING";
  if (certificate.currency !== currency) return "GIFTCERTIFICATE_CURRENCY_MISMATCH";
  if (certificate.balanceCents === 0) return "GIFTCERTIFICATE_REDEEMED";
  return certificate.balanceCents < amountCents ? "GIFTCERTIFICATE_INSUFFICIENT_BALANCE" : null;
};

/** A refusal in words for the shopper. */
export const refusalMessages: Readonly<Record<GiftCertificateRefusal, string>> = {
  GIFTCERTIFICATE_NOT_FOUND: "We can't find a gift card with this number and security code.",
  GIFTCERTIFICATE_DISABLED: "This gift card has been disabled.",
  GIFTCERTIFICATE_PENDING: "This gift card is not active yet.",
  GIFTCERTIFICATE_CURRENCY_MISMATCH: "This gift card holds another currency.",
  GIFTCERTIFICATE_REDEEMED: "There is nothing left on this gift card.",
  GIFTCERTIFICATE_INSUFFICIENT_BALANCE: "There is not enough left on this gift card.",
};
