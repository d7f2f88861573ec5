/** What the walk needs of the client for the Shop API; the package has no types of its own. */
declare module "commercecloud-ocapi-client" {
  /** A document as the client's models have it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- models of every resource
  type Model = any;

  /** A method of an API: the document, or a rejected fault. */
  type Operation = (...args: unknown[]) => Promise<Model>;

  /** The resources of one kind. */
  type Api<Names extends string> = new (client?: ApiClient) => Record<Names, Operation>;

  class ApiClient {
    constructor(config: {
      basePath: string;
      defaultHeaders?: Record<string, string>;
      clientUsername?: string;
      clientPassword?: string;
      overrideHttpPut?: boolean;
    });
    defaultHeaders: Record<string, string>;
  }

  const client: {
    ApiClient: typeof ApiClient;
    BasketsApi: Api<
      | "getBasketsByID"
      | "getBasketsByIDApproachingDiscounts"
      | "getBasketsByIDPaymentMethods"
      | "getBasketsByIDShipmentsByIDShippingMethods"
      | "patchBasketsByIDItemsByID"
      | "postBaskets"
      | "postBasketsByIDItems"
      | "postBasketsByIDPaymentInstruments"
      | "putBasketsByIDBillingAddress"
      | "putBasketsByIDCustomer"
      | "putBasketsByIDShipmentsByIDShippingAddress"
      | "putBasketsByIDShipmentsByIDShippingMethod"
    >;
    CategoriesApi: Api<"getCategoriesByID">;
    CustomersApi: Api<
      | "deleteCustomersAuth"
      | "deleteCustomersByIDAddressesByID"
      | "getCustomersByID"
      | "getCustomersByIDAddresses"
      | "postCustomersAuthWithHttpInfo"
      | "postCustomersByIDAddresses"
    >;
    OrdersApi: Api<"getOrdersByID" | "postOrders">;
    ProductSearchApi: Api<"getProductSearch">;
    ProductsApi: Api<"getProductsByID" | "getProductsByIDPrices" | "getProductsByIDs">;
    PromotionsApi: Api<"getPromotionsByID">;
    SearchSuggestionApi: Api<"getSearchSuggestion">;
    SessionsApi: Api<"postSessions">;
    SiteApi: Api<"getSite">;
    StoresApi: Api<"getStores" | "getStoresByID" | "getStoresByIDs">;
  };
  export default client;
}
