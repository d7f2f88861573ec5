import { createCommerceApi, type CommerceApi } from "./commerce-api.ts";

/** The calls of a basket ask nobody who is shopping. */
const sessionless = { session: {}, shopperContext: {}, backInStock: {} } as Pick<
  CommerceApi,
  "session" | "shopperContext" | "backInStock"
>;

const address = { firstName: "June", address1: "12 Larkspur Lane" };
const item = { productId: "480211", quantity: 2, shipmentId: "me", c_customMix: '{"box":[]}' };
const change = {
  productId: "480212",
  quantity: 3,
  price: 9.5,
  shipmentId: "Shipment1",
  c_customMix: '{"box":[]}',
  inventoryId: "list-1",
  c_fromStoreId: "s1",
};
const card = { paymentMethodId: "CREDIT_CARD", amount: 12, c_paymentToken: "token" };

type Row = [does: string, call: (api: CommerceApi) => unknown, method: string, parameters: object, body: unknown];

test.each<Row>([
  ["adding items", ({ baskets }) => baskets.addItems("b", [item]), "addItemToBasket", { basketId: "b" }, [item]],
  [
    "updating an item",
    ({ baskets }) => baskets.updateItem("b", "i", change),
    "updateItemInBasket",
    { basketId: "b", itemId: "i" },
    change,
  ],
  [
    "removing an item",
    ({ baskets }) => baskets.removeItem("b", "i"),
    "removeItemFromBasket",
    { basketId: "b", itemId: "i" },
    undefined,
  ],
  ["creating a basket", ({ baskets }) => baskets.create(), "createBasket", {}, {}],
  [
    "updating its customer",
    ({ baskets }) => baskets.setEmail("b", "june@example.test"),
    "updateCustomerForBasket",
    { basketId: "b" },
    { email: "june@example.test" },
  ],
  [
    "updating the billing address",
    ({ baskets }) => baskets.setBillingAddress("b", address),
    "updateBillingAddressForBasket",
    { basketId: "b" },
    address,
  ],
  [
    "updating a shipping address that is billed too",
    ({ baskets }) => baskets.setShippingAddress("b", "me", address, { useAsBilling: true }),
    "updateShippingAddressForShipment",
    { basketId: "b", shipmentId: "me", useAsBilling: true },
    address,
  ],
  [
    "creating a shipment",
    ({ baskets }) => baskets.createShipment("b", { shipmentId: "Shipment1", c_fromStoreId: "s1" }),
    "createShipmentForBasket",
    { basketId: "b" },
    { shipmentId: "Shipment1", c_fromStoreId: "s1" },
  ],
  [
    "updating a shipment",
    ({ baskets }) => baskets.updateShipment("b", "me", { giftMessage: "Hello" }),
    "updateShipmentForBasket",
    { basketId: "b", shipmentId: "me" },
    { giftMessage: "Hello" },
  ],
  [
    "asking for shipping methods",
    ({ baskets }) => baskets.shippingMethods("b", "me"),
    "getShippingMethodsForShipment",
    { basketId: "b", shipmentId: "me" },
    undefined,
  ],
  [
    "choosing a shipping method",
    ({ baskets }) => baskets.setShippingMethod("b", "me", "ground"),
    "updateShippingMethodForShipment",
    { basketId: "b", shipmentId: "me" },
    { id: "ground" },
  ],
  [
    "adding a payment",
    ({ baskets }) => baskets.addPaymentInstrument("b", card),
    "addPaymentInstrumentToBasket",
    { basketId: "b" },
    card,
  ],
  [
    "removing a payment",
    ({ baskets }) => baskets.removePaymentInstrument("b", "p"),
    "removePaymentInstrumentFromBasket",
    { basketId: "b", paymentInstrumentId: "p" },
    undefined,
  ],
  [
    "adding a coupon",
    ({ baskets }) => baskets.addCoupon("b", "WINDOWSILL"),
    "addCouponToBasket",
    { basketId: "b" },
    { code: "WINDOWSILL" },
  ],
  [
    "removing a coupon",
    ({ baskets }) => baskets.removeCoupon("b", "c"),
    "removeCouponFromBasket",
    { basketId: "b", couponItemId: "c" },
    undefined,
  ],
])("%s is one call of the Shopper Baskets API", async (_does, call, method, parameters, body) => {
  const calls: unknown[] = [];
  const api = createCommerceApi({
    ...sessionless,
    scapi: (...made) => {
      calls.push(made);
      return Promise.resolve({ basketId: "b" });
    },
    site: () => Promise.reject(new Error("The site API is not asked.")),
  });
  expect(await call(api)).toEqual({ basketId: "b" });
  expect(calls).toEqual([["ShopperBaskets", method, [body === undefined ? { parameters } : { parameters, body }]]]);
});

test("no action is sent without a basket", async () => {
  const scapi = jest.fn(() => Promise.resolve({}));
  const { baskets } = createCommerceApi({ ...sessionless, scapi, site: () => Promise.resolve({}) });
  const actions = [
    baskets.addItems("", [item]),
    baskets.removeItem("", "i"),
    baskets.addCoupon("", "WINDOWSILL"),
    baskets.setEmail("", "june@example.test"),
  ];
  for (const action of actions) await expect(action).rejects.toMatchObject({ code: "missing-basket" });
  expect(scapi).not.toHaveBeenCalled();
});

test("an order is created from a basket's id", async () => {
  const calls: unknown[] = [];
  const api = createCommerceApi({
    ...sessionless,
    scapi: (...made) => {
      calls.push(made);
      return Promise.resolve({ orderNo: "W1" });
    },
    site: () => Promise.reject(new Error("The site API is not asked.")),
  });
  await api.orders.create("b");
  expect(calls).toEqual([["ShopperOrders", "createOrder", [{ parameters: {}, body: { basketId: "b" } }]]]);
});
