import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { type BasketRouting, idOf, ownerOf } from "./basket-request-routes.ts";
import type { BasketService } from "./basket-service.ts";

/** What only an agent or a merchant's own program may do. */
const agentOperations: readonly [operation: string, method: ApiRoute["method"], path: string, query?: string[]][] = [
  ["updateAsAgentBasket", "put", "/agent"],
  ["updateAsStorefrontBasket", "put", "/storefront", ["exchange"]],
  ["addPriceAdjustmentToBasket", "post", "/price-adjustments"],
  ["updatePriceAdjustmentInBasket", "patch", "/price-adjustments/:priceAdjustmentId"],
  ["removePriceAdjustmentFromBasket", "delete", "/price-adjustments/:priceAdjustmentId"],
  ["getPriceBooksForBasket", "get", "/price-books"],
  ["addPriceBooksToBasket", "put", "/price-books"],
];

const taxOperations: readonly [operation: string, method: ApiRoute["method"], path: string][] = [
  ["getTaxesFromBasket", "get", "/taxes"],
  ["addTaxesForBasket", "put", "/taxes"],
  ["addTaxesForBasketItem", "put", "/items/:itemId/taxes"],
];

/**
 * Operations a shopper's token does not open, refused as the platform refuses them: the basket must be the shopper's
 * own, then 403 for what needs an agent's token, and 409 for taxes, because no basket here has external ones.
 */
export const agentRoutes = ({ route }: BasketRouting, baskets: Pick<BasketService, "refuseForeign">): ApiRoute[] => {
  const refusing = (fault: (request: ApiRequest) => Fault) => async (request: ApiRequest) => {
    await baskets.refuseForeign(idOf(request, "basketId"), ownerOf(request));
    throw fault(request);
  };
  return [
    ...agentOperations.map(([operation, method, path, query]) =>
      route(
        operation,
        method,
        `/:basketId${path}`,
        refusing(
          () =>
            new Fault(403, "forbidden", `The access token of a shopper does not allow ${operation}.`, { operation }),
        ),
        query,
      ),
    ),
    ...taxOperations.map(([operation, method, path]) =>
      route(
        operation,
        method,
        `/:basketId${path}`,
        refusing(
          (request) =>
            new Fault(409, "invalid-tax-mode", "The basket was not created with the tax mode 'external'.", {
              basketId: idOf(request, "basketId"),
            }),
        ),
      ),
    ),
  ];
};
