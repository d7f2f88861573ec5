import { sites } from "#worlds/wickett-plum/sites.ts";
import { tokenise } from "#emulators/test-tokenise.ts";

/** What the shop answered; `body` is whatever JSON came. */
export interface ApiAnswer {
  status: number;
  text: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A shopper who talks to the storefront's API over HTTP, as its pages do. */
export interface ApiShopper {
  customerId: string;
  accessToken: string;
  /** Posts to `/api/<site>/<path>` with the shopper's token. */
  post(path: string, body: unknown): Promise<ApiAnswer>;
  /** Calls an operation of the official SDK, for example `ShopperBaskets/createBasket`. */
  scapi(operation: string, parameters: object, body?: unknown): Promise<ApiAnswer>;
  /** A new basket with these products; gives its id. */
  fillBag(...items: { productId: string; quantity: number }[]): Promise<string>;
  /** Email, address, way to ship and an approved card for a basket: only the order is missing. */
  prepare(basketId: string, card?: { number: string; securityCode: string }): Promise<void>;
  placeOrder(basketId: string): Promise<ApiAnswer>;
}

/** The card that is always approved. */
export const approvedCard = { number: "4111111111111111", securityCode: "917" };

/** A fictional address the shop delivers to. */
export const apiAddress = {
  firstName: "Nora",
  lastName: "Field",
  address1: "1 Fig Street",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
  countryCode: "US",
  phone: "7755550111",
};

/**
 * A new guest of the shop at `origin`, or the holder of `token`.
 * @throws Error when a step that must work is refused
 */
export const createApiShopper = async (
  origin: string,
  token?: string,
  siteId: string | undefined = sites[0]?.id,
): Promise<ApiShopper> => {
  let accessToken = token ?? "";
  const post: ApiShopper["post"] = async (path, content) => {
    const response = await fetch(`${origin}/api/${siteId}/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(content),
    });
    const text = await response.text();
    const body = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, text, headers: response.headers, body };
  };
  const scapi: ApiShopper["scapi"] = (operation, parameters, body) =>
    post(`scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }]);
  const must = async (asked: Promise<ApiAnswer>): Promise<Record<string, unknown>> => {
    const { status, text, body } = await asked;
    if (status >= 300) throw new Error(`The shop answered ${status}: ${text}`);
    return body;
  };
  let customerId = "";
  if (!token) {
    const session = await must(post("session", {}));
    accessToken = String(session.accessToken);
    customerId = String(session.customerId);
  }

  return {
    customerId,
    accessToken,
    post,
    scapi,
    fillBag: async (...items) => {
      const { basketId } = await must(scapi("ShopperBaskets/createBasket", {}, {}));
      await must(scapi("ShopperBaskets/addItemToBasket", { basketId }, items));
      return String(basketId);
    },
    prepare: async (basketId, card = approvedCard) => {
      const shipment = { basketId, shipmentId: "me" };
      await must(scapi("ShopperBaskets/updateCustomerForBasket", { basketId }, { email: "nora@example.test" }));
      await must(
        scapi("ShopperBaskets/updateShippingAddressForShipment", { ...shipment, useAsBilling: true }, apiAddress),
      );
      const methods = await must(scapi("ShopperBaskets/getShippingMethodsForShipment", shipment));
      const chosen = { id: methods.defaultShippingMethodId };
      await must(scapi("ShopperBaskets/updateShippingMethodForShipment", shipment, chosen));
      const { captureContext } = await must(post("card-context", {}));
      const entered = { ...card, expirationMonth: "09", expirationYear: "2039" };
      const transientToken = await (await tokenise(String(captureContext), entered)).text();
      await must(post("basket-card", { basketId, transientToken, captureContext, holder: "Nora Field" }));
    },
    placeOrder: (basketId) => scapi("ShopperOrders/createOrder", {}, { basketId }),
  };
};
