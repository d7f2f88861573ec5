import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { contractFolder, createOasValidator, type Exchange } from "#sandbox/contract/oas-validator.ts";

const siteId = "WickettPlumUS";
const redirectURI = "http://localhost:3000/callback";

const folder = contractFolder();

/** A fetch that notes every answer. */
const recordingFetch = (exchanges: Exchange[]) => async (url: string, init: RequestInit) => {
  const response = await fetch(url, init);
  const text = await response.clone().text();
  exchanges.push({
    method: init.method ?? "GET",
    url,
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    body: text ? (JSON.parse(text) as unknown) : undefined,
  });
  return response;
};

describe("the official client, pointed at the sandbox by its proxy option", () => {
  let sandbox: TestSandbox;
  const exchanges: Exchange[] = [];
  const fetchAndNote = recordingFetch(exchanges);
  const config = (token?: string) => ({
    proxy: sandbox.origin,
    fetch: fetchAndNote as never,
    throwOnBadResponse: true,
    parameters: { shortCode: "sandbox", organizationId, clientId: publicClientId, siteId, locale: "en-US" },
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

  beforeAll(async () => {
    sandbox = await createTestSandbox();
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(() => {
    exchanges.length = 0;
  });

  /** Every answer since the test began is as the published documents say. */
  const expectDocumentedAnswers = () => {
    expect(exchanges.length).toBeGreaterThan(2);
    const validator = createOasValidator(folder, { isDeep: true });
    expect(exchanges.flatMap((exchange) => validator.problems(exchange))).toEqual([]);
  };

  const guest = () =>
    sdk.helpers.loginGuestUser({
      slasClient: new sdk.ShopperLogin(config() as never) as never,
      parameters: { redirectURI },
    });

  test.each([
    ["the first baskets version", () => sdk.ShopperBaskets],
    ["the second baskets version", () => sdk.ShopperBasketsV2 as unknown as typeof sdk.ShopperBaskets],
  ])("walks from guest login to a placed order with %s", async (_, Baskets) => {
    const { access_token: token } = await guest();
    const search = new sdk.ShopperSearch(config(token) as never);
    const products = new sdk.ShopperProducts(config(token) as never);
    const baskets = new (Baskets())(config(token) as never);
    const orders = new sdk.ShopperOrders(config(token) as never);

    const suggestions = await search.getSearchSuggestions({ parameters: { q: "choc" } });
    expect(suggestions.searchPhrase ?? "choc").toBe("choc");
    const found = await search.productSearch({
      parameters: { q: "chocolate", refine: ["price=(0.01..10000)"], limit: 12, sort: "price-low-to-high" },
    });
    const hit = found.hits?.find(({ orderable }) => orderable) ?? found.hits?.[0];
    const product = await products.getProduct({ parameters: { id: hit?.productId ?? "", allImages: true } });
    await products.getCategory({ parameters: { id: "root", levels: 2 } });
    const productId = product.variants?.find(({ orderable }) => orderable)?.productId ?? product.id;
    const [bought] = (await products.getProducts({ parameters: { ids: [productId] } })).data ?? [];
    expect(bought?.inventory?.ats).toBeGreaterThan(0);

    const created = await baskets.createBasket({ body: {} });
    const basketId = created.basketId ?? "";
    const filled = await baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] });
    expect(filled.productItems).toHaveLength(1);
    await baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: "ada@example.test" } });
    const address = {
      firstName: "Ada",
      lastName: "Nook",
      address1: "1 Fig Street",
      city: "Reno",
      stateCode: "NV",
      postalCode: "89501",
      countryCode: "US",
      phone: "7755550111",
    } as const;
    const shipmentId = "me";
    await baskets.updateShippingAddressForShipment({
      parameters: { basketId, shipmentId, useAsBilling: true },
      body: address,
    });
    const methods = await baskets.getShippingMethodsForShipment({ parameters: { basketId, shipmentId } });
    const methodId = methods.defaultShippingMethodId ?? methods.applicableShippingMethods?.[0]?.id ?? "";
    await baskets.updateShippingMethodForShipment({ parameters: { basketId, shipmentId }, body: { id: methodId } });
    const payable = await baskets.getPaymentMethodsForBasket({ parameters: { basketId } });
    expect(payable.applicablePaymentMethods?.map(({ id }) => id)).toContain("CREDIT_CARD");
    const ready = await baskets.addPaymentInstrumentToBasket({
      parameters: { basketId },
      body: {
        paymentMethodId: "CREDIT_CARD",
        paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
        c_paymentToken: await sandbox.cardToken(),
      } as never,
    });
    expect(JSON.stringify(ready)).not.toContain("c_paymentToken");

    const order = await orders.createOrder({ body: { basketId } });
    expect(order).toMatchObject({
      status: "new",
      orderTotal: ready.orderTotal,
      customerInfo: { email: "ada@example.test" },
    });
    const read = await orders.getOrder({ parameters: { orderNo: order.orderNo ?? "" } });
    expect(read.orderNo).toBe(order.orderNo);
    await expect(baskets.getBasket({ parameters: { basketId } })).rejects.toThrow("404");
    expectDocumentedAnswers();
  });

  test("registers, logs in, keeps an address and logs out", async () => {
    const { access_token: guestToken, usid } = await guest();
    const login = "walker@example.test";
    const customer = { login, email: login, firstName: "Wren", lastName: "Alder" };
    await new sdk.ShopperCustomers(config(guestToken) as never).registerCustomer({
      body: { customer, password: "Plum-1234" },
    });
    const slasClient = new sdk.ShopperLogin(config() as never) as never;
    const tokens = await sdk.helpers.loginRegisteredUserB2C({
      slasClient,
      credentials: { username: login, password: "Plum-1234" },
      parameters: { redirectURI, usid },
    });
    const customers = new sdk.ShopperCustomers(config(tokens.access_token) as never);
    const customerId = tokens.customer_id;
    await customers.createCustomerAddress({
      parameters: { customerId },
      body: { addressId: "Home", lastName: "Alder", countryCode: "US", address1: "2 Elm Row", preferred: true },
    });
    const read = await customers.getCustomer({ parameters: { customerId } });
    expect(read.addresses).toEqual([expect.objectContaining({ addressId: "Home", preferred: true })]);
    await customers.removeCustomerAddress({ parameters: { customerId, addressName: "Home" } });
    const refreshed = await sdk.helpers.refreshAccessToken({
      slasClient,
      parameters: { refreshToken: tokens.refresh_token },
    });
    await sdk.helpers.logout({
      slasClient,
      parameters: { accessToken: refreshed.access_token, refreshToken: refreshed.refresh_token },
    });
    const gone = new sdk.ShopperCustomers(config(refreshed.access_token) as never);
    await expect(gone.getCustomer({ parameters: { customerId } })).rejects.toThrow("401");
    expectDocumentedAnswers();
  });

  test("finds shops and their stock", async () => {
    const { access_token: token } = await guest();
    const stores = new sdk.ShopperStores(config(token) as never);
    const near = await stores.searchStores({
      parameters: { postalCode: "94110", countryCode: "US", maxDistance: 50, distanceUnit: "mi" },
    });
    expect(near.data?.length).toBeGreaterThan(0);
    const ids = near.data?.map(({ id }) => id) ?? [];
    expect((await stores.getStores({ parameters: { ids: ids.join(",") } })).data).toHaveLength(ids.length);
    expectDocumentedAnswers();
  });
});
