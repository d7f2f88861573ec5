import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { answered, type Call, createStorefrontClient, type StorefrontClient } from "./storefront-client.ts";

let sandbox: TestSandbox;
let client: StorefrontClient;
let tokens: Record<string, string>;
let guest: Call;

beforeAll(async () => {
  sandbox = await createTestSandbox({ cards: "plain" });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  client = createStorefrontClient(sandbox);
  tokens = await client.guest();
  guest = client.as(tokens.access_token ?? "");
});
afterEach(() => client.refuseUndocumented());

const password = "Plum-1234";
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
const wish = { type: "wish_list", public: false, name: "Wishlist" };
const wished = (productId: string) => ({ productId, quantity: 1, priority: 1, public: false, type: "product" });

/** A basket with one line, as the storefront fills it: one entry per call. */
const filled = async (call: Call, productId: string = goods.chews): Promise<string> => {
  const { basketId } = await call("ShopperBasketsV2.createBasket", {}, { currency: "USD" });
  await call("ShopperBasketsV2.addItemToBasket", { basketId }, [{ productId, quantity: 1 }]);
  return basketId as string;
};

/** Somebody who registers as this guest and is logged in. */
const newcomer = async () => {
  const login = `next-${crypto.randomUUID()}@example.test`;
  const customer = { login, email: login, firstName: "Ada", lastName: "Nook" };
  await guest("ShopperCustomers.registerCustomer", {}, { customer, password });
  const { customer_id: customerId = "", access_token = "" } = await client.logIn(login, password, tokens.usid);
  return { login, customerId, call: client.as(access_token) };
};

/** Orders a basket with an address, the first shipping method and a masked card. */
const order = async (call: Call, basketId: string, email: string) => {
  const shipment = { basketId, shipmentId: "me" };
  await call("ShopperBasketsV2.updateCustomerForBasket", { basketId }, { email });
  await call("ShopperBasketsV2.updateShippingAddressForShipment", shipment, address);
  const { applicableShippingMethods } = await call("ShopperBasketsV2.getShippingMethodsForShipment", shipment);
  const id = applicableShippingMethods[0].id as string;
  const { orderTotal } = await call("ShopperBasketsV2.updateShippingMethodForShipment", shipment, { id });
  const paymentCard = {
    cardType: "Visa",
    holder: "Ada Nook",
    maskedNumber: "************1111",
    expirationMonth: 3,
    expirationYear: 2039,
  };
  const instrument = { paymentMethodId: "CREDIT_CARD", amount: orderTotal, paymentCard };
  await call("ShopperBasketsV2.addPaymentInstrumentToBasket", { basketId }, instrument);
  await call("ShopperBasketsV2.updateBillingAddressForBasket", { basketId }, address);
  return call("ShopperOrders.createOrder", {}, { basketId });
};

