import { Fault } from "#sandbox/core/fault.ts";
import type { Shopper } from "#sandbox/core/api-route.ts";

/** Most shopping is open to the umbrella scope as well. */
const STANDARD = "sfcc.shopper-standard";

/** Any one of these scopes opens these operations (Shopper API documents, `security`). */
interface Grant {
  scopes: readonly string[];
  /** `Family: operation operation …`, one family a line. */
  operations: string;
}

const grants: Grant[] = [
  {
    scopes: ["sfcc.pwdless_login"],
    operations: `ShopperLogin: requestOtp verifyOtp getPasskeyUserByLoginId deletePasskeyUser deletePasskeyCredential`,
  },
  {
    scopes: ["sfcc.shopper-availability", STANDARD],
    operations: "ShopperAvailability: getAvailability",
  },
  {
    scopes: ["sfcc.shopper-baskets-orders.rw", STANDARD],
    operations: `
      ShopperBaskets: createBasket transferBasket mergeBasket deleteBasket updateBasket promoteTemporaryBasket
        updateBillingAddressForBasket addCouponToBasket removeCouponFromBasket updateCustomerForBasket
        addGiftCertificateItemToBasket removeGiftCertificateItemFromBasket updateGiftCertificateItemInBasket
        addItemToBasket updateItemsInBasket removeItemFromBasket updateItemInBasket
        addPaymentInstrumentToBasket removePaymentInstrumentFromBasket updatePaymentInstrumentInBasket
        createShipmentForBasket removeShipmentFromBasket updateShipmentForBasket updateShippingAddressForShipment
        updateShippingMethodForShipment
      ShopperOrders: createOrder failOrder cancelOmsOrder returnOmsOrder createPaymentInstrumentForOrder
        removePaymentInstrumentFromOrder updatePaymentInstrumentForOrder`,
  },
  {
    scopes: ["sfcc.shopper-baskets-orders", "sfcc.shopper-baskets-orders.rw", STANDARD],
    operations: `
      ShopperBaskets: getBasket getPaymentMethodsForBasket getShippingMethodsForShipment
      ShopperOrders: getOmsMetaData getOrder guestOrderLookup getPaymentMethodsForOrder
      ShopperPayments: getPaymentConfiguration`,
  },
  {
    scopes: ["sfcc.shopper-configurations", STANDARD],
    operations: "ShopperConfigurations: getConfigurations",
  },
  {
    scopes: ["sfcc.shopper-consents", "sfcc.shopper-consents.rw"],
    operations: "ShopperConsents: getSubscriptions",
  },
  { scopes: ["sfcc.shopper-consents.rw"], operations: "ShopperConsents: updateSubscription updateSubscriptions" },
  {
    scopes: ["sfcc.shopper-context", "sfcc.shopper-context.rw"],
    operations: "ShopperContexts: getShopperContext",
  },
  {
    scopes: ["sfcc.shopper-context.rw"],
    operations: "ShopperContexts: createShopperContext deleteShopperContext updateShopperContext",
  },
  {
    scopes: ["sfcc.shopper-customers.register", STANDARD],
    operations: "ShopperCustomers: registerCustomer registerExternalProfile",
  },
  { scopes: ["sfcc.shopper-customers.login", STANDARD], operations: "ShopperCustomers: updateCustomerPassword" },
  {
    scopes: ["sfcc.shopper-myaccount", "sfcc.shopper-myaccount.rw", STANDARD],
    operations: "ShopperCustomers: getCustomer",
  },
  { scopes: ["sfcc.shopper-myaccount.rw", STANDARD], operations: "ShopperCustomers: updateCustomer" },
  {
    scopes: ["sfcc.shopper-myaccount.addresses.rw", STANDARD],
    operations: "ShopperCustomers: createCustomerAddress removeCustomerAddress updateCustomerAddress",
  },
  {
    scopes: ["sfcc.shopper-myaccount.addresses", "sfcc.shopper-myaccount.addresses.rw", STANDARD],
    operations: "ShopperCustomers: getCustomerAddress",
  },
  { scopes: ["sfcc.shopper-myaccount.baskets", STANDARD], operations: "ShopperCustomers: getCustomerBaskets" },
  { scopes: ["sfcc.shopper-myaccount.orders", STANDARD], operations: "ShopperCustomers: getCustomerOrders" },
  {
    scopes: ["sfcc.shopper-myaccount.paymentinstruments.rw", STANDARD],
    operations:
      "ShopperCustomers: createCustomerPaymentInstrument deleteCustomerPaymentInstrument updateCustomerPaymentInstrument",
  },
  {
    scopes: ["sfcc.shopper-myaccount.paymentinstruments", "sfcc.shopper-myaccount.paymentinstruments.rw", STANDARD],
    operations: "ShopperCustomers: getCustomerPaymentInstrument",
  },
  {
    scopes: ["sfcc.shopper-myaccount.paymentinstruments.rw"],
    operations: "ShopperCustomers: deleteCustomerPaymentMethodReference setupCustomerPaymentMethodReference",
  },
  {
    scopes: ["sfcc.shopper-myaccount.productlists", "sfcc.shopper-myaccount.productlists.rw", STANDARD],
    operations: "ShopperCustomers: getCustomerProductLists getCustomerProductList getCustomerProductListItem",
  },
  {
    scopes: ["sfcc.shopper-myaccount.productlists.rw", STANDARD],
    operations: `
      ShopperCustomers: createCustomerProductList deleteCustomerProductList updateCustomerProductList
        createCustomerProductListItem deleteCustomerProductListItem updateCustomerProductListItem`,
  },
  {
    scopes: ["sfcc.shopper-productlists", STANDARD],
    operations:
      "ShopperCustomers: getPublicProductListsBySearchTerm getPublicProductList getPublicProductListItems getProductListItem",
  },
  {
    scopes: ["sfcc.shopper-experience", "sfcc.shopper-experience.pages", STANDARD],
    operations: "ShopperExperience: getPages getPage",
  },
  {
    scopes: ["sfcc.shopper-experience", "sfcc.shopper-experience.pages"],
    operations: "ShopperExperience: getComponent",
  },
  {
    scopes: ["sfcc.shopper-experience.contents"],
    operations: "ShopperExperience: getContent getMultipleContent searchContent",
  },
  {
    scopes: ["sfcc.shopper-experience.folders"],
    operations: "ShopperExperience: getContentFolder getContentFolders",
  },
  { scopes: ["sfcc.shopper-experience.qualifiers"], operations: "ShopperExperience: resolveQualifiers" },
  {
    scopes: ["sfcc.shopper-gift-certificates", STANDARD],
    operations: "ShopperGiftCertificates: getGiftCertificate",
  },
  { scopes: ["sfcc.shopper-products", STANDARD], operations: "ShopperProducts: getProducts getProduct" },
  {
    scopes: ["sfcc.shopper-products"],
    operations: "ShopperProducts: getProductImages getProductPrices getProductPromotions",
  },
  { scopes: ["sfcc.shopper-categories", STANDARD], operations: "ShopperProducts: getCategories getCategory" },
  {
    scopes: ["sfcc.shopper-promotions", STANDARD],
    operations: "ShopperPromotions: getPromotions getPromotionsForCampaign",
  },
  {
    scopes: ["sfcc.shopper-product-search", STANDARD],
    operations: "ShopperSearch: productSearch getSearchSuggestions",
  },
  { scopes: ["sfcc.shopper-seo"], operations: "ShopperSEO: getUrlMapping" },
  { scopes: ["sfcc.shopper-stores", STANDARD], operations: "ShopperStores: getStores searchStores" },
];

