import { goods } from "#sandbox/test-shopper.ts";
import type { SweepCall } from "./basket-calls.ts";
import type { Family, SweepShop } from "./sweep-shop.ts";

/** Parameters only, as a new guest. */
const asGuest =
  (parameters: Record<string, unknown> = {}, body?: unknown): SweepCall =>
  async (shop) => ({ token: (await shop.guest()).token, parameters, ...(body === undefined ? {} : { body }) });

let members = 0;
const newMember = (shop: SweepShop) => {
  members += 1;
  return shop.member(`sweep-${members}@example.test`);
};

/** As a new customer, on something made first. */
const asMember =
  (
    prepare: (shop: SweepShop, who: { token: string; customerId: string }) => Promise<object> = async () => ({}),
    body?: unknown,
  ): SweepCall =>
  async (shop) => {
    const { token, customerId } = await newMember(shop);
    const parameters = { customerId, ...(await prepare(shop, { token, customerId })) };
    return { token, parameters, ...(body === undefined ? {} : { body }) };
  };

const address = { addressId: "Home", lastName: "Alder", countryCode: "US", address1: "2 Elm Row", city: "Reno" };
const withAddress = async (shop: SweepShop, { token, customerId }: { token: string; customerId: string }) => {
  await shop.must("ShopperCustomers", "createCustomerAddress", { token, parameters: { customerId }, body: address });
  return { addressName: "Home" };
};

const storedCard = {
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    cardType: "Visa",
    number: "************1111",
    holder: "Wren Alder",
    expirationMonth: 9,
    expirationYear: 2039,
  },
};
const withCard = async (shop: SweepShop, { token, customerId }: { token: string; customerId: string }) => {
  const made = await shop.must("ShopperCustomers", "createCustomerPaymentInstrument", {
    token,
    parameters: { customerId },
    body: storedCard,
  });
  return { paymentInstrumentId: made.paymentInstrumentId };
};

const list = { type: "wish_list", name: "Birthday", public: true };
const withList = async (shop: SweepShop, { token, customerId }: { token: string; customerId: string }) => {
  const made = await shop.must("ShopperCustomers", "createCustomerProductList", {
    token,
    parameters: { customerId },
    body: list,
  });
  return { listId: made.id };
};
const entry = { type: "product", productId: goods.bears, quantity: 1, priority: 1, public: true };
const withItem = async (shop: SweepShop, who: { token: string; customerId: string }) => {
  const { listId } = await withList(shop, who);
  const made = await shop.must("ShopperCustomers", "createCustomerProductListItem", {
    token: who.token,
    parameters: { customerId: who.customerId, listId },
    body: entry,
  });
  return { listId, itemId: made.id };
};

const order =
  (more: object = {}, body?: unknown): SweepCall =>
  async (shop) => {
    const { token, orderNo, paymentInstrumentId } = await shop.buyer();
    return { token, parameters: { orderNo, paymentInstrumentId, ...more }, ...(body === undefined ? {} : { body }) };
  };

const context =
  (body?: unknown, isMadeFirst = false): SweepCall =>
  async (shop) => {
    const { token, usid } = await shop.guest();
    if (isMadeFirst)
      await shop.must("ShopperContexts", "createShopperContext", {
        token,
        parameters: { usid },
        body: { sourceCode: "spring" },
      });
    return { token, parameters: { usid }, ...(body === undefined ? {} : { body }) };
  };