describe("what Storefront Next sends for a bag", () => {
  it("changes quantities, takes a code and gives it back, and empties the bag", async () => {
    const basketId = await filled(guest);
    const { productItems } = await guest("ShopperBasketsV2.getBasket", { basketId });
    const [{ itemId }] = productItems;
    const more = await guest("ShopperBasketsV2.updateItemInBasket", { basketId, itemId }, { quantity: 3 });
    expect(more.productItems).toMatchObject([{ quantity: 3 }]);
    const less = await guest("ShopperBasketsV2.updateItemsInBasket", { basketId }, [{ itemId, quantity: 2 }]);
    expect(less.productItems).toMatchObject([{ quantity: 2 }]);
    const reduced = await guest("ShopperBasketsV2.addCouponToBasket", { basketId }, { code: "WINDOWSILL" });
    expect(reduced.couponItems).toMatchObject([{ code: "WINDOWSILL", valid: true }]);
    expect(reduced.orderPriceAdjustments[0].price).toBeLessThan(0);
    const [{ couponItemId }] = reduced.couponItems;
    const full = await guest("ShopperBasketsV2.removeCouponFromBasket", { basketId, couponItemId });
    expect(full.couponItems ?? []).toEqual([]);
    await expect(guest("ShopperBasketsV2.addCouponToBasket", { basketId }, { code: "NOBODY" })).rejects.toEqual(
      answered(400),
    );
    const empty = await guest("ShopperBasketsV2.removeItemFromBasket", { basketId, itemId });
    expect(empty.productItems ?? []).toEqual([]);
  });

  it("picks up in a store that it found around a postal code", async () => {
    const around = { distanceUnit: "mi", limit: 10, maxDistance: 100, offset: 0 };
    const found = await guest("ShopperStores.searchStores", { ...around, countryCode: "US", postalCode: "94110" });
    const [{ id: storeId, inventoryId }] = found.data;
    const { data } = await guest("ShopperStores.getStores", { ids: storeId });
    expect(data).toMatchObject([{ id: storeId, inventoryId }]);
    const basketId = await filled(guest, goods.bears);
    const shipment = { basketId, shipmentId: "me" };
    const body = { shipmentId: "me", c_fromStoreId: storeId };
    const { shipments } = await guest("ShopperBasketsV2.updateShipmentForBasket", shipment, body);
    expect(shipments).toMatchObject([{ c_fromStoreId: storeId }]);
    const { applicableShippingMethods } = await guest("ShopperBasketsV2.getShippingMethodsForShipment", shipment);
    const pickup = applicableShippingMethods.find(
      (method: { c_storePickupEnabled?: boolean }) => method.c_storePickupEnabled === true,
    );
    expect(pickup).toMatchObject({ price: 0 });
  });

  it("sends to two addresses, by a shipment of its own", async () => {
    const basketId = await filled(guest);
    const second = { shipmentId: "aunt", shippingAddress: { ...address, city: "Elko", postalCode: "89801" } };
    const { shipments } = await guest("ShopperBasketsV2.createShipmentForBasket", { basketId }, second);
    expect(shipments.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).toEqual(["me", "aunt"]);
    const one = await guest("ShopperBasketsV2.removeShipmentFromBasket", { basketId, shipmentId: "aunt" });
    expect(one.shipments).toHaveLength(1);
  });
});

