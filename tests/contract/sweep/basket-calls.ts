import { chicago, goods, sanFrancisco } from "#sandbox/test-shopper.ts";
import type { Arguments, Family, SweepShop } from "./sweep-shop.ts";

/** What a method is called with so that it does its work; gives the arguments after whatever has to come first. */
export type SweepCall = (shop: SweepShop) => Promise<Arguments>;

let members = 0;

const certificate = { amount: 25, recipientEmail: "ada@example.test", recipientName: "Ada", senderName: "June" };

/** Every operation of a basket, the same in both versions. */
export const basketCalls = (family: Family): Record<string, SweepCall> => {
  /** A call on a basket with one line. */
  const on =
    (more: object = {}, body?: unknown): SweepCall =>
    async (shop) => {
      const { token, basketId, itemId } = await shop.visitor(family);
      const parameters = { basketId, itemId, shipmentId: "me", ...more };
      return { token, parameters, ...(body === undefined ? {} : { body }) };
    };

  /** A call on something that has to be put into the basket first. */
  const onNew =
    (method: string, thing: unknown, list: string, id: string, body?: unknown): SweepCall =>
    async (shop) => {
      const { token, basketId } = await shop.addressed(family);
      const basket = await shop.must(family, method, { token, parameters: { basketId }, body: thing });
      const [first] = basket[list] as Record<string, string>[];
      const parameters = { basketId, [id]: first?.[id] };
      return { token, parameters, ...(body === undefined ? {} : { body }) };
    };

  const member = async (shop: SweepShop, name: string) => {
    const { usid } = await shop.visitor(family);
    members += 1;
    const login = `${name}-${members}-${family.toLowerCase()}@example.test`;
    await shop.member(login);
    return { token: await shop.sandbox.registeredToken({ email: login, password: "Plum-1234", usid }) };
  };

  return {
    createBasket: async (shop) => ({ token: (await shop.guest()).token, body: {} }),
    getBasket: on(),
    updateBasket: on({}, { c_businessAccountId: "sweep" }),
    deleteBasket: on(),
    addItemToBasket: on({}, [{ productId: goods.chews, quantity: 1 }]),
    updateItemInBasket: on({}, { quantity: 3 }),
    updateItemsInBasket: async (shop) => {
      const { token, basketId, itemId } = await shop.visitor(family);
      return { token, parameters: { basketId }, body: [{ itemId, quantity: 3 }] };
    },
    removeItemFromBasket: on(),
    createShipmentForBasket: on({}, { shipmentId: "aunt", shippingAddress: chicago }),
    updateShipmentForBasket: on({}, { gift: true, giftMessage: "For you" }),
    removeShipmentFromBasket: async (shop) => {
      const { token, basketId } = await shop.visitor(family);
      const body = { shipmentId: "aunt" };
      await shop.must(family, "createShipmentForBasket", { token, parameters: { basketId }, body });
      return { token, parameters: { basketId, shipmentId: "aunt" } };
    },
    updateShippingAddressForShipment: on({}, sanFrancisco),
    updateShippingMethodForShipment: async (shop) => {
      const { token, basketId } = await shop.addressed(family);
      return { token, parameters: { basketId, shipmentId: "me" }, body: { id: "ups-ground" } };
    },
    getShippingMethodsForShipment: async (shop) => {
      const { token, basketId } = await shop.addressed(family);
      return { token, parameters: { basketId, shipmentId: "me" } };
    },
    updateBillingAddressForBasket: on({}, sanFrancisco),
    updateCustomerForBasket: on({}, { email: "june@example.test" }),
    addCouponToBasket: on({}, { code: "WINDOWSILL" }),
    removeCouponFromBasket: onNew("addCouponToBasket", { code: "WINDOWSILL" }, "couponItems", "couponItemId"),
    addPaymentInstrumentToBasket: async (shop) => {
      const { token, basketId } = await shop.addressed(family);
      return { token, parameters: { basketId }, body: await shop.card() };
    },
    updatePaymentInstrumentInBasket: async (shop) => {
      const { token, basketId, paymentInstrumentId } = await shop.payable(family);
      return { token, parameters: { basketId, paymentInstrumentId }, body: { paymentMethodId: "CREDIT_CARD" } };
    },
    removePaymentInstrumentFromBasket: async (shop) => {
      const { token, basketId, paymentInstrumentId } = await shop.payable(family);
      return { token, parameters: { basketId, paymentInstrumentId } };
    },
    getPaymentMethodsForBasket: on(),
    addGiftCertificateItemToBasket: on({}, certificate),
    updateGiftCertificateItemInBasket: onNew(
      "addGiftCertificateItemToBasket",
      certificate,
      "giftCertificateItems",
      "giftCertificateItemId",
      { ...certificate, amount: 30 },
    ),
    removeGiftCertificateItemFromBasket: onNew(
      "addGiftCertificateItemToBasket",
      certificate,
      "giftCertificateItems",
      "giftCertificateItemId",
    ),
    updateAsAgentBasket: on(),
    updateAsStorefrontBasket: on(),
    addPriceAdjustmentToBasket: on({}, { level: "order", manualPriceAdjustmentId: "gesture" }),
    updatePriceAdjustmentInBasket: on({ priceAdjustmentId: "gesture" }, { reasonCode: "PRICE_MATCH" }),
    removePriceAdjustmentFromBasket: on({ priceAdjustmentId: "gesture" }),
    getPriceBooksForBasket: on(),
    addPriceBooksToBasket: on({}, ["usd-list-prices"]),
    getTaxesFromBasket: on(),
    addTaxesForBasket: on({}, { taxes: {} }),
    addTaxesForBasketItem: on({}, { taxes: [] }),
    transferBasket: async (shop) => ({ ...(await member(shop, "transfer")), parameters: { merge: true } }),
    mergeBasket: async (shop) => ({
      ...(await member(shop, "merge")),
      parameters: { createDestinationBasket: true, productItemMergeMode: "sum_quantities" },
    }),
    ...(family === "ShopperBasketsV2" && {
      promoteTemporaryBasket: async (shop: SweepShop) => {
        const { token } = await shop.guest();
        const basket = await shop.must(family, "createBasket", { token, parameters: { temporary: true }, body: {} });
        return { token, parameters: { basketId: basket.basketId } };
      },
    }),
  };
};
