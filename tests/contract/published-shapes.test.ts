import { readFileSync } from "node:fs";
import path from "node:path";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { judgedShapes } from "./judged-shapes.ts";
import { factsOf, type ShapeFacts, shapeDifferences } from "./shape-facts.ts";
import { type Call, createStorefrontClient } from "./storefront-client.ts";

/**
 * Members and types of answers of real instances, as they stand in published test data of storefronts. Only names and
 * types were taken, no value.
 */
const published = JSON.parse(readFileSync(path.resolve("tests/contract/published-shapes.json"), "utf8")) as Record<
  string,
  ShapeFacts
>;

const address = {
  firstName: "Ada",
  lastName: "Nook",
  address1: "1 Fig Street",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
  countryCode: "US",
  phone: "7755550111",
};
const card = { cardType: "Visa", holder: "Ada Nook", expirationMonth: 3, expirationYear: 2039 };
const password = "Plum-1234";

/** A product that holds others, and one that shows others. */
const bundle = "488201";
const set = "488202";

/** Answers of one shopper who comes, buys and looks at what there is, by operation. */
const answersOf = async (sandbox: TestSandbox): Promise<Record<string, unknown[]>> => {
  const client = createStorefrontClient(sandbox);
  const first = await client.guest();
  const login = `shape-${crypto.randomUUID()}@example.test`;
  const customer = { login, email: login, firstName: "Ada", lastName: "Nook", phoneHome: address.phone };
  await client.as(first.access_token ?? "")("ShopperCustomers.registerCustomer", {}, { customer, password });
  const early = await client.logIn(login, password, first.usid);
  const tokens = await client.logIn(login, password);
  const call: Call = client.as(tokens.access_token ?? "");
  const customerId = tokens.customer_id ?? "";

  await call(
    "ShopperCustomers.createCustomerAddress",
    { customerId },
    { ...address, addressId: "Home", preferred: true },
  );
  const stored = { paymentMethodId: "CREDIT_CARD", paymentCard: { ...card, number: "4111111111111111" } };
  await call("ShopperCustomers.createCustomerPaymentInstrument", { customerId }, stored);
  const wish = { type: "wish_list", name: "Birthday", public: false };
  const { id: listId } = await call("ShopperCustomers.createCustomerProductList", { customerId }, wish);
  const item = { productId: goods.bears, quantity: 1, priority: 1, public: false, type: "product" };
  await call("ShopperCustomers.createCustomerProductListItem", { customerId, listId }, item);

  const created = await call("ShopperBaskets.createBasket", {}, {});
  const { basketId } = created;
  const shipment = { basketId, shipmentId: "me" };
  const lines = [goods.bears, goods.brittle, bundle].map((productId) => ({ productId, quantity: 4 }));
  const open = await call("ShopperBaskets.addItemToBasket", { basketId }, lines);
  await call("ShopperBaskets.updateCustomerForBasket", { basketId }, { email: login });
  await call("ShopperBaskets.updateShippingAddressForShipment", { ...shipment, useAsBilling: true }, address);
  const methods = await call("ShopperBaskets.getShippingMethodsForShipment", shipment);
  await call("ShopperBaskets.updateShippingMethodForShipment", shipment, { id: "ups-ground" });
  const payment = { paymentMethodId: "CREDIT_CARD", paymentCard: { ...card, maskedNumber: "************1111" } };
  const ready = await call("ShopperBaskets.addPaymentInstrumentToBasket", { basketId }, payment);
  const order = await call("ShopperOrders.createOrder", {}, { basketId });

  const product = (id: string) =>
    call("ShopperProducts.getProduct", {
      id,
      allImages: true,
      perPricebook: true,
      expand: [
        "availability",
        "promotions",
        "options",
        "images",
        "prices",
        "variations",
        "set_products",
        "bundled_products",
      ],
    });
  const search = (parameters: object) =>
    call("ShopperSearch.productSearch", {
      allImages: true,
      perPricebook: true,
      allVariationProperties: true,
      expand: ["availability", "promotions", "variations", "prices", "images", "represented_products"],
      limit: 50,
      ...parameters,
    });
  return {
    "ShopperLogin.getAccessToken": [early, tokens],
    "ShopperCustomers.getCustomer": [await call("ShopperCustomers.getCustomer", { customerId })],
    "ShopperCustomers.getCustomerProductLists": [
      await call("ShopperCustomers.getCustomerProductLists", { customerId }),
    ],
    "ShopperCustomers.getCustomerOrders": [await call("ShopperCustomers.getCustomerOrders", { customerId })],
    "ShopperBaskets.getBasket": [created, open, ready],
    "ShopperBaskets.getShippingMethodsForShipment": [methods],
    "ShopperOrders.getOrder": [await call("ShopperOrders.getOrder", { orderNo: order.orderNo })],
    "ShopperProducts.getProduct": await Promise.all(
      [goods.bears, goods.brittle, goods.master, goods.jellies, bundle, set].map(product),
    ),
    "ShopperProducts.getProducts": [await call("ShopperProducts.getProducts", { ids: [goods.bears, goods.chews] })],
    "ShopperProducts.getCategory": [await call("ShopperProducts.getCategory", { id: "truffles", levels: 1 })],
    "ShopperSearch.productSearch": [
      await search({ q: "chocolate", refine: ["cgid=chocolates"] }),
      await search({ refine: ["cgid=root"] }),
      await search({ q: "gift" }),
    ],
  };
};

describe("answers and what was published of real ones", () => {
  let sandbox: TestSandbox;
  let answers: Record<string, unknown[]>;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ cards: "plain" });
    answers = await answersOf(sandbox);
  }, 240_000);
  afterAll(() => sandbox.close());

  it("are compared for every operation that was published", () => {
    expect(Object.keys(answers).sort()).toEqual(Object.keys(published).sort());
  });

  it.each(Object.keys(published))("%s has the same members and types, but for what is judged", (operation) => {
    const differences = shapeDifferences(published[operation] ?? {}, factsOf(answers[operation] ?? []));
    const allowed = judgedShapes[operation] ?? {};
    const told = Object.entries(differences).filter(([path]) => !(path in allowed));
    expect(Object.fromEntries(told)).toEqual({});
    expect(Object.keys(allowed).filter((path) => !(path in differences))).toEqual([]);
  });
});
