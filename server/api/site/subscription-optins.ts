import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/**
 * `POST product/subscription-optins`: what of the shopper's basket is to come again, as `{ subscriptionOptins: [{
 * productId, intervalDays }] }` in place of what was said before; answers the basket (calls-11).
 */
export const subscriptionOptins: SiteOperation = {
  method: "POST",
  path: "product/subscription-optins",
  handle: (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Subscribing needs a session.");
    const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
    if (!Array.isArray(given.subscriptionOptins))
      throw refuse(400, "bad-request", "Bad Request", "'subscriptionOptins' must be a list.");
    return context.custom({
      api: "product",
      path: "subscription-optins",
      method: "POST",
      body: { subscriptionOptins: given.subscriptionOptins },
    });
  },
};
