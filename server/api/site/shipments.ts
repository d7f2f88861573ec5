import { refuse } from "#server/problem.ts";
import { arrivals } from "./arrivals.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Parts of an address that a cost estimate may name; each is sent on as `c_<name>`. */
const PLACE = ["country", "state", "city", "postal"] as const;
const MAX_PLACE_CHARACTERS = 40;

const requireShopper = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A bag needs a session.");
};

/** Ways to ship, reductions and holidays are named in the site's language (calls-6). */
const inLanguageOf = ({ site }: SiteContext) => ({ locale: site.locale });

/** A call that changes the shopper's bag: its body goes to the custom endpoint as it is, which answers with the bag. */
const change = (api: string, path: string): SiteOperation => ({
  method: "POST",
  path: `${api}/${path}`,
  handle: (context, { body }) => {
    requireShopper(context);
    return context.custom({ api, path, method: "POST", query: inLanguageOf(context), body: body ?? {} });
  },
});

/** `GET payment/shipping-costs?country=&state=&city=&postal=`: what the bag's parcels would cost to a place. */
const shippingCosts: SiteOperation = {
  method: "GET",
  path: "payment/shipping-costs",
  handle: (context, { query }) => {
    requireShopper(context);
    const place = PLACE.flatMap((name): [string, string][] => {
      const value = query[name]?.trim().slice(0, MAX_PLACE_CHARACTERS);
      return value ? [[`c_${name}`, value]] : [];
    });
    return context.custom({
      api: "payment",
      path: "shipping-costs",
      query: { ...Object.fromEntries(place), ...inLanguageOf(context) },
    });
  },
};

/**
 * `GET delivery-promise?productId=&country=&state=&postal=`: when one piece would arrive there by each way to ship, `{
 * methods }`; the same for everyone.
 */
const deliveryPromise: SiteOperation = {
  method: "GET",
  path: "delivery-promise",
  cacheSeconds: 60,
  handle: (context, { query }) => {
    const { productId = "", postal = "" } = query;
    if (!/^[\w-]{1,100}$/.test(productId) || !/^[A-Za-z0-9 -]{3,10}$/.test(postal))
      throw refuse(400, "bad-request", "Bad Request", "'productId' and 'postal' must be a product and a postal code.");
    const { country = "", state = "" } = query;
    if (!/^(US|CA)$/.test(country) || !/^[A-Z]{2}$/.test(state))
      throw refuse(400, "bad-request", "Bad Request", "'country' and 'state' must be codes of two letters.");
    const place = { c_country: country, c_state: state, c_postal: postal };
    return context.custom({
      api: "shipping",
      path: "delivery-promise",
      query: { c_productId: productId, ...place, ...inLanguageOf(context) },
    });
  },
};

/** The bag's parcels, beyond what the shopper APIs know of them (calls-11). */
export const shipmentOperations: SiteOperation[] = [
  change("shipping", "gift-message"),
  change("shipping", "update"),
  change("product", "subscription-optins"),
  shippingCosts,
  deliveryPromise,
  arrivals,
];
