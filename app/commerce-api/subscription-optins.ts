import type { Basket } from "./baskets.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** Something of the basket that is to come again. */
export interface SubscriptionOptin {
  productId: string;
  /** Days from one delivery to the next, 1 to 365. */
  intervalDays: number;
}

/** What of the basket is to come again. */
export interface SubscriptionOptinsApi {
  /** Replaces what was said before and gives the basket; throws `CommerceApiError` 400 for what is not offered. */
  set(optins: readonly SubscriptionOptin[]): Promise<Basket>;
}

export const createSubscriptionOptinsApi = (site: SiteTransport): SubscriptionOptinsApi => ({
  set: async (subscriptionOptins) =>
    (await site({ method: "POST", path: "product/subscription-optins", body: { subscriptionOptins } })) as Basket,
});
