import { Fault } from "#sandbox/core/fault.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import type { Basket } from "./basket.ts";
import { type MergeMode, mergeModes } from "./basket-merge.ts";
import type { BasketOwner } from "./basket-service.ts";
import type { BasketView } from "./basket-view-service.ts";

/** What the tables of basket operations share. */
export interface BasketRouting {
  /** A route below `/baskets` in the dialect at hand. */
  route: (
    operation: string,
    method: ApiRoute["method"],
    path: string,
    handle: ApiRoute["handle"],
    query?: readonly string[],
  ) => ApiRoute;
  /** Changes the basket of a call and shows what came of it. */
  change: (
    request: ApiRequest,
    decide: (basket: Basket) => Basket | Promise<Basket>,
    check?: (view: BasketView) => void,
  ) => Promise<unknown>;
}

/** Whose call it is. */
export const ownerOf = ({ shopper, siteId }: ApiRequest): BasketOwner => ({
  customerId: shopper.customerId,
  registered: shopper.registered,
  siteId,
  previousCustomerId: shopper.previousCustomerId,
});

export const isYes = ({ query }: ApiRequest, name: string): boolean => query.get(name) === "true";

export const idOf = ({ params }: ApiRequest, name: string): string => params[name] ?? "";

/** What becomes of a line both baskets have. @throws Fault 400 for an unknown mode. */
export const modeOf = ({ query }: ApiRequest): MergeMode => {
  const asked = query.get("productItemMergeMode") ?? "higher_quantity";
  const mode = mergeModes.find((each) => each === asked);
  if (!mode)
    throw new Fault(400, "bad-request", `'${asked}' is no productItemMergeMode.`, {
      parameterName: "productItemMergeMode",
    });
  return mode;
};

/** @throws Fault 400 when a shipment uses a method that may not be used for it. */
export const refuseWrongMethod = (shipmentId: string) => (basket: BasketView) => {
  const shipment = basket.shipments.find(({ id }) => id === shipmentId);
  if (shipment?.shippingMethodId && !shipment.isMethodApplicable)
    throw new Fault(
      400,
      "shipping-method-not-applicable",
      `The shipping method '${shipment.shippingMethodId}' can't be used for this shipment.`,
      { shippingMethodId: shipment.shippingMethodId, shipmentId, reasons: shipment.offer?.exclusions ?? [] },
    );
};

/** @throws Fault 400 when a shipment is wished for on a day its method cannot deliver on. */
export const refuseWrongDate = (shipmentId: string) => (basket: BasketView) => {
  const shipment = basket.shipments.find(({ id }) => id === shipmentId);
  const wanted = shipment?.attributes["c_DATE_WANTED"];
  if (shipment?.offer?.wanted?.shipDay === null)
    throw new Fault(400, "date-not-available", `The shipment can't be delivered on ${String(wanted)}.`, {
      shipmentId,
      dateWanted: wanted,
    });
};