/** Every operation outside baskets that the sandbox carries out. */
export const shopperCalls: Partial<Record<Family, Record<string, SweepCall>>> = {
  ShopperAvailability: { getAvailability: asGuest({ productIds: [goods.bears, goods.chews] }) },
  ShopperConfigurations: { getConfigurations: asGuest() },
  ShopperConsents: {
    getSubscriptions: asGuest(),
  },
  ShopperContexts: {
    createShopperContext: context({ customQualifiers: { deviceType: "phone" } }),
    getShopperContext: context(undefined, true),
    updateShopperContext: context({ customQualifiers: { deviceType: "desk" } }, true),
    deleteShopperContext: context(undefined, true),
  },
  ShopperCustomers: {
    registerCustomer: asGuest(
      {},
      {
        customer: { login: "sweep-new@example.test", email: "sweep-new@example.test", lastName: "Alder" },
        password: "Plum-1234",
      },
    ),
    getCustomer: asMember(),
    updateCustomer: asMember(undefined, { firstName: "Robin" }),
    updateCustomerPassword: asMember(undefined, { currentPassword: "Plum-1234", password: "Damson-5678" }),
    createCustomerAddress: asMember(undefined, address),
    getCustomerAddress: asMember(withAddress),
    updateCustomerAddress: asMember(withAddress, { ...address, city: "Salem" }),
    removeCustomerAddress: asMember(withAddress),
    createCustomerPaymentInstrument: asMember(undefined, storedCard),
    getCustomerPaymentInstrument: asMember(withCard),
    updateCustomerPaymentInstrument: asMember(withCard, { default: true }),
    deleteCustomerPaymentInstrument: asMember(withCard),
    getCustomerBaskets: asMember(),
    getCustomerOrders: asMember(),
    getCustomerProductLists: asMember(),
    createCustomerProductList: asMember(undefined, list),
    getCustomerProductList: asMember(withList),
    updateCustomerProductList: asMember(withList, { name: "Holidays" }),
    deleteCustomerProductList: asMember(withList),
    createCustomerProductListItem: asMember(withList, entry),
    getCustomerProductListItem: asMember(withItem),
    updateCustomerProductListItem: asMember(withItem, { quantity: 2, public: true, priority: 1 }),
    deleteCustomerProductListItem: asMember(withItem),
    getPublicProductListsBySearchTerm: asGuest({ email: "june@example.test" }),
    getPublicProductList: asMember(withList),
    getPublicProductListItems: asMember(withItem),
    getProductListItem: asMember(withItem),
    getResetPasswordToken: asGuest({}, { login: "june@example.test" }),
  },
  ShopperExperience: {},
  ShopperOrders: {
    createOrder: async (shop) => {
      const { token, basketId } = await shop.payable();
      return { token, body: { basketId } };
    },
    getOrder: order(),
    getPaymentMethodsForOrder: order(),
    guestOrderLookup: async (shop) => {
      const { token, orderNo, orderViewCode } = await shop.buyer();
      return { token, parameters: { orderNo }, body: { email: "june@example.test", orderViewCode } };
    },
    requestOrderAccessCode: order({}, { email: "june@example.test" }),
    getTaxesFromOrder: order(),
  },
  ShopperPayments: {},
  ShopperProducts: {
    getProduct: asGuest({ id: goods.master, allImages: true, perPricebook: true }),
    getProducts: asGuest({ ids: [goods.master, goods.bears, goods.chews] }),
    getProductImages: asGuest({ productId: goods.master }),
    getProductPrices: asGuest({ productId: goods.master }),
    getProductPromotions: asGuest({ productId: goods.brittle }),
    getCategories: asGuest({ ids: ["chocolates", "gift-boxes"] }),
    getCategory: asGuest({ id: "root", levels: 2 }),
  },
  ShopperPromotions: {
    getPromotions: asGuest({ ids: ["toffee-brittle-15"] }),
  },
  ShopperSearch: {
    productSearch: asGuest({ q: "chocolate", refine: ["price=(0.01..10000)"], limit: 12 }),
    getSearchSuggestions: asGuest({ q: "choc" }),
  },
  ShopperStores: {
    getStores: asGuest({ ids: "1001,1002" }),
    searchStores: asGuest({ postalCode: "94110", countryCode: "US", maxDistance: 50, distanceUnit: "mi" }),
  },
};
