import type { GiftCertificateKind } from "#sandbox/platform/gift-certificates/gift-certificate.ts";

/** A gift certificate of the default world, and what it is good for. */
export interface WorldGiftCertificate {
  number: string;
  securityCode: string;
  kind: GiftCertificateKind;
  currency: "USD" | "CAD";
  amountCents: number;
  balanceCents: number;
  pending?: true;
  disabled?: true;
  /** As the docs and the landing page say it. */
  purpose: string;
}

/** Gift certificates with known numbers. */
export const giftCertificates: readonly WorldGiftCertificate[] = [
  {
    number: "6006490000000005000",
    securityCode: "1234",
    kind: "card",
    currency: "USD",
    amountCents: 5000,
    balanceCents: 5000,
    purpose: "a card with $50.00 on it",
  },
  {
    number: "600649000000000250075",
    securityCode: "2345",
    kind: "card",
    currency: "USD",
    amountCents: 7500,
    balanceCents: 2500,
    purpose: "a card with $25.00 of $75.00 left, 21 digits",
  },
  {
    number: "6006490000000000000",
    securityCode: "3456",
    kind: "card",
    currency: "USD",
    amountCents: 2500,
    balanceCents: 0,
    purpose: "a card with nothing left",
  },
  {
    number: "6006490000000009001",
    securityCode: "4567",
    kind: "card",
    currency: "USD",
    amountCents: 10000,
    balanceCents: 10000,
    disabled: true,
    purpose: "a disabled card",
  },
  {
    number: "6006490000000009002",
    securityCode: "5678",
    kind: "certificate",
    currency: "USD",
    amountCents: 3000,
    balanceCents: 3000,
    pending: true,
    purpose: "a certificate that is not active yet",
  },
  {
    number: "6006490000000004000",
    securityCode: "6789",
    kind: "card",
    currency: "CAD",
    amountCents: 4000,
    balanceCents: 4000,
    purpose: "a Canadian card with C$40.00 on it",
  },
  {
    number: "60064900000000010000",
    securityCode: "7890",
    kind: "discounted-card",
    currency: "USD",
    amountCents: 10000,
    balanceCents: 10000,
    purpose: "a card of $100.00 that was sold for less; counted as GIFTCARD_DISCOUNTED",
  },
  {
    number: "60064900000000500000",
    securityCode: "8901",
    kind: "certificate",
    currency: "USD",
    amountCents: 500000,
    balanceCents: 500000,
    purpose: "a certificate with $5,000.00 on it; its number alone pays",
  },
];
