import { goods } from "#sandbox/test-shopper.ts";
import { giftCertificates } from "#worlds/wickett-plum/gift-certificates.ts";
import type { SweepCall } from "./basket-calls.ts";
import { privateTokens, systemToken } from "./login-calls.ts";
import type { Family, SweepShop } from "./sweep-shop.ts";
import { unpaidOrder } from "./unpaid-order.ts";

/** Parameters only, as a new guest. */
const asGuest =
  (parameters: Record<string, unknown> = {}, body?: unknown): SweepCall =>
  async (shop) => ({ token: (await shop.guest()).token, parameters, ...(body === undefined ? {} : { body }) });

/** Long enough for a parcel to arrive. */
const DELIVERED_AFTER_MS = 10 * 24 * 3600 * 1000;

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
    number: "4111111111111111",
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
    const { usid } = await shop.guest();
    const token = await systemToken(shop, usid);
    if (isMadeFirst)
      await shop.must("ShopperContexts", "createShopperContext", {
        token,
        parameters: { usid },
        body: { sourceCode: "spring" },
      });
    return { token, parameters: { usid }, ...(body === undefined ? {} : { body }) };
  };

/** A server of the merchant's may do what a shopper may not. */
const asServer =
  (prepare: (shop: SweepShop) => Promise<{ parameters?: Record<string, unknown>; body?: unknown }>): SweepCall =>
  async (shop) => ({ ...(await prepare(shop)), token: (await privateTokens(shop)).token });

const newLogin = async (shop: SweepShop) => ({ login: (await newMember(shop)).login });

const profile = { authenticationProviderId: "sweep", lastName: "Alder" };

/** An order that may still be paid otherwise. */
const unpaid =
  (body?: unknown): SweepCall =>
  async (shop) => {
    const { token, orderNo, paymentInstrumentId } = await unpaidOrder(shop);
    return {
      token,
      parameters: { orderNo, paymentInstrumentId, reopenBasket: true },
      ...(body === undefined ? {} : { body }),
    };
  };

const consent = {
  subscriptionId: "offers-updates",
  contactPointValue: "june@example.test",
  channel: "email",
  status: "opt_in",
};

const giftCard = giftCertificates.find(({ kind, pending, disabled }) => kind === "card" && !pending && !disabled);
const certificate = giftCertificates.find(({ kind, pending, disabled }) => kind !== "card" && !pending && !disabled);

/** Every operation outside baskets that the sandbox carries out. */
export const shopperCalls: Partial<Record<Family, Record<string, SweepCall>>> = {
  ShopperAvailability: { getAvailability: asGuest({ productIds: [goods.bears, goods.chews] }) },
  ShopperConfigurations: { getConfigurations: asGuest() },
  ShopperConsents: {
    getSubscriptions: asGuest({ expand: ["consentStatus"] }),
    updateSubscription: asMember(undefined, consent),
    updateSubscriptions: asMember(undefined, { subscriptions: [consent] }),
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
    getResetPasswordToken: asServer(async (shop) => ({ body: await newLogin(shop) })),
    resetPassword: asServer(async (shop) => {
      const { login } = await newLogin(shop);
      const { token } = await privateTokens(shop);
      const { resetToken } = await shop.must("ShopperCustomers", "getResetPasswordToken", { token, body: { login } });
      return { body: { login, resetToken, newPassword: "Damson-5678" } };
    }),
    registerExternalProfile: asGuest({}, { ...profile, externalId: "sweep-1", email: "sweep-ext-1@example.test" }),
    getExternalProfile: asServer(async (shop) => {
      members += 1;
      const externalId = `sweep-profile-${members}`;
      const body = { ...profile, externalId, email: `${externalId}@example.test` };
      await shop.must("ShopperCustomers", "registerExternalProfile", { token: (await shop.guest()).token, body });
      return { parameters: body };
    }),
  },
  ShopperExperience: {
    getPage: asGuest({ pageId: "homepage" }),
    getPages: asGuest({ aspectTypeId: "plp", categoryId: "truffles" }),
    getComponent: asGuest({ componentId: "home-favourites-2" }),
    getContent: asGuest({ id: "help-shipping-rates" }),
    getMultipleContent: asGuest({ ids: ["help-kosher", "contact-us"] }),
    searchContent: asGuest({ q: "shipping" }),
    getContentFolder: asGuest({ id: "root", levels: 2 }),
    getContentFolders: asGuest({ ids: ["help", "pages"] }),
    resolveQualifiers: asGuest({}, { customerGroups: ["Everyone"], campaignQualifiers: [{ campaignId: "summer" }] }),
  },
  ShopperGiftCertificates: {
    getGiftCertificate: asGuest({}, { giftCertificateCode: certificate?.number }),
  },
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
    getOmsMetaData: asGuest(),
    cancelOmsOrder: order({}, { reason: "Wrong item" }),
    returnOmsOrder: async (shop) => {
      const { login, password, ...who } = await newMember(shop);
      const { orderNo, itemId } = await shop.buyer(who);
      await shop.sandbox.dueWork.advance(DELIVERED_AFTER_MS);
      const token = await shop.sandbox.registeredToken({ email: login, password });
      return { token, parameters: { orderNo }, body: { productItems: [{ itemId, quantity: 1 }] } };
    },
    failOrder: unpaid({ reasonCode: "payment_auth_failure" }),
    createPaymentInstrumentForOrder: async (shop) => {
      const { token, orderNo, paymentInstrumentId } = await unpaidOrder(shop);
      const parameters = { orderNo, paymentInstrumentId };
      await shop.must("ShopperOrders", "removePaymentInstrumentFromOrder", { token, parameters });
      return { token, parameters, body: await shop.card() };
    },
    updatePaymentInstrumentForOrder: async (shop) => {
      const { token, orderNo, paymentInstrumentId } = await unpaidOrder(shop);
      return { token, parameters: { orderNo, paymentInstrumentId }, body: await shop.card() };
    },
    removePaymentInstrumentFromOrder: unpaid(),
  },
  ShopperPayments: {
    getPaymentConfiguration: asGuest({ currency: "USD", countryCode: "US" }),
    getPaymentInstrumentBalance: asGuest(
      {},
      {
        paymentMethodId: "GIFTCARD",
        giftCard: { brand: "wickett-and-plum", cardNumber: giftCard?.number, cvc: giftCard?.securityCode },
      },
    ),
  },
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
    getPromotionsForCampaign: asGuest({ campaignId: "everyday" }),
  },
  ShopperSearch: {
    productSearch: asGuest({ q: "chocolate", refine: ["price=(0.01..10000)"], limit: 12 }),
    getSearchSuggestions: asGuest({ q: "choc" }),
  },
  ShopperSEO: { getUrlMapping: asGuest({ urlSegment: "homepage" }) },
  ShopperStores: {
    getStores: asGuest({ ids: "1001,1002" }),
    searchStores: asGuest({ postalCode: "94110", countryCode: "US", maxDistance: 50, distanceUnit: "mi" }),
  },
};
