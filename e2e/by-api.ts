import type { Page } from "@playwright/test";

const site = "WickettPlumUS";

/** Posts to the shop as its pages do, with the cookies of the page's browser. */
const post = async (page: Page, path: string, data: unknown, accessToken?: string) => {
  const answer = await page.request.post(`/api/${site}/${path}`, {
    data,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
  });
  if (!answer.ok()) throw new Error(`The shop answered ${answer.status()} to ${path}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

/**
 * Logs a customer of the world in without the form, for journeys that are not about it; pages opened from now on know
 * them.
 * @throws Error when the shop refuses
 */
export const signIn = async (page: Page, email: string, password = "Plum-1234") => {
  await post(page, "session/login", { email, password });
};

/** The shopper's bag, made if there is none, and the way to call what the bag takes. */
const bagOf = async (page: Page) => {
  const { accessToken, customerId } = await post(page, "session", {});
  const call = (operation: string, parameters: object, body?: unknown) =>
    post(page, `scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }], String(accessToken));
  const { baskets = [] } = (await call("ShopperCustomers/getCustomerBaskets", { customerId })) as {
    baskets?: { basketId: string }[];
  };
  const { basketId } = baskets[0] ?? (await call("ShopperBaskets/createBasket", {}, {}));
  return { basketId, call };
};

/**
 * Puts pieces in the shopper's bag without the product's page, for journeys that begin with a filled bag.
 * @throws Error when the shop refuses
 */
export const fillBag = async (page: Page, productId: string, quantity = 1) => {
  const { basketId, call } = await bagOf(page);
  await call("ShopperBaskets/addItemToBasket", { basketId }, [{ productId, quantity }]);
};

/**
 * Says where the shopper's bag goes, and by UPS Ground, for journeys whose bag has been to the checkout before.
 * @throws Error when the shop refuses
 */
export const addressBag = async (page: Page, shippingAddress: object) => {
  const { basketId, call } = await bagOf(page);
  const shipment = { basketId, shipmentId: "me" };
  await call("ShopperBaskets/updateShippingAddressForShipment", shipment, shippingAddress);
  await call("ShopperBaskets/updateShippingMethodForShipment", shipment, { id: "ups-ground" });
};
