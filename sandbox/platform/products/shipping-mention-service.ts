import { goesToCountry } from "#sandbox/platform/shipping/shipping-method.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import type { ShippingLookup } from "./product-document-service.ts";

/**
 * Names the methods a product could be shipped by to the site's own country: online, in the currency, open to the
 * shopper.
 */
export const createShippingMentions =
  (shipping: Pick<ShippingService, "methods">, countryOf: (siteId: string) => string): ShippingLookup =>
  async (priceCents, { siteId, currency, customerGroups }) =>
    (await shipping.methods(siteId))
      .filter(
        (method) =>
          method.online &&
          !method.isPickup &&
          !method.isEmail &&
          method.currencies.includes(currency) &&
          goesToCountry(method, countryOf(siteId)) &&
          (method.customerGroups.length === 0 || method.customerGroups.some((group) => customerGroups.includes(group))),
      )
      .map((method) => ({
        id: method.id,
        name: method.name,
        description: method.description,
        costCents:
          method.costs.findLast((cost) => cost.currency === currency && cost.fromTotalCents <= priceCents)?.costCents ??
          null,
      }));
