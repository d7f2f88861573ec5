import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/**
 * `GET option-prices?productId=`: what values of options add to each piece in this shopper's bag, by the number of
 * pieces, `{ data: [{ optionId, optionValueId, prices: [{ from, price }] }] }`.
 */
export const optionPrices: SiteOperation = {
  method: "GET",
  path: "option-prices",
  handle: async (context, { query }) => {
    const { productId = "" } = query;
    if (productId === "" || productId.length > 100)
      throw refuse(400, "bad-request", "Bad Request", "'productId' must name a product.");
    const answer = await context.custom({
      api: "personalization",
      path: "option-prices",
      query: { c_productId: productId },
    });
    return { data: (answer as { data?: unknown }).data ?? [] };
  },
};
