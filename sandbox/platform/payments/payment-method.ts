import type { AmountRange, PaymentTexts } from "#sandbox/core/columns/payment.ts";
/** Who may pay how much by a method or card; what is left out holds nobody back. */
export interface PaymentTerms {
  enabled: boolean;
  /** Customers of any of these; empty for everybody. */
  customerGroups?: readonly string[];
  countries?: readonly string[];
  currencies?: readonly string[];
  /** By currency; the empty name is for currencies that are not named. */
  ranges?: Readonly<Record<string, AmountRange>>;
}

/** A card network as the wire lists it. */
export interface CardSpec extends Partial<PaymentTerms> {
  cardType: string;
  name: string;
  securityCodeLength: number;
  numberLengths: readonly string[];
  numberPrefixes: readonly string[];
  /** Whether the number's last digit is checked; it is unless it says otherwise. */
  hasChecksum?: boolean;
}

/** A way to pay. */
export interface PaymentMethod extends PaymentTerms {
  id: string;
  name: string;
  description: string;
  texts?: PaymentTexts;
  processorId: string;
  cards: readonly CardSpec[];
  /** True when a gift certificate pays. */
  isGift?: boolean;
}

/** The method that cards pay by, and the processor of those a gift certificate pays by (the platform's names). */
export const CARD_METHOD = "CREDIT_CARD";
export const GIFT_PROCESSOR = "BASIC_GIFT_CERTIFICATE";

/** Who wants to pay what. */
export interface PaymentSituation {
  openCents: number;
  customerGroups: readonly string[];
  /** Left out, no currency and no country holds a method back. */
  currency?: string;
  country?: string | null;
}

/** Whether an amount may be paid: nothing at all only by what takes nothing else. */
const isInRange = ({ ranges = {} }: Partial<PaymentTerms>, { openCents, currency }: PaymentSituation): boolean => {
  const range = (currency === undefined ? undefined : ranges[currency]) ?? ranges[""];
  if (openCents <= 0 || range?.maxCents === 0) return openCents <= 0 && range?.maxCents === 0;
  return openCents >= (range?.minCents ?? 0) && openCents <= (range?.maxCents ?? Number.POSITIVE_INFINITY);
};

const isOffered = (terms: Partial<PaymentTerms>, situation: PaymentSituation): boolean => {
  const { enabled = true, customerGroups = [], countries = [], currencies = [] } = terms;
  const { currency, country } = situation;
  return (
    enabled &&
    (customerGroups.length === 0 || customerGroups.some((group) => situation.customerGroups.includes(group))) &&
    (countries.length === 0 || !country || countries.includes(country)) &&
    (currencies.length === 0 || currency === undefined || currencies.includes(currency))
  );
};

/** Methods that may pay an open amount, with the cards that may; with nothing to pay, only those made for it. */
export const applicableMethods = (methods: readonly PaymentMethod[], situation: PaymentSituation): PaymentMethod[] =>
  methods.flatMap((method) => {
    if (!isOffered(method, situation) || !isInRange(method, situation)) return [];
    if (method.cards.length === 0) return [method];
    const cards = method.cards.filter((card) => isOffered(card, situation) && isInRange(card, situation));
    return cards.length === 0 ? [] : [cards.length === method.cards.length ? method : { ...method, cards }];
  });

/** A method in a language. */
export const methodIn = (method: PaymentMethod, locale: string): PaymentMethod => {
  const { texts = {} } = method;
  const said = { ...texts[locale.split("-")[0] ?? ""], ...texts[locale] };
  return Object.keys(said).length === 0 ? method : { ...method, ...said };
};

interface Payable {
  amountCents: number | null;
}

/**
 * What each instrument pays of a total: those with an amount of their own first, never more than is open; those without
 * share the rest, the first of them taking it.
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
