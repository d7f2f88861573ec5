import { createRequire } from "node:module";
import { cardToken } from "./card-token.mjs";
import { addresses } from "./run-shop.mjs";
import { percentile } from "./statistics.mjs";
import { address } from "./guests.mjs";
import { fineCpuMs } from "./run-sandbox.mjs";

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
const rounds = 5;
const journeysEach = 3;
/** Journeys of one shopper alone. */
const alone = 10;
/**
 * Journeys of each shopper that nobody times: until then Node still compiles the code and the database reads its
 * statements.
 */
const warmUpsEach = 5;
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

/** A sweet that never runs out. */
const productId = "487101";

/** Fourteen calls from a first look to a placed order, each one timed; the card is tokenised before. */
const journey = async (durations, token) => {
  const timed = async (name, call) => {
    const started = performance.now();
    const result = await call();
    durations.push({ name, ms: performance.now() - started });
    return result;
  };
  const slasClient = new ShopperLogin(config());
  const { access_token: accessToken } = await timed("guest login", () =>
    helpers.loginGuestUser({ slasClient, parameters: { redirectURI: "http://localhost:3000/callback" } }),
  );
  const search = new ShopperSearch(config(accessToken));
  const products = new ShopperProducts(config(accessToken));
  const baskets = new ShopperBaskets(config(accessToken));
  const orders = new ShopperOrders(config(accessToken));

  await timed("categories", () => products.getCategory({ parameters: { id: "root", levels: 2 } }));
  const { hits } = await timed("category search", () =>
    search.productSearch({ parameters: { refine: ["cgid=chocolates"], limit: 24, sort: "featured-items" } }),
  );
  await timed("suggestions", () => search.getSearchSuggestions({ parameters: { q: "truf", limit: 6 } }));
  const ids = hits.map((hit) => hit.productId);
  await timed("24 products", () => products.getProducts({ parameters: { ids, allImages: true, perPricebook: true } }));
  await timed("product", () =>
    products.getProduct({ parameters: { id: productId, allImages: true, perPricebook: true } }),
  );
  const { basketId } = await timed("create basket", () => baskets.createBasket({ body: {} }));
  const parameters = { basketId };
  const ofShipment = { basketId, shipmentId: "me" };
  await timed("add item", () => baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] }));
  await timed("shopper", () => baskets.updateCustomerForBasket({ parameters, body: { email: "june@example.test" } }));
  await timed("shipping address", () =>
    baskets.updateShippingAddressForShipment({ parameters: { ...ofShipment, useAsBilling: true }, body: address }),
  );
  const methods = await timed("shipping methods", () =>
    baskets.getShippingMethodsForShipment({ parameters: ofShipment }),
  );
  await timed("shipping method", () =>
    baskets.updateShippingMethodForShipment({
      parameters: ofShipment,
      body: { id: methods.applicableShippingMethods[0].id },
    }),
  );
  await timed("payment", () =>
    baskets.addPaymentInstrumentToBasket({
      parameters,
      body: {
        paymentMethodId: "CREDIT_CARD",
        paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
        c_paymentToken: token,
      },
    }),
  );
  const order = await timed("order", () => orders.createOrder({ body: { basketId } }));
  if (order.status !== "new") throw new Error(`The order is ${order.status}: ${JSON.stringify(order.c_flashes)}`);
};

/**
 * Times every call of guests who browse and order, four at a time, and of one who is alone.
 * @param pid process id of the sandbox
 * @returns the 95th percentile over all calls and of each kind; CPU milliseconds of a journey in the quietest round;
 * and how much longer a journey of one alone takes than its CPU, at the least
 */
export const measureSandboxCalls = async (pid) => {
  const tokens = [];
  const wanted = shoppers * (warmUpsEach + rounds * journeysEach) + alone;
  for (let count = 0; count < wanted; count += 1) tokens.push(await cardToken());
  const shop = (each, durations) =>
    Promise.all(
      Array.from({ length: shoppers }, async () => {
        for (let count = 0; count < each; count += 1) await journey(durations, tokens.pop());
      }),
    );
  await shop(warmUpsEach, []);
  const durations = [];
  const cpu = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = fineCpuMs([pid]);
    await shop(journeysEach, durations);
    cpu.push((fineCpuMs([pid]) - before) / (shoppers * journeysEach));
  }
  const ratios = [];
  for (let count = 0; count < alone; count += 1) {
    const own = [];
    const before = fineCpuMs([pid]);
    await journey(own, tokens.pop());
    ratios.push(own.reduce((sum, { ms }) => sum + ms, 0) / (fineCpuMs([pid]) - before));
  }
  const p95Of = (entries) =>
    percentile(
      entries.map(({ ms }) => ms),
      0.95,
    );
  const names = [...new Set(durations.map(({ name }) => name))];
  return {
    p95: p95Of(durations),
    calls: durations.length,
    perCall: names.map((name) => ({ name, p95: p95Of(durations.filter((entry) => entry.name === name)) })),
    cpu: Math.min(...cpu),
    timeToCpu: Math.min(...ratios),
  };
};
