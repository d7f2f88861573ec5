import * as sdk from "@salesforce/commerce-sdk-isomorphic";

/**
 * Who may call an operation: anyone, with the site's guest token; a shopper with a token; or only handlers of the site
 * API.
 */
type Access = "anyone" | "shopper" | "site-api";

interface ScapiFamily {
  /** The official client's class. */
  client: unknown;
  /** True when the site's locale is added (calls-6). */
  locale: boolean;
  methods: Record<string, Access>;
}

const shopper = (...names: string[]): Record<string, Access> =>
  Object.fromEntries(names.map((name) => [name, "shopper"]));
const anyone = (...names: string[]): Record<string, Access> =>
  Object.fromEntries(names.map((name) => [name, "anyone"]));

const basketMethods = [
  "addCouponToBasket",
  "addGiftCertificateItemToBasket",
  "addItemToBasket",
  "addPaymentInstrumentToBasket",
  "createBasket",
  "createShipmentForBasket",
  "deleteBasket",
  "getBasket",
  "getPaymentMethodsForBasket",
  "getShippingMethodsForShipment",
  "mergeBasket",
  "removeCouponFromBasket",
  "removeGiftCertificateItemFromBasket",
  "removeItemFromBasket",
  "removePaymentInstrumentFromBasket",
  "removeShipmentFromBasket",
  "transferBasket",
  "updateBasket",
  "updateBillingAddressForBasket",
  "updateCustomerForBasket",
  "updateGiftCertificateItemInBasket",
  "updateItemInBasket",
  "updateItemsInBasket",
  "updatePaymentInstrumentInBasket",
  "updateShipmentForBasket",
  "updateShippingAddressForShipment",
  "updateShippingMethodForShipment",
];

/**
 * Everything `/api/<site>/scapi/<family>/<method>` can reach; nothing else is ever called. The login family is left out
 * on purpose: tokens are exchanged by the session endpoints, which keep refresh tokens out of scripts.
 */
const families: Record<string, ScapiFamily> = {
  ShopperAvailability: { client: sdk.ShopperAvailability, locale: false, methods: anyone("getAvailability") },
  ShopperBaskets: { client: sdk.ShopperBaskets, locale: true, methods: shopper(...basketMethods) },
  ShopperBasketsV2: {
    client: sdk.ShopperBasketsV2,
    locale: true,
    methods: shopper(...basketMethods, "promoteTemporaryBasket"),
  },
  ShopperConsents: {
    client: sdk.ShopperConsents,
    locale: true,
    methods: shopper("getSubscriptions", "updateSubscriptions"),
  },
  // Only the site API speaks about a session: a shopper must not name groups of their own.
  ShopperContexts: {
    client: sdk.ShopperContexts,
    locale: false,
    methods: { createShopperContext: "site-api", updateShopperContext: "site-api" },
  },
  ShopperCustomers: {
    client: sdk.ShopperCustomers,
    locale: false,
    methods: {
      registerCustomer: "site-api",
      ...shopper(
        "createCustomerAddress",
        "createCustomerPaymentInstrument",
        "createCustomerProductList",
        "createCustomerProductListItem",
        "deleteCustomerPaymentInstrument",
        "deleteCustomerProductList",
        "deleteCustomerProductListItem",
        "getCustomer",
        "getCustomerAddress",
        "getCustomerBaskets",
        "getCustomerOrders",
        "getCustomerPaymentInstrument",
        "getCustomerProductList",
        "getCustomerProductListItem",
        "getCustomerProductLists",
        "removeCustomerAddress",
        "updateCustomer",
        "updateCustomerAddress",
        "updateCustomerPassword",
        "updateCustomerPaymentInstrument",
        "updateCustomerProductList",
        "updateCustomerProductListItem",
      ),
    },
  },
  ShopperGiftCertificates: {
    client: sdk.ShopperGiftCertificates,
    locale: true,
    methods: shopper("getGiftCertificate"),
  },
  ShopperOrders: {
    client: sdk.ShopperOrders,
    locale: true,
    methods: shopper(
      "cancelOmsOrder",
      "createOrder",
      "getOmsMetaData",
      "getOrder",
      "getPaymentMethodsForOrder",
      "guestOrderLookup",
      "requestOrderAccessCode",
      "updatePaymentInstrumentForOrder",
    ),
  },
  ShopperPayments: { client: sdk.ShopperPayments, locale: false, methods: { getPaymentInstrumentBalance: "site-api" } },
  ShopperProducts: {
    client: sdk.ShopperProducts,
    locale: true,
    methods: anyone("getCategories", "getCategory", "getProduct", "getProducts"),
  },
  ShopperPromotions: {
    client: sdk.ShopperPromotions,
    locale: true,
    methods: anyone("getPromotions", "getPromotionsForCampaign"),
  },
  ShopperSearch: { client: sdk.ShopperSearch, locale: true, methods: anyone("getSearchSuggestions", "productSearch") },
  ShopperStores: { client: sdk.ShopperStores, locale: false, methods: anyone("getStores", "searchStores") },
};

/** What the official client knows about one of its classes. */
interface ClientClass {
  new (config: unknown): Record<string, (options: unknown, rawResponse: true) => Promise<Response>>;
  apiPaths: Record<string, string>;
  paramKeys: Record<string, readonly string[]>;
}

/** One operation that may be called. */
export interface ScapiOperation {
  Client: ClientClass;
  method: string;
  locale: boolean;
  access: Access;
  /** Declared parameters, required ones among them, and those that are part of the path. */
  parameters: readonly string[];
  required: readonly string[];
  pathParameters: readonly string[];
}

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The operation `family.method`, or `undefined` when it is not on the list. */
export const scapiOperation = (family: string, method: string): ScapiOperation | undefined => {
  const entry = own(families, family);
  const access = entry && own(entry.methods, method);
  if (!entry || !access) return undefined;
  const Client = entry.client as ClientClass;
  return {
    Client,
    method,
    locale: entry.locale,
    access,
    parameters: Client.paramKeys[method] ?? [],
    required: Client.paramKeys[`${method}Required`] ?? [],
    pathParameters: [...(Client.apiPaths[method] ?? "").matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
  };
};

/** Every `[family, method]` on the list. */
export const scapiOperations = (): [family: string, method: string][] =>
  Object.entries(families).flatMap(([family, { methods }]) =>
    Object.keys(methods).map((method): [string, string] => [family, method]),
  );
