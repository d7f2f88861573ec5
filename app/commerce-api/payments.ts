import type { Basket } from "./baskets.ts";
import type { SiteTransport } from "./site-api-client.ts";

export interface PaymentsApi {
  /** A signed capture context for the card fields, good for one card entry. */
  cardContext(): Promise<{ captureContext: string }>;
  /** Puts a card's transient token into the basket once the server has checked it against the context. */
  addCard(card: {
    basketId: string;
    transientToken: string;
    captureContext: string;
    /** Name on the card. */
    holder?: string;
  }): Promise<Basket>;
}

export const createPaymentsApi = (site: SiteTransport): PaymentsApi => ({
  cardContext: async () =>
    (await site({ method: "POST", path: "card-context", body: {} })) as { captureContext: string },
  addCard: async (card) => (await site({ method: "POST", path: "basket-card", body: card })) as Basket,
});
