import { segmentsOf } from "./route-table.ts";

/** The operations of one family as the published documents list them: `method path name`. */
interface PlatformFamily {
  base: string;
  client: string;
  operations: string;
}

/** What both versions of the baskets can do. */
const basketOperations = `
      post /baskets createBasket
      post /baskets/actions/transfer transferBasket
      post /baskets/actions/merge mergeBasket
      get /baskets/{basketId} getBasket
      patch /baskets/{basketId} updateBasket
      delete /baskets/{basketId} deleteBasket
      put /baskets/{basketId}/agent updateAsAgentBasket
      put /baskets/{basketId}/billing-address updateBillingAddressForBasket
      post /baskets/{basketId}/coupons addCouponToBasket
      delete /baskets/{basketId}/coupons/{couponItemId} removeCouponFromBasket
      put /baskets/{basketId}/customer updateCustomerForBasket
      post /baskets/{basketId}/gift-certificate-items addGiftCertificateItemToBasket
      patch /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId} updateGiftCertificateItemInBasket
      delete /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId} removeGiftCertificateItemFromBasket
      post /baskets/{basketId}/items addItemToBasket
      patch /baskets/{basketId}/items updateItemsInBasket
      patch /baskets/{basketId}/items/{itemId} updateItemInBasket
      delete /baskets/{basketId}/items/{itemId} removeItemFromBasket
      put /baskets/{basketId}/items/{itemId}/taxes addTaxesForBasketItem
      post /baskets/{basketId}/payment-instruments addPaymentInstrumentToBasket
      patch /baskets/{basketId}/payment-instruments/{paymentInstrumentId} updatePaymentInstrumentInBasket
      delete /baskets/{basketId}/payment-instruments/{paymentInstrumentId} removePaymentInstrumentFromBasket
      get /baskets/{basketId}/payment-methods getPaymentMethodsForBasket
      post /baskets/{basketId}/price-adjustments addPriceAdjustmentToBasket
      patch /baskets/{basketId}/price-adjustments/{priceAdjustmentId} updatePriceAdjustmentInBasket
      delete /baskets/{basketId}/price-adjustments/{priceAdjustmentId} removePriceAdjustmentFromBasket
      get /baskets/{basketId}/price-books getPriceBooksForBasket
      put /baskets/{basketId}/price-books addPriceBooksToBasket
      post /baskets/{basketId}/shipments createShipmentForBasket
      patch /baskets/{basketId}/shipments/{shipmentId} updateShipmentForBasket
      delete /baskets/{basketId}/shipments/{shipmentId} removeShipmentFromBasket
      put /baskets/{basketId}/shipments/{shipmentId}/shipping-address updateShippingAddressForShipment
      put /baskets/{basketId}/shipments/{shipmentId}/shipping-method updateShippingMethodForShipment
      get /baskets/{basketId}/shipments/{shipmentId}/shipping-methods getShippingMethodsForShipment
      put /baskets/{basketId}/storefront updateAsStorefrontBasket
      get /baskets/{basketId}/taxes getTaxesFromBasket
      put /baskets/{basketId}/taxes addTaxesForBasket
    `;

