import {
  codedFailure,
  CommerceApiError,
  shopperMessage,
  type ShopperMessage,
} from "#app/commerce-api/commerce-api-error.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** The cards a customer keeps; each call throws `CommerceApiError`. Cards are added by `payments.saveCard`. */
export interface WalletApi {
  remove(customerId: string, paymentInstrumentId: string): Promise<void>;
  makeDefault(customerId: string, paymentInstrumentId: string): Promise<void>;
  /** Has every subscription of the customer paid by that card. */
  useForSubscriptions(paymentInstrumentId: string): Promise<void>;
}

const requireCustomer = (customerId: string): string => {
  if (customerId === "") throw codedFailure("missing-customer");
  return customerId;
};

/** Made where a page needs it, so that no other page carries it. */
export const createWalletApi = ({ scapi, site }: { scapi: ScapiTransport; site: SiteTransport }): WalletApi => ({
  remove: async (customerId, paymentInstrumentId) => {
    await scapi("ShopperCustomers", "deleteCustomerPaymentInstrument", [
      { parameters: { customerId: requireCustomer(customerId), paymentInstrumentId } },
    ]);
  },
  makeDefault: async (customerId, paymentInstrumentId) => {
    await scapi("ShopperCustomers", "updateCustomerPaymentInstrument", [
      { parameters: { customerId: requireCustomer(customerId), paymentInstrumentId }, body: { default: true } },
    ]);
  },
  useForSubscriptions: async (id) => {
    const answer = await site({
      method: "POST",
      path: `payment-instruments/${encodeURIComponent(id)}/use-for-subscriptions`,
    });
    if (!Array.isArray((answer as { paymentInstruments?: unknown } | undefined)?.paymentInstruments))
      throw codedFailure("subscriptions-not-moved");
  },
});

/** What the shopper is told when a card was not taken, and whether she has to log in again. */
export interface CardRefusal {
  message: ShopperMessage;
  code?: "unauthorized";
}

/**
 * Reads the refusal of a card (account-26): the backend's status message where it gives one, as for a full wallet or
 * a card on file; a login that is required ends the session.
 */
export const cardRefusal = (error: unknown): CardRefusal => {
  if (!(error instanceof CommerceApiError)) return { message: { code: "card-not-added" } };
  if (/login required/i.test(error.title ?? ""))
    return { code: "unauthorized", message: { code: "too-many-cards-tried" } };
  if (error.statusMessage || error.detail || error.serverMessage) return { message: shopperMessage(error) };
  return { message: { code: "card-not-added" } };
};
