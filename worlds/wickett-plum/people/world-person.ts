/** A person of the default world with an account. */
export interface WorldPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** What this account is good for, as the docs and the landing page say it. */
  purpose: string;
  /** Groups the person was put into by hand. */
  groups?: readonly string[];
  /** The account the person orders for. */
  businessAccountId?: string;
  /** True for a long wish list and a purse full of cards. */
  hasCollections?: true;
  /** True for subscriptions that came out of an order. */
  subscribes?: true;
  disabled?: true;
  /** True when mails to the person were never confirmed. */
  unconfirmed?: true;
  /** Promo codes the shop has given to the person (`c_promoCodes`). */
  promoCodes?: readonly string[];
  /** `YYYY-MM-DD`. */
  birthday?: string;
  preferredLocale?: string;
  /** Day the account was opened; the day the world is made at when left out. */
  since?: string;
  addresses: readonly WorldAddress[];
}

/** An entry of an address book. */
export interface WorldAddress {
  addressId: string;
  /** Who lives there; the person themselves when left out. */
  firstName?: string;
  lastName?: string;
  address1: string;
  address2?: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: "US" | "CA";
  preferred?: true;
}
