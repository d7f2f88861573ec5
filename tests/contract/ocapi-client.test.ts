import ocapi from "commercecloud-ocapi-client";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(30_000);

const client = (sandbox: TestSandbox, headers: Record<string, string> = {}) =>
  new ocapi.ApiClient({
    basePath: `${sandbox.origin}/s/WickettPlumUS/dw/shop/v20_4`,
    defaultHeaders: { "x-dw-client-id": publicClientId, ...headers },
    overrideHttpPut: true,
  });

describe("an independent client of the Shop API, unmodified", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());

  /** The client of somebody who has logged in; the token comes in a header. */
  const loggedIn = async (type: "guest" | "credentials") => {
    const basic = { authorization: `Basic ${Buffer.from("june@example.test:Plum-1234").toString("base64")}` };
    const api = new ocapi.CustomersApi(client(sandbox, type === "credentials" ? basic : {}));
    const { data, response } = await api.postCustomersAuthWithHttpInfo({ type }, basic);
    return { api: client(sandbox, { authorization: response.headers.authorization }), customer: data };
  };

  test("walks from the catalogue to a basket to an order", async () => {
    const anyone = client(sandbox);
    const category = await new ocapi.CategoriesApi(anyone).getCategoriesByID("root", { levels: 1 });
    expect(category.categories.length).toBeGreaterThan(3);
    const found = await new ocapi.ProductSearchApi(anyone).getProductSearch({
      q: "caramel",
      refine: ["cgid=root", "price=(1..100)"],
      expand: ["prices", "availability", "represented_products"],
      count: 5,
    });
    expect(found.hits.length).toBeGreaterThan(1);
    expect(found.selected_refinements.price).toBe("(1..100)");
    const hit = found.hits.find(({ orderable }: { orderable: boolean }) => orderable);
    const productId = hit.represented_product.id;
    const products = new ocapi.ProductsApi(anyone);
    const product = await products.getProductsByID(productId, { expand: ["prices", "images", "availability"] });
    expect(product).toMatchObject({ id: productId, currency: "USD", inventory: { orderable: true } });
    const several = await products.getProductsByIDs([productId, hit.product_id], {});
    expect(several.data.map(({ id }: { id: string }) => id)).toContain(productId);
    expect((await products.getProductsByIDPrices(productId, {})).price).toBe(product.price);
    expect(
      (await new ocapi.SearchSuggestionApi(anyone).getSearchSuggestion("caramel")).product_suggestions,
    ).toBeDefined();

    const { api, customer } = await loggedIn("guest");
    expect(customer.auth_type).toBe("guest");
    const baskets = new ocapi.BasketsApi(api);
    const { basket_id: id } = await baskets.postBaskets();
    const filled = await baskets.postBasketsByIDItems(id, [{ product_id: productId, quantity: 2 }]);
    expect(filled.product_items).toMatchObject([{ product_id: productId, quantity: 2 }]);
    const itemId = filled.product_items[0].item_id;
    expect((await baskets.patchBasketsByIDItemsByID(id, itemId, { quantity: 1 })).product_items[0].quantity).toBe(1);
    await baskets.putBasketsByIDCustomer(id, { email: "ada@example.test" });
    const address = {
      first_name: "Ada",
      last_name: "Nook",
      address1: "1 Fig Street",
      city: "Reno",
      state_code: "NV",
      postal_code: "89501",
      country_code: "US",
      phone: "7755550111",
    };
    await baskets.putBasketsByIDShipmentsByIDShippingAddress(id, "me", address, { useAsBilling: true });
    await baskets.putBasketsByIDBillingAddress(id, { body: address });
    const methods = await baskets.getBasketsByIDShipmentsByIDShippingMethods(id, "me");
    const method = { id: methods.default_shipping_method_id };
    expect((await baskets.putBasketsByIDShipmentsByIDShippingMethod(id, "me", method)).shipping_total).toBeGreaterThan(
      0,
    );
    expect((await baskets.getBasketsByIDApproachingDiscounts(id)).approaching_discounts).toEqual(expect.any(Array));
    const payable = await baskets.getBasketsByIDPaymentMethods(id);
    expect(payable.applicable_payment_methods.map(({ id: name }: { id: string }) => name)).toContain("CREDIT_CARD");
    const ready = await baskets.postBasketsByIDPaymentInstruments(id, {
      payment_method_id: "CREDIT_CARD",
      payment_card: {
        card_type: "Visa",
        masked_number: "************1111",
        expiration_month: 9,
        expiration_year: 2039,
      },
      c_paymentToken: await sandbox.cardToken(),
    });
    expect(ready.order_total).toBeGreaterThan(product.price);

    const orders = new ocapi.OrdersApi(api);
    const order = await orders.postOrders({ basket_id: id });
    expect(order).toMatchObject({ status: "new", order_total: ready.order_total });
    expect((await orders.getOrdersByID(order.order_no)).product_items[0].product_id).toBe(productId);
    await expect(baskets.getBasketsByID(id)).rejects.toMatchObject({ type: "BasketNotFoundException" });
  });

  test("knows a customer by credentials, her addresses, and logs her out", async () => {
    const { api, customer } = await loggedIn("credentials");
    const customers = new ocapi.CustomersApi(api);
    const known = await customers.getCustomersByID(customer.customer_id, {});
    expect(known).toMatchObject({ first_name: "June", auth_type: "registered" });
    const list = await customers.getCustomersByIDAddresses(customer.customer_id, {});
    expect(list).toMatchObject({ count: known.addresses.length, total: known.addresses.length, start: 0 });
    const made = await customers.postCustomersByIDAddresses(customer.customer_id, {
      address_id: "cabin",
      last_name: "Harper",
      country_code: "US",
    });
    expect(made.address_id).toBe("cabin");
    await customers.deleteCustomersByIDAddressesByID(customer.customer_id, "cabin");
    await new ocapi.SessionsApi(api).postSessions();
    await customers.deleteCustomersAuth({});
    await expect(customers.getCustomersByID(customer.customer_id, {})).rejects.toMatchObject({
      type: "InvalidAccessTokenException",
    });
  });

  test("reads shops, promotions and the site", async () => {
    const anyone = client(sandbox);
    const stores = new ocapi.StoresApi(anyone);
    const near = await stores.getStores({ postalCode: "94110", countryCode: "US", maxDistance: 30, count: 2 });
    expect(near).toMatchObject({ count: 2, start: 0 });
    const ids = near.data.map(({ id }: { id: string }) => id);
    expect((await stores.getStoresByIDs(ids)).data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await stores.getStoresByID(ids[0])).id).toBe(ids[0]);
    expect((await new ocapi.SiteApi(anyone).getSite()).default_currency).toBe("USD");
    const promotions = new ocapi.PromotionsApi(anyone);
    await expect(promotions.getPromotionsByID("nothing", {})).rejects.toMatchObject({
      type: "PromotionNotFoundException",
    });
  });
});
