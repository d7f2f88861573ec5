import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { OptionPriceService } from "#sandbox/platform/baskets/option-price-service.ts";

/**
 * `GET /custom/personalization/v1/…/option-prices?c_productId=`: what values of options add to each piece of a product
 * in a bag of the shopper's, by the number of pieces; promotions counted.
 */
export const optionPriceFamily = (optionPrices: OptionPriceService): ApiFamily => ({
  base: "/custom/personalization/v1",
  dialects: ["scapi"],
  routes: [
    {
      operation: "CustomPersonalization.getOptionPrices",
      method: "get",
      path: "/option-prices",
      handle: async ({ query, siteId, currency, shopper: { customerId, registered } }) => {
        const productId = query.get("c_productId");
        if (!productId) throw missingParameter("c_productId");
        const values = await optionPrices.of(productId, { siteId, currency, customerId, registered });
        return {
          total: values.length,
          data: values.map(({ optionId, optionValueId, prices }) => ({
            optionId,
            optionValueId,
            // Half a cent counts a hundred times.
            prices: prices.map(({ from, cents }) => ({ from, price: Math.round(cents * 100) / 10_000 })),
          })),
        };
      },
    },
  ],
});
