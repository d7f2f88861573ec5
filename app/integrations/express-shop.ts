import type { ExpressContact, ExpressPlace, ExpressQuote } from "#app/domain/checkout/express.ts";

/** The shop does not deliver what is in the bag to a place. */
export class ExpressRefusal extends Error {}

/** How a wallet's sheet ended. A failure without words of its own is the wallet's. */
export type ExpressOutcome =
  | { status: "bought"; orderNo: string }
  | { status: "cancelled" }
  | { status: "failed"; message: string | null };

/** What the shop answers while a wallet's sheet is open. Every answer may reject; `wordsOf` then says why. */
export interface ExpressShop {
  /** Name of the shop, as the sheet shows it. */
  label: string;
  country: string;
  currency: string;
  words: { goods: string; shipping: string; tax: string };
  /** What the goods come to before anything else is known, in units. */
  provisional: number;
  /** Makes the bag ready; nothing else is asked before. */
  begin: () => Promise<void>;
  /** What it comes to at a place. @throws ExpressRefusal where nothing is delivered to. */
  quoteFor: (place: ExpressPlace) => Promise<ExpressQuote>;
  /** What it comes to with another way to ship. */
  quoteWith: (optionId: string) => Promise<ExpressQuote>;
  /** Orders; gives the number. */
  buy: (payment: { token: string; contact: ExpressContact; billing?: ExpressContact }) => Promise<string>;
  /** The merchant's session for Apple's sheet. */
  merchant: () => Promise<unknown>;
  paypal: {
    order: () => Promise<{ orderId: string }>;
    /** Tells the wallet what the bag comes to now. */
    update: (orderId: string) => Promise<void>;
    /** Whom and where the wallet's account names, once the shopper has approved. */
    contact: (orderId: string) => Promise<ExpressContact>;
  };
  /** Why something was refused, for the shopper. */
  wordsOf: (error: unknown) => string;
}

/** A wallet whose sheet asks for everything. */
export interface ExpressWallet {
  /** Opens the sheet. Must be called while a click is handled, or browsers hold the sheet back. */
  buy: (shop: ExpressShop) => Promise<ExpressOutcome>;
  /**
   * Ends a sheet that is open, which then counts as cancelled whatever is still heard of it. Left out where the sheet
   * lies over the page, so that nobody can press anything beside it.
   */
  leave?: () => void;
}