/** Every operation of the published Shopper API documents, so that what the sandbox lacks can be named. */
const families: PlatformFamily[] = [
  {
    base: "/shopper/auth/v1",
    client: "ShopperLogin",
    operations: `
      post /oauth2/login authenticateCustomer
      post /oauth2/passwordless/login authorizePasswordlessCustomer
      get /oauth2/logout logoutCustomer
      get /oauth2/authorize authorizeCustomer
      post /oauth2/token getAccessToken
      post /oauth2/session-bridge/token getSessionBridgeAccessToken
      post /oauth2/trusted-system/token getTrustedSystemAccessToken
      get /oauth2/trusted-agent/authorize getTrustedAgentAuthorizationToken
      post /oauth2/trusted-agent/token getTrustedAgentAccessToken
      post /oauth2/password/reset getPasswordResetToken
      post /oauth2/password/action resetPassword
      post /oauth2/passwordless/token getPasswordLessAccessToken
      post /oauth2/revoke revokeToken
      post /oauth2/introspect introspectToken
      get /oauth2/userinfo getUserInfo
      get /oauth2/.well-known/openid-configuration getWellknownOpenidConfiguration
      get /oauth2/jwks getJwksUri
      post /oauth2/webauthn/register/authorize authorizeWebauthnRegistration
      post /oauth2/webauthn/register/start startWebauthnUserRegistration
      post /oauth2/webauthn/register/finish finishWebauthnUserRegistration
      post /oauth2/webauthn/authenticate/start startWebauthnAuthentication
      post /oauth2/webauthn/authenticate/finish finishWebauthnAuthentication
      get /oauth2/webauthn/passkey/user/{loginId} getPasskeyUserByLoginId
      delete /oauth2/webauthn/passkey/user/{loginId} deletePasskeyUser
      delete /oauth2/webauthn/passkey/user/{loginId}/credentials/{credentialId} deletePasskeyCredential
      post /oauth2/otp/request requestOtp
      post /oauth2/otp/verify verifyOtp
    `,
  },
  {
    base: "/product/shopper-availability/v1",
    client: "ShopperAvailability",
    operations: `
      get /availability getAvailability
    `,
  },
  {
    base: "/checkout/shopper-baskets/v1",
    client: "ShopperBaskets",
    operations: basketOperations,
  },
  {
    base: "/checkout/shopper-baskets/v2",
    client: "ShopperBasketsV2",
    operations: `${basketOperations}
      post /baskets/{basketId}/actions/promote promoteTemporaryBasket
    `,
  },
  {
    base: "/configuration/shopper-configurations/v1",
    client: "ShopperConfigurations",
    operations: `
      get /configurations getConfigurations
    `,
  },
  {
    base: "/shopper/shopper-consents/v1",
    client: "ShopperConsents",
    operations: `
      get /subscriptions getSubscriptions
      post /subscriptions updateSubscription
      post /subscriptions/actions/bulk updateSubscriptions
    `,
  },
  {
    base: "/shopper/shopper-context/v1",
    client: "ShopperContexts",
    operations: `
      get /shopper-context/{usid} getShopperContext
      put /shopper-context/{usid} createShopperContext
      patch /shopper-context/{usid} updateShopperContext
      delete /shopper-context/{usid} deleteShopperContext
    `,
  },
  {
    base: "/customer/shopper-customers/v1",
    client: "ShopperCustomers",
    operations: `
      post /customers registerCustomer
      post /customers/password/actions/reset resetPassword
      post /customers/password/actions/create-reset-token getResetPasswordToken
      get /customers/external-profile getExternalProfile
      post /customers/external-profile registerExternalProfile
      get /customers/{customerId} getCustomer
      patch /customers/{customerId} updateCustomer
      post /customers/{customerId}/addresses createCustomerAddress
      get /customers/{customerId}/addresses/{addressName} getCustomerAddress
      patch /customers/{customerId}/addresses/{addressName} updateCustomerAddress
      delete /customers/{customerId}/addresses/{addressName} removeCustomerAddress
      get /customers/{customerId}/baskets getCustomerBaskets
      get /customers/{customerId}/orders getCustomerOrders
      put /customers/{customerId}/password updateCustomerPassword
      post /customers/{customerId}/payment-instruments createCustomerPaymentInstrument
      get /customers/{customerId}/payment-instruments/{paymentInstrumentId} getCustomerPaymentInstrument
      patch /customers/{customerId}/payment-instruments/{paymentInstrumentId} updateCustomerPaymentInstrument
      delete /customers/{customerId}/payment-instruments/{paymentInstrumentId} deleteCustomerPaymentInstrument
      delete /customers/{customerId}/payment-method-references/{paymentMethodReferenceId} deleteCustomerPaymentMethodReference
      post /customers/{customerId}/payment-method-references/actions/setup setupCustomerPaymentMethodReference
      get /customers/{customerId}/product-lists getCustomerProductLists
      post /customers/{customerId}/product-lists createCustomerProductList
      get /customers/{customerId}/product-lists/{listId} getCustomerProductList
      patch /customers/{customerId}/product-lists/{listId} updateCustomerProductList
      delete /customers/{customerId}/product-lists/{listId} deleteCustomerProductList
      post /customers/{customerId}/product-lists/{listId}/items createCustomerProductListItem
      get /customers/{customerId}/product-lists/{listId}/items/{itemId} getCustomerProductListItem
      patch /customers/{customerId}/product-lists/{listId}/items/{itemId} updateCustomerProductListItem
      delete /customers/{customerId}/product-lists/{listId}/items/{itemId} deleteCustomerProductListItem
      get /product-lists getPublicProductListsBySearchTerm
      get /product-lists/{listId} getPublicProductList
      get /product-lists/{listId}/items getPublicProductListItems
      get /product-lists/{listId}/items/{itemId} getProductListItem
    `,
  },
  {
    base: "/experience/shopper-experience/v1",
    client: "ShopperExperience",
    operations: `
      get /pages getPages
      get /pages/{pageId} getPage
      get /components/{componentId} getComponent
      get /contents/{id} getContent
      get /contents getMultipleContent
      get /content-search searchContent
      get /folders/{id} getContentFolder
      get /folders getContentFolders
      post /qualifiers/resolve resolveQualifiers
    `,
  },
  {
    base: "/pricing/shopper-gift-certificates/v1",
    client: "ShopperGiftCertificates",
    operations: `
      post /gift-certificate getGiftCertificate
    `,
  },
  {
    base: "/checkout/shopper-orders/v1",
    client: "ShopperOrders",
    operations: `
      post /orders createOrder
      get /orders/oms-meta-data getOmsMetaData
      get /orders/{orderNo} getOrder
      post /orders/{orderNo}/lookup guestOrderLookup
      post /orders/{orderNo}/actions/fail failOrder
      post /orders/{orderNo}/actions/request-access-code requestOrderAccessCode
      post /orders/{orderNo}/actions/oms-cancel-order cancelOmsOrder
      post /orders/{orderNo}/actions/oms-return-order returnOmsOrder
      post /orders/{orderNo}/payment-instruments createPaymentInstrumentForOrder
      patch /orders/{orderNo}/payment-instruments/{paymentInstrumentId} updatePaymentInstrumentForOrder
      delete /orders/{orderNo}/payment-instruments/{paymentInstrumentId} removePaymentInstrumentFromOrder
      get /orders/{orderNo}/payment-methods getPaymentMethodsForOrder
      get /orders/{orderNo}/taxes getTaxesFromOrder
    `,
  },
  {
    base: "/checkout/shopper-payments/v1",
    client: "ShopperPayments",
    operations: `
      get /payment-configuration getPaymentConfiguration
      post /payment-instruments/balance getPaymentInstrumentBalance
    `,
  },
  {
    base: "/product/shopper-products/v1",
    client: "ShopperProducts",
    operations: `
      get /products getProducts
      get /products/{id} getProduct
      get /products/{productId}/images getProductImages
      get /products/{productId}/prices getProductPrices
      get /products/{productId}/promotions getProductPromotions
      get /categories getCategories
      get /categories/{id} getCategory
    `,
  },
  {
    base: "/pricing/shopper-promotions/v1",
    client: "ShopperPromotions",
    operations: `
      get /promotions getPromotions
      get /promotions/campaigns/{campaignId} getPromotionsForCampaign
    `,
  },
  {
    base: "/search/shopper-search/v1",
    client: "ShopperSearch",
    operations: `
      get /product-search productSearch
      get /search-suggestions getSearchSuggestions
    `,
  },
  {
    base: "/site/shopper-seo/v1",
    client: "ShopperSEO",
    operations: `
      get /url-mapping getUrlMapping
    `,
  },
  {
    base: "/store/shopper-stores/v1",
    client: "ShopperStores",
    operations: `
      get /stores getStores
      get /store-search searchStores
    `,
  },
];

