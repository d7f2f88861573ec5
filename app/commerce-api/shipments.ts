import type { Basket, ShippingMethodResult } from "./baskets.ts";
import type { CommerceApiError } from "./commerce-api-error.ts";
import { commerceApiError } from "./failed-answer.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** One step of a batch of changes (bag-41). */
export interface BasketAction {
  type: "addShipments" | "removeShipments" | "shipNow";
  data: readonly unknown[];
}

/** Where parcels might go. */
export interface Destination {
  country: string;
  state: string;
  postal: string;
  city?: string;
}

/** What shipping would cost there; amounts in units of `currency`. */
export interface ShippingCosts {
  currency: string;
  shipments: ({ shipmentId: string; shippingMethodId: string | null } & ShippingMethodResult)[];
  shippingTotal?: number;
  taxTotal?: number;
  orderTotal?: number;
}

/** The ways to ship one shipment, or why they could not be told. */
export type WaysToShip = { shipmentId: string } & (ShippingMethodResult | { error: CommerceApiError });

/** The shop's own calls about the parcels of a bag; each throws `CommerceApiError`. */
export interface ShipmentsApi {
  /** Sends at most two actions as one change of the bag. */
  act(basketId: string, actions: readonly BasketAction[]): Promise<Basket>;
  /** Writes or, with an empty text, takes away the message of each shipment. */
  setGiftMessages(messages: readonly { shipmentId: string; giftMessage: string }[]): Promise<Basket>;
  /** Changes several shipments in one call; a member left out stays. */
  update(shipments: readonly ({ shipmentId: string } & Record<string, unknown>)[]): Promise<Basket>;
  /** The ways to ship each of up to a hundred shipments, in one call. */
  methods(basketId: string, shipmentIds: readonly string[]): Promise<WaysToShip[]>;
  /** What shipping would cost if the parcels went to a place. */
  costs(place: Destination): Promise<ShippingCosts>;
  /** What of the bag is to come again and again. */
  setSubscriptionOptins(optins: readonly { productId: string; intervalDays: number }[]): Promise<Basket>;
}

export const createShipmentsApi = (scapi: ScapiTransport, site: SiteTransport): ShipmentsApi => {
  const post = async (path: string, body: unknown) => (await site({ method: "POST", path, body })) as Basket;
  return {
    act: async (basketId, actions) =>
      (await scapi("ShopperBaskets", "updateBasket", [
        { parameters: { basketId }, body: { c_actions: actions } },
      ])) as Basket,
    setGiftMessages: (messages) =>
      post(
        "shipping/gift-message",
        messages.map(({ shipmentId, giftMessage }) => ({ shipment_id: shipmentId, giftMessage })),
      ),
    update: (shipments) => post("shipping/update", { shipments }),
    methods: async (basketId, shipmentIds) => {
      const answer = await site({ method: "POST", path: "shipping/methods", body: { basketId, shipmentIds } });
      const { shipments } = answer as { shipments: ({ shipmentId: string } & Record<string, unknown>)[] };
      return shipments.map(({ shipmentId, problem, ...ways }) =>
        problem
          ? { shipmentId, error: commerceApiError(Number((problem as { status?: unknown }).status), problem) }
          : { shipmentId, ...(ways as ShippingMethodResult) },
      );
    },
    costs: async (place) =>
      (await site({ method: "GET", path: "payment/shipping-costs", query: { ...place } })) as ShippingCosts,
    setSubscriptionOptins: (subscriptionOptins) => post("product/subscription-optins", { subscriptionOptins }),
  };
};