/** Operations of an agent acting for a shopper; no client of the sandbox may. */
const AGENT = "sfcc.ta_ext_on_behalf_of";

const agentOperations = `
  ShopperBaskets: updateAsAgentBasket addPriceAdjustmentToBasket removePriceAdjustmentFromBasket
    updatePriceAdjustmentInBasket updateAsStorefrontBasket`;

/** Operations the platform opens to an administrator's token; here a private client's counts as one. */
const adminOperations = `
  ShopperBaskets: addTaxesForBasketItem addPriceBooksToBasket addTaxesForBasket getPriceBooksForBasket getTaxesFromBasket
  ShopperOrders: getTaxesFromOrder
  ShopperCustomers: resetPassword getResetPasswordToken getExternalProfile`;

/** `Family: a b` → `Family.a`, `Family.b`; both versions of the baskets have the same scopes. */
const namesOf = (operations: string): string[] =>
  [...operations.matchAll(/(\w+):([^:]+?)(?=\s+\w+:|$)/g)].flatMap(([, family = "", names = ""]) =>
    names
      .trim()
      .split(/\s+/)
      .flatMap((name) =>
        family === "ShopperBaskets" ? [`${family}.${name}`, `${family}V2.${name}`] : [`${family}.${name}`],
      ),
  );

const needed = new Map<string, readonly string[]>([
  ...grants.flatMap(({ scopes, operations }) => namesOf(operations).map((name) => [name, scopes] as const)),
  ...namesOf(agentOperations).map((name) => [name, [AGENT]] as const),
]);

const admin = new Set(namesOf(adminOperations));

/** The scopes of which one opens an operation; nothing for one that any token opens, such as the custom ones. */
export const scopesFor = (operation: string): readonly string[] | undefined => needed.get(operation);

/** Whether the platform wants an administrator's token for an operation. */
export const isAdminOperation = (operation: string): boolean => admin.has(operation);

/**
 * Refuses a shopper whose token has none of an operation's scopes.
 * @throws Fault 403.
 */
export const requireScope = (
  operation: string,
  { scopes, isBackChannel }: Pick<Shopper, "scopes" | "isBackChannel">,
): void => {
  const accepted = needed.get(operation);
  const isOpen = accepted === undefined || accepted.some((scope) => scopes.has(scope));
  if (isOpen && (isBackChannel || !admin.has(operation))) return;
  throw new Fault(403, "forbidden", "The access token does not hold a scope that opens this operation.", { operation });
};