describe("what Storefront Next sends for an account", () => {
  it("takes the guest's bag along into the login, and finds the order in the history", async () => {
    await filled(guest);
    const { login, customerId, call } = await newcomer();
    const taken = await call("ShopperBasketsV2.transferBasket", { merge: true, populateCustomerDetails: true });
    expect(taken).toMatchObject({ customerInfo: { email: login }, productItems: [{ productId: goods.chews }] });
    const placed = await order(call, taken.basketId, login);
    const history = await call("ShopperCustomers.getCustomerOrders", { customerId, offset: 0, limit: 10 });
    expect(history).toMatchObject({ total: 1, data: [{ orderNo: placed.orderNo, orderTotal: placed.orderTotal }] });
    const read = await call("ShopperOrders.getOrder", { orderNo: placed.orderNo });
    const ids = read.productItems.map(({ productId }: { productId: string }) => productId).join(",");
    const { data } = await call("ShopperProducts.getProducts", { ids, expand: ["images", "variations"] });
    expect(data[0].imageGroups.length).toBeGreaterThan(0);
  });

  it("adds what a guest left to the bag of an earlier visit", async () => {
    const { login, call } = await newcomer();
    await filled(call, goods.bears);
    const visitor = await client.guest();
    await filled(client.as(visitor.access_token ?? ""), goods.chews);
    const again = await client.logIn(login, password, visitor.usid);
    const merged = await client.as(again.access_token ?? "")("ShopperBasketsV2.transferBasket", {
      merge: true,
      populateCustomerDetails: true,
    });
    const ids = merged.productItems.map(({ productId }: { productId: string }) => productId);
    expect(ids.sort()).toEqual([goods.bears, goods.chews].sort());
  });

  it("keeps the wishes of a guest and of an account, by one list each", async () => {
    const asGuest = { customerId: tokens.customer_id };
    const own = await guest("ShopperCustomers.createCustomerProductList", asGuest, wish);
    const ownList = { ...asGuest, listId: own.id };
    await guest("ShopperCustomers.createCustomerProductListItem", ownList, wished(goods.bears));
    const kept = await guest("ShopperCustomers.getCustomerProductList", ownList);
    expect(kept.customerProductListItems).toMatchObject([{ productId: goods.bears }]);

    const { customerId, call } = await newcomer();
    expect(await call("ShopperCustomers.getCustomerProductLists", { customerId })).toMatchObject({ total: 0 });
    const { id: listId } = await call("ShopperCustomers.createCustomerProductList", { customerId }, wish);
    const list = { customerId, listId };
    for (const { productId } of kept.customerProductListItems)
      await call("ShopperCustomers.createCustomerProductListItem", list, wished(productId));
    const { data } = await call("ShopperCustomers.getCustomerProductLists", { customerId });
    expect(data).toMatchObject([{ id: listId, type: "wish_list", customerProductListItems: [{ quantity: 1 }] }]);
    const products = await call("ShopperProducts.getProducts", {
      ids: goods.bears,
      allImages: true,
      perPricebook: true,
    });
    expect(products.data).toMatchObject([{ id: goods.bears }]);
    const [{ id: itemId }] = data[0].customerProductListItems;
    await call("ShopperCustomers.deleteCustomerProductListItem", { ...list, itemId });
    const after = await call("ShopperCustomers.getCustomerProductList", list);
    expect(after.customerProductListItems ?? []).toEqual([]);
  });

  it("keeps name, addresses, cards and what may be sent", async () => {
    const { customerId, call, login } = await newcomer();
    await call("ShopperCustomers.updateCustomer", { customerId }, { firstName: "Ida", phoneMobile: "7755550112" });
    const saved = { ...address, addressId: "Home", preferred: true };
    await call("ShopperCustomers.createCustomerAddress", { customerId }, saved);
    await call(
      "ShopperCustomers.createCustomerPaymentInstrument",
      { customerId },
      {
        paymentMethodId: "CREDIT_CARD",
        paymentCard: {
          cardType: "Visa",
          number: "4111111111111111",
          holder: "Ida Nook",
          expirationMonth: 3,
          expirationYear: 2039,
        },
      },
    );
    const customer = await call("ShopperCustomers.getCustomer", {
      customerId,
      expand: ["addresses", "paymentinstruments"],
    });
    expect(customer).toMatchObject({
      firstName: "Ida",
      addresses: [{ addressId: "Home", preferred: true }],
      paymentInstruments: [{ paymentCard: { numberLastDigits: "1111" } }],
    });
    const [{ paymentInstrumentId }] = customer.paymentInstruments;
    await call(
      "ShopperCustomers.updateCustomerPaymentInstrument",
      { customerId, paymentInstrumentId },
      { default: true },
    );
    await call("ShopperCustomers.deleteCustomerPaymentInstrument", { customerId, paymentInstrumentId });
    const { data } = await call("ShopperConsents.getSubscriptions", { expand: ["consentStatus"] });
    const [{ subscriptionId, channels }] = data;
    const subscription = { subscriptionId, contactPointValue: login, channel: channels[0], status: "opt_in" };
    await call("ShopperConsents.updateSubscriptions", {}, { subscriptions: [subscription] });
    const after = await call("ShopperConsents.getSubscriptions", { expand: ["consentStatus"] });
    const own = after.data.find((each: { subscriptionId: string }) => each.subscriptionId === subscriptionId);
    expect(own.consentStatus).toContainEqual(expect.objectContaining({ contactPointValue: login, status: "opt_in" }));
  });
});

describe("what Storefront Next sends for its pages", () => {
  it("asks for the menu, a product's promotions, and pages by id and by what they are assigned to", async () => {
    const menu = await guest("ShopperProducts.getCategory", { id: "root", levels: 2 });
    expect(menu.categories.length).toBeGreaterThan(3);
    const product = await guest("ShopperProducts.getProduct", {
      id: goods.brittle,
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
    const ids = product.productPromotions.map(({ promotionId }: { promotionId: string }) => promotionId).join(",");
    const promotions = await guest("ShopperPromotions.getPromotions", { ids });
    expect(promotions.data[0]).toMatchObject({ id: expect.any(String), calloutMsg: expect.any(String) });
    const page = await guest("ShopperExperience.getPage", { pageId: "homepage" });
    expect(page).toMatchObject({ id: "homepage", typeId: expect.any(String), regions: expect.any(Array) });
    const assigned = await guest("ShopperExperience.getPages", {
      aspectTypeId: "plp",
      categoryId: "truffles",
      aspectAttributes: JSON.stringify({ category: "truffles" }),
    });
    expect(assigned.data).toHaveLength(1);
    await expect(guest("ShopperExperience.getPage", { pageId: "nowhere" })).rejects.toEqual(answered(404));
  });

  it("resolves the qualifiers of a page it has kept", async () => {
    const resolved = await guest(
      "ShopperExperience.resolveQualifiers",
      {},
      {
        campaignQualifiers: [],
        dataBindings: [],
        customerGroups: ["Everyone", "Registered"],
      },
    );
    expect(resolved.customerGroups).toMatchObject({ Everyone: true });
  });
});
