import type { Basket } from "./baskets.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** A way to pay that is offered. */
export interface OfferedPaymentMethod {
  id: string;
  name?: string;
  description?: string;
  /** Whether it is shown beside the bag too. */
  c_showInCart?: boolean;
}

/** What a page needs to show a wallet. */
export interface WalletSettings {
  scriptUrl: string;
  clientId?: string;
}

/** Whom and where a wallet's account names; the phone as digits. */
export interface WalletContact {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  email: string;
}

/** The ways to pay for a bag. */
export interface PaymentOffer {
  paymentMethods: OfferedPaymentMethod[];
  /** By the id of the way to pay. */
  wallets: Partial<Record<string, WalletSettings>>;
  /** What gift cards leave to be paid, in units. */
  openAmount: number;
}

export interface PaymentsApi {
  methods(basketId: string): Promise<PaymentOffer>;
  /** The wallets of the shop that ask for everything in their own sheet, by the id of their way to pay. */
  expressWallets(): Promise<Record<string, WalletSettings>>;
  /** An order of PayPal or Venmo for what is open; `isExpress` has its window ask where to and how to ship. */
  paypalOrder(basketId: string, options?: { isExpress?: boolean }): Promise<{ orderId: string }>;
  /** Tells an express order of the wallet what the bag comes to now, and how it can be shipped. */
  updatePaypalOrder(basketId: string, orderId: string, labels: Readonly<Record<string, string>>): Promise<void>;
  /** Whom and where an approved express order goes to, as the shopper's account at the wallet says. */
  paypalContact(basketId: string, orderId: string): Promise<WalletContact>;
  klarnaSession(basketId: string): Promise<{ clientToken: string; categories: string[] }>;
  /** The merchant's session for the sheet of Apple Pay, as it came. */
  applePaySession(): Promise<unknown>;
  /** Pays by what a wallet's window gave. */
  addWallet(payment: { basketId: string; paymentMethodId: string; token: string }): Promise<Basket>;
  /** Pays by check, or by nothing where nothing is to be paid. */
  addPlain(basketId: string, paymentMethodId: string): Promise<Basket>;
  /** Pays by a card the customer has saved; `securityCode` is its code, typed again in the processor's field. */
  addSavedCard(
    basketId: string,
    customerPaymentInstrumentId: string,
    securityCode?: { transientToken: string; captureContext: string },
  ): Promise<Basket>;
  /** Keeps a card for the customer; gives its name. */
  saveCard(card: {
    transientToken: string;
    captureContext: string;
    holder?: string;
    recaptchaToken?: string;
  }): Promise<{ paymentToken: string }>;
  /** A signed capture context for the card fields, good for one card entry. */
  cardContext(): Promise<{ captureContext: string }>;
  /** Puts a card's transient token into the basket once the server has checked it against the context. */
  addCard(card: {
    basketId: string;
    transientToken: string;
    captureContext: string;
    /** Name on the card. */
    holder?: string;
    recaptchaToken?: string;
  }): Promise<Basket>;
}

export const createPaymentsApi = (site: SiteTransport): PaymentsApi => ({
  cardContext: async () =>
    (await site({ method: "POST", path: "card-context", body: {} })) as { captureContext: string },
  methods: async (basketId) =>
    (await site({ method: "POST", path: "payment-methods", body: { basketId } })) as PaymentOffer,
  expressWallets: async () =>
    ((await site({ method: "GET", path: "express-wallets" })) as { wallets: Record<string, WalletSettings> }).wallets,
  paypalOrder: async (basketId, { isExpress = false } = {}) =>
    (await site({
      method: "POST",
      path: "paypal-order",
      body: { basketId, ...(isExpress && { isExpress }) },
    })) as { orderId: string },
  updatePaypalOrder: async (basketId, orderId, labels) => {
    await site({ method: "POST", path: "paypal-order-update", body: { basketId, orderId, labels } });
  },
  paypalContact: async (basketId, orderId) =>
    (await site({ method: "POST", path: "paypal-contact", body: { basketId, orderId } })) as WalletContact,
  klarnaSession: async (basketId) =>
    (await site({ method: "POST", path: "klarna-session", body: { basketId } })) as {
      clientToken: string;
      categories: string[];
    },
  applePaySession: () => site({ method: "POST", path: "apple-pay-session", body: {} }),
  addWallet: async (payment) => (await site({ method: "POST", path: "basket-wallet", body: payment })) as Basket,
  addPlain: async (basketId, paymentMethodId) =>
    (await site({ method: "POST", path: "basket-payment", body: { basketId, paymentMethodId } })) as Basket,
  addSavedCard: async (basketId, customerPaymentInstrumentId, securityCode) =>
    (await site({
      method: "POST",
      path: "basket-payment",
      body: { basketId, customerPaymentInstrumentId, ...(securityCode && { securityCode }) },
    })) as Basket,
  saveCard: async (card) =>
    (await site({ method: "POST", path: "customer-payment-token", body: card })) as { paymentToken: string },
  addCard: async (card) => (await site({ method: "POST", path: "basket-card", body: card })) as Basket,
});
