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

/**
 * Puts pieces in the shopper's bag without the product's page, for journeys that begin with a filled bag.
 * @throws Error when the shop refuses
 */
export const fillBag = async (page: Page, productId: string, quantity = 1) => {
  const { accessToken, customerId } = await post(page, "session", {});
  const call = (operation: string, parameters: object, body?: unknown) =>
    post(page, `scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }], String(accessToken));
  const { baskets = [] } = (await call("ShopperCustomers/getCustomerBaskets", { customerId })) as {
    baskets?: { basketId: string }[];
  };
  const { basketId } = baskets[0] ?? (await call("ShopperBaskets/createBasket", {}, {}));
  await call("ShopperBaskets/addItemToBasket", { basketId }, [{ productId, quantity }]);
};