interface Operation {
  name: string;
  method: string;
  address: string;
  segments: string[];
}

const operations: Operation[] = families.flatMap(({ base, client, operations: list }) =>
  list
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [method = "", path = "", name = ""] = line.trim().split(" ");
      const address = `${base}/organizations/{organizationId}${path}`;
      return { name: `${client}.${name}`, method, address, segments: segmentsOf(address) };
    }),
);

const isPlaceholder = (part: string) => part.startsWith("{");

/** Every operation of the official client, as `Family.operation`. */
export const platformOperationNames: readonly string[] = operations.map(({ name }) => name);

/** `Family.operation` behind an address of the real platform, or `undefined` when it has none there. */
export const platformOperation = (method: string, segments: readonly string[]): string | undefined =>
  operations.find(
    (operation) =>
      operation.method === method &&
      operation.segments.length === segments.length &&
      operation.segments.every((part, index) => isPlaceholder(part) || part === segments[index]),
  )?.name;

/** The address that shares most of its segments with the given one, when it shares at least two. */
export const nearestOperation = (segments: readonly string[]): string | undefined => {
  const shared = ({ segments: own }: Operation) =>
    own.filter((part) => !isPlaceholder(part) && part !== "organizations" && segments.includes(part)).length;
  const [best] = [...operations].sort((one, other) => shared(other) - shared(one));
  return best && shared(best) >= 2 ? best.address : undefined;
};
