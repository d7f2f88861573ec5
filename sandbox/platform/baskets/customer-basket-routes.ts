import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { type BasketDialect, presentBasket } from "./basket-presenter.ts";
import { ownerOf } from "./basket-request-routes.ts";
import type { BasketService } from "./basket-service.ts";

/** Somebody else's baskets are refused as the platform does. @throws Fault 400 `invalid-customer`. */
const refuseOthers = ({ params, shopper }: ApiRequest) => {
  const { customerId = "" } = params;
  if (customerId !== "me" && customerId !== shopper.customerId)
    throw new Fault(400, "invalid-customer", "The customer ID does not belong to the access token.", { customerId });
};

/** The baskets of a customer. */
export const customerBasketRoutes = (baskets: BasketService, dialect: BasketDialect): ApiRoute[] => [
  {
    operation: "ShopperCustomers.getCustomerBaskets",
    method: "get",
    path: "/customers/:customerId/baskets",
    handle: async (request) => {
      refuseOthers(request);
      const basket = await baskets.current(ownerOf(request));
      return { baskets: basket ? [presentBasket(basket, dialect)] : [], total: basket ? 1 : 0 };
    },
  },
];
