import { createRequire } from "node:module";
import { addresses } from "./run-shop.mjs";
import { percentile } from "./statistics.mjs";

const require = createRequire(import.meta.url);
const {
  ShopperBaskets,
  ShopperOrders,
  ShopperProducts,
  ShopperSearch,
  helpers,
  ShopperLogin,
} = require("@salesforce/commerce-sdk-isomorphic");

const shoppers = 4;
const journeysEach = 15;
const siteId = "WickettPlumUS";

const config = (token) => ({
  proxy: addresses.sandbox,
  fetch: globalThis.fetch,
  throwOnBadResponse: true,
  parameters: {
    shortCode: "sandbox",
    organizationId: "f_ecom_swee_001",
    clientId: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
    siteId,
    locale: "en-US",
    currency: "USD",
  },
  headers: token ? { Authorization: `Bearer ${token}` } : {},
});

const address = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550142",
};

/** Fourteen calls from a first look to a placed order, each one timed. */
const journey = async (durations) => {
  const timed = async (name, call) => {
    const started = performance.now();
    const result = await call();
    durations.push({ name, ms: performance.now() - started });
    return result;
  };
  const slasClient = new ShopperLogin(config());
  const { access_token: token } = await timed("guest login", () =>
    helpers.loginGuestUser({ slasClient, parameters: { redirectURI: "http://localhost:3000/callback" } }),
  );
  const search = new ShopperSearch(config(token));
  const products = new ShopperProducts(config(token));
  const baskets = new ShopperBaskets(config(token));
  const orders = new ShopperOrders(config(token));

  await timed("categories", () => products.getCategory({ parameters: { id: "root", levels: 2 } }));
  await timed("category search", () =>
    search.productSearch({ parameters: { refine: ["cgid=chocolates"], limit: 24, sort: "featured-items" } }),
  );
  await timed("suggestions", () => search.getSearchSuggestions({ parameters: { q: "truf", limit: 6 } }));
  const found = await timed("phrase search", () => search.productSearch({ parameters: { q: "milk", limit: 24 } }));
  const ids = found.hits.map(({ productId }) => productId).slice(0, 24);
  const { data } = await timed("products", () =>
    products.getProducts({ parameters: { ids, allImages: true, perPricebook: true } }),
  );
  const master = data.find(
    ({ variants, inventory, type }) =>
      (variants ?? []).some(({ orderable }) => orderable) || (type?.item && inventory?.orderable),
  );
  const productId = master.variants?.find(({ orderable }) => orderable)?.productId ?? master.id;
  await timed("product", () =>
    products.getProduct({ parameters: { id: master.id, allImages: true, perPricebook: true } }),
  );
  const { basketId } = await timed("create basket", () => baskets.createBasket({ body: {} }));
  const parameters = { basketId, shipmentId: "me" };
  await timed("add item", () => baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] }));
  await timed("shopper", () => baskets.updateCustomerForBasket({ parameters, body: { email: "june@example.test" } }));
  await timed("shipping address", () =>
    baskets.updateShippingAddressForShipment({ parameters: { ...parameters, useAsBilling: true }, body: address }),
  );
  const { applicableShippingMethods } = await timed("shipping methods", () =>
    baskets.getShippingMethodsForShipment({ parameters }),
  );
  const basket = await timed("shipping method", () =>
    baskets.updateShippingMethodForShipment({ parameters, body: { id: applicableShippingMethods[0].id } }),
  );
  return timed("order attempt", () =>
    orders.createOrder({ body: { basketId: basket.basketId } }).catch((error) => {
      if (error.response?.status !== 400) throw error;
    }),
  );
};

/**
 * Times every call of guests who browse and order, four at a time.
 * @returns the 95th percentile over all calls and the slowest operations
 */
export const measureSandboxCalls = async () => {
  await journey([]);
  const durations = [];
  const shopper = async () => {
    for (let round = 0; round < journeysEach; round += 1) await journey(durations);
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  const names = [...new Set(durations.map(({ name }) => name))];
  const perCall = names.map((name) => ({
    name,
    p95: percentile(
      durations.filter((entry) => entry.name === name).map(({ ms }) => ms),
      0.95,
    ),
  }));
  return {
    p95: percentile(
      durations.map(({ ms }) => ms),
      0.95,
    ),
    calls: durations.length,
    perCall,
  };
};
