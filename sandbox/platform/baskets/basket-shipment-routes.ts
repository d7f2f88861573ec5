import type { ApiRoute } from "#sandbox/core/api-route.ts";
import { addressOf, shipmentChangeOf, shipmentIdOf } from "./basket-body.ts";
import { presentShippingMethods } from "./basket-presenter.ts";
import {
  type BasketRouting,
  idOf,
  isYes,
  ownerOf,
  refuseWrongDate,
  refuseWrongMethod,
} from "./basket-request-routes.ts";
import type { BasketService } from "./basket-service.ts";
import { addShipment, changeShipment, removeShipment, shipmentOf } from "./basket-shipments.ts";
import { objectOf, requiredText } from "#sandbox/core/request/body-values.ts";

/** The shipments of a basket: where each goes and how. */
export const shipmentRoutes = ({ route, change }: BasketRouting, baskets: BasketService): ApiRoute[] => [
  route("createShipmentForBasket", "post", "/:basketId/shipments", (request) => {
    const id = shipmentIdOf(request.body);
    const said = shipmentChangeOf(request.body);
    return change(request, (basket) => addShipment(basket, id, said));
  }),
  route("updateShipmentForBasket", "patch", "/:basketId/shipments/:shipmentId", (request) => {
    const said = shipmentChangeOf(request.body);
    const shipmentId = idOf(request, "shipmentId");
    return change(
      request,
      (basket) => changeShipment(basket, shipmentId, said),
      (view) => {
        if (said.shippingMethodId) refuseWrongMethod(shipmentId)(view);
        if (said.attributes?.["c_DATE_WANTED"]) refuseWrongDate(shipmentId)(view);
      },
    );
  }),
  route("removeShipmentFromBasket", "delete", "/:basketId/shipments/:shipmentId", (request) =>
    change(request, (basket) => removeShipment(basket, idOf(request, "shipmentId"))),
  ),
  route(
    "updateShippingAddressForShipment",
    "put",
    "/:basketId/shipments/:shipmentId/shipping-address",
    (request) => {
      const shippingAddress = addressOf(request.body);
      return change(request, (basket) => {
        const shipped = changeShipment(basket, idOf(request, "shipmentId"), { shippingAddress });
        return isYes(request, "useAsBilling") ? { ...shipped, billingAddress: shippingAddress } : shipped;
      });
    },
    ["useAsBilling", "removeExternalTax"],
  ),
  route("updateShippingMethodForShipment", "put", "/:basketId/shipments/:shipmentId/shipping-method", (request) => {
    const shippingMethodId = requiredText(objectOf(request.body), "id");
    const shipmentId = idOf(request, "shipmentId");
    return change(
      request,
      (basket) => changeShipment(basket, shipmentId, { shippingMethodId }),
      refuseWrongMethod(shipmentId),
    );
  }),
  route(
    "getShippingMethodsForShipment",
    "get",
    "/:basketId/shipments/:shipmentId/shipping-methods",
    async (request) => {
      const basket = await baskets.get(idOf(request, "basketId"), ownerOf(request));
      return presentShippingMethods(basket, shipmentOf(basket, idOf(request, "shipmentId")).id);
    },
  ),
];
