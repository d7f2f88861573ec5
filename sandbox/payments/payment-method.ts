/** A card network as the wire lists it. */
export interface CardSpec {
  cardType: string;
  name: string;
  securityCodeLength: number;
  numberLengths: readonly string[];
  numberPrefixes: readonly string[];
}

/** A way to pay. */
export interface PaymentMethod {
  id: string;
  name: string;
  description: string;
  processorId: string;
  enabled: boolean;
  /** Customers of any of these; empty for everybody. */
  customerGroups: readonly string[];
  /** For orders that cost nothing, for orders that cost something, or both. */
  amounts: "zero" | "positive";
  cards: readonly CardSpec[];
  /** True when a gift certificate pays. */
  isGift?: boolean;
}

/** Methods that may pay an open amount; with nothing to pay, only those made for it. */
export const applicableMethods = (
  methods: readonly PaymentMethod[],
  { openCents, customerGroups }: { openCents: number; customerGroups: readonly string[] },
): PaymentMethod[] =>
  methods.filter(
    (method) =>
      method.enabled &&
      method.amounts === (openCents > 0 ? "positive" : "zero") &&
      (method.customerGroups.length === 0 || method.customerGroups.some((group) => customerGroups.includes(group))),
  );

interface Payable {
  amountCents: number | null;
}

/**
 * What each instrument pays of a total: those with an amount of their own first, never more than is open; those without share
 * the rest, the first of them taking it.
 */
export const allocate = <Instrument extends Payable>(
  instruments: readonly Instrument[],
  totalCents: number,
): { shares: number[]; openCents: number } => {
  let openCents = totalCents;
  const shares = instruments.map(({ amountCents }) => {
    const share = amountCents === null ? 0 : Math.min(amountCents, openCents);
    openCents -= share;
    return share;
  });
  const rest = instruments.findIndex(({ amountCents }) => amountCents === null);
  if (rest >= 0) {
    shares[rest] = openCents;
    openCents = 0;
  }
  return { shares, openCents };
};

/** Whether a card may no longer be used: the month after its expiry has begun. */
export const isCardExpired = (
  { expirationMonth, expirationYear }: { expirationMonth: number | null; expirationYear: number | null },
  now: Date,
): boolean =>
  expirationMonth !== null && expirationYear !== null && now >= new Date(Date.UTC(expirationYear, expirationMonth, 1));
