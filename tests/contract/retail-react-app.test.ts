import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";
import { answered, type Call, createStorefrontClient, type StorefrontClient } from "./storefront-client.ts";

let sandbox: TestSandbox;
let client: StorefrontClient;
let shopper: Call;
let customerId: string;
let usid: string;

beforeAll(async () => {
  sandbox = await createTestSandbox({ cards: "plain" });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  client = createStorefrontClient(sandbox);
  const tokens = await client.guest();
  shopper = client.as(tokens.access_token ?? "");
  customerId = tokens.customer_id ?? "";
  usid = tokens.usid ?? "";
});
/** What `select` leaves out, the documents still ask for. */
const byChoice = /^getProducts 200:  must have required property/;
afterEach(() => client.refuseUndocumented(byChoice));

const address = {
  address1: "1 Fig Street",
  city: "Reno",
  countryCode: "US",
  firstName: "Ada",
  lastName: "Nook",
  phone: "7755550111",
  postalCode: "89501",
  stateCode: "NV",
};
const card = {
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    holder: "Ada Nook",
    maskedNumber: "************1111",
    cardType: "Visa",
    expirationMonth: 3,
    expirationYear: 2039,
  },
};

const newcomer = async () => {
  const login = `ada-${crypto.randomUUID()}@example.test`;
  const customer = { firstName: "Ada", lastName: "Nook", email: login, login };
  await shopper("ShopperCustomers.registerCustomer", {}, { customer, password: "Plum-1234" });
  const tokens = await client.logIn(login, "Plum-1234", usid);
  return { login, customerId: tokens.customer_id ?? "", call: client.as(tokens.access_token ?? ""), tokens };
};

/** A basket in which only the payment is missing. */
const addressed = async (call: Call, email: string) => {
  const { basketId } = await call("ShopperBaskets.createBasket", {}, {});
  await call("ShopperBaskets.addItemToBasket", { basketId }, [{ productId: goods.chews, price: 12, quantity: 1 }]);
  await call("ShopperBaskets.updateCustomerForBasket", { basketId }, { email });
  const shipment = { basketId, shipmentId: "me" };
  await call("ShopperBaskets.updateShippingAddressForShipment", { ...shipment, useAsBilling: false }, address);
  const { defaultShippingMethodId: id } = await call("ShopperBaskets.getShippingMethodsForShipment", shipment);
  await call("ShopperBaskets.updateShippingMethodForShipment", shipment, { id });
  return basketId as string;
};

describe("what PWA Kit's retail-react-app sends", () => {
  it("lists products by best matches, with pictures of every size and facets it can draw", async () => {
    const found = await shopper("ShopperSearch.productSearch", {
      limit: 25,
      offset: 0,
      sort: "best-matches",
      refine: ["cgid=chocolates"],
      perPricebook: true,
      allVariationProperties: true,
      allImages: true,
      expand: ["promotions", "variations", "prices", "images", "custom_properties"],
    });
    expect(found.total).toBeGreaterThan(10);
    expect(found.selectedSortingOption).toBe("best-matches");
    for (const { imageGroups, image, productId, currency } of found.hits) {
      const views = imageGroups.map(({ viewType }: { viewType: string }) => viewType);
      expect({ productId, views, link: image.link, currency }).toEqual({
        productId,
        views: expect.arrayContaining(["large", "medium", "small"]),
        link: expect.stringMatching(/^http/),
        currency: "USD",
      });
    }
    const values = found.refinements
      .filter(({ attributeId }: { attributeId: string }) => attributeId.startsWith("c_"))
      .flatMap((facet: { values?: object[] }) => facet.values ?? []);
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) expect(value).toMatchObject({ presentationId: expect.any(String) });
  });

  it("searches with no order chosen, and suggests", async () => {
    const { hits } = await shopper("ShopperSearch.productSearch", { q: "chocolate", sort: "", limit: 4 });
    expect(hits).toHaveLength(4);
    const suggestions = await shopper("ShopperSearch.getSearchSuggestions", { q: "choc" });
    expect(suggestions.productSuggestions.products.length).toBeGreaterThan(0);
  });

  it("shows a product, its category, its promotions and the menu", async () => {
    const product = await shopper("ShopperProducts.getProduct", {
      id: "480127",
      perPricebook: true,
      allImages: true,
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
    const views = product.imageGroups.map(({ viewType }: { viewType: string }) => viewType);
    expect(new Set(views)).toEqual(new Set(["large", "medium", "small", "swatch"]));
    expect(product).toMatchObject({
      inventory: expect.any(Object),
      variants: expect.any(Array),
      type: { master: true },
    });
    const category = await shopper("ShopperProducts.getCategory", { id: product.primaryCategoryId, levels: 1 });
    expect(category.parentCategoryTree.at(-1).id).toBe(product.primaryCategoryId);
    const menu = await shopper("ShopperProducts.getCategory", { id: "root", levels: 1 });
    expect(menu.categories.length).toBeGreaterThan(3);
    const light = await shopper("ShopperProducts.getProducts", {
      ids: `${goods.bears},${goods.chews}`,
      allImages: false,
      expand: ["availability", "variations"],
      select: "(data.(id,inventory,master))",
    });
    expect(light.data[0]).toEqual({ id: goods.bears, inventory: expect.any(Object) });
    const { data } = await shopper("ShopperProducts.getProducts", { ids: goods.brittle, allImages: true });
    const ids = data[0].productPromotions.map(({ promotionId }: { promotionId: string }) => promotionId).join(",");
    const promotions = await shopper("ShopperPromotions.getPromotions", { ids });
    expect(promotions.data[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  });

  it("is a guest from a basket, whose open totals are null, to an order with a masked card", async () => {
    expect((await shopper("ShopperCustomers.getCustomerBaskets", { customerId })).total).toBe(0);
    const created = await shopper("ShopperBaskets.createBasket", {}, {});
    const open = { shippingTotal: null, shippingTotalTax: null, taxTotal: null, orderTotal: null };
    expect(created).toMatchObject({ orderTotal: 0 });
    const { basketId } = created;
    const filled = await shopper("ShopperBaskets.addItemToBasket", { basketId }, [
      { productId: goods.chews, price: 12, quantity: 1 },
    ]);
    expect(filled).toMatchObject({
      ...open,
      productSubTotal: 12,
      shipments: [{ shippingTotal: null, taxTotal: null }],
    });
    const [{ itemId }] = filled.productItems;
    await shopper("ShopperBaskets.updateItemInBasket", { basketId, itemId }, { productId: goods.chews, quantity: 2 });
    await shopper("ShopperBaskets.updateItemsInBasket", { basketId }, [{ itemId, quantity: 1 }]);
    expect((await shopper("ShopperCustomers.getCustomerBaskets", { customerId })).total).toBe(1);

    await shopper("ShopperBaskets.updateCustomerForBasket", { basketId }, { email: "ada@example.test" });
    const shipment = { basketId, shipmentId: "me" };
    await shopper("ShopperBaskets.updateShippingAddressForShipment", { ...shipment, useAsBilling: false }, address);
    const methods = await shopper("ShopperBaskets.getShippingMethodsForShipment", shipment);
    await shopper("ShopperBaskets.updateShippingMethodForShipment", shipment, {
      id: methods.defaultShippingMethodId ?? methods.applicableShippingMethods[0].id,
    });
    const { applicablePaymentMethods } = await shopper("ShopperBaskets.getPaymentMethodsForBasket", { basketId });
    expect(applicablePaymentMethods.map(({ id }: { id: string }) => id)).toContain("CREDIT_CARD");
    await shopper("ShopperBaskets.addPaymentInstrumentToBasket", { basketId }, card);
    const ready = await shopper("ShopperBaskets.updateBillingAddressForBasket", { basketId }, address);
    const order = await shopper("ShopperOrders.createOrder", {}, { basketId });
    expect(order).toMatchObject({ status: "new", orderTotal: ready.orderTotal, productItems: [{ quantity: 1 }] });
    const read = await shopper("ShopperOrders.getOrder", { orderNo: order.orderNo });
    expect(read.paymentInstruments[0].paymentCard).toMatchObject({ numberLastDigits: "1111", cardType: "Visa" });
  });

  it("hears an error for a card that is declined, and orders with another", async () => {
    const basketId = await addressed(shopper, "ada@example.test");
    await shopper("ShopperBaskets.updateBillingAddressForBasket", { basketId }, address);
    const declined = { ...card.paymentCard, maskedNumber: "************0002" };
    await shopper("ShopperBaskets.addPaymentInstrumentToBasket", { basketId }, { ...card, paymentCard: declined });
    await expect(shopper("ShopperOrders.createOrder", {}, { basketId })).rejects.toEqual(answered(400));
    const { paymentInstruments } = await shopper("ShopperBaskets.getBasket", { basketId });
    const [{ paymentInstrumentId }] = paymentInstruments;
    await shopper("ShopperBaskets.removePaymentInstrumentFromBasket", { basketId, paymentInstrumentId });
    await shopper("ShopperBaskets.addPaymentInstrumentToBasket", { basketId }, card);
    expect(await shopper("ShopperOrders.createOrder", {}, { basketId })).toMatchObject({ status: "new" });
  });

  it("registers, merges the guest's basket and keeps an account", async () => {
    const { basketId } = await shopper("ShopperBaskets.createBasket", {}, {});
    await shopper("ShopperBaskets.addItemToBasket", { basketId }, [{ productId: goods.chews, quantity: 1 }]);
    const { login, customerId: id, call } = await newcomer();
    const merged = await call("ShopperBaskets.mergeBasket", { createDestinationBasket: true });
    expect(merged.productItems).toMatchObject([{ productId: goods.chews, quantity: 1 }]);

    const saved = { ...address, addressId: "home", preferred: true };
    await call("ShopperCustomers.createCustomerAddress", { customerId: id }, saved);
    await call(
      "ShopperCustomers.updateCustomerAddress",
      { customerId: id, addressName: "home" },
      { ...saved, city: "Elko" },
    );
    await call("ShopperCustomers.updateCustomer", { customerId: id }, { firstName: "Ida", phoneHome: "7755550112" });
    const customer = await call("ShopperCustomers.getCustomer", { customerId: id });
    expect(customer).toMatchObject({ firstName: "Ida", login, addresses: [{ addressId: "home", city: "Elko" }] });
    await call("ShopperCustomers.removeCustomerAddress", { customerId: id, addressName: "home" });
    const passwords = { password: "Plum-5678", currentPassword: "Plum-1234" };
    await call("ShopperCustomers.updateCustomerPassword", { customerId: id }, passwords);
    expect((await client.logIn(login, "Plum-5678")).customer_id).toBe(id);
  });

  it("takes a guest's basket along into a login at the checkout, and finds the order in the history", async () => {
    await addressed(shopper, "ada@example.test");
    const { customerId: id, call } = await newcomer();
    const { basketId } = await call("ShopperBaskets.transferBasket", { overrideExisting: true });
    await call("ShopperBaskets.addPaymentInstrumentToBasket", { basketId }, card);
    await call("ShopperBaskets.updateBillingAddressForBasket", { basketId }, address);
    const order = await call("ShopperOrders.createOrder", {}, { basketId });
    const history = await call("ShopperCustomers.getCustomerOrders", { customerId: id, limit: 10, offset: 0 });
    expect(history).toMatchObject({ total: 1, data: [{ orderNo: order.orderNo, status: "new" }] });
  });

  it("keeps a wishlist", async () => {
    const { customerId: id, call } = await newcomer();
    expect(await call("ShopperCustomers.getCustomerProductLists", { customerId: id })).toMatchObject({ total: 0 });
    const { id: listId } = await call(
      "ShopperCustomers.createCustomerProductList",
      { customerId: id },
      { type: "wish_list" },
    );
    const item = { quantity: 2, productId: goods.bears, public: false, priority: 1, type: "product" };
    const list = { customerId: id, listId };
    const { id: itemId } = await call("ShopperCustomers.createCustomerProductListItem", list, item);
    const changed = { ...item, quantity: 3 };
    await call("ShopperCustomers.updateCustomerProductListItem", { ...list, itemId }, changed);
    const lists = await call("ShopperCustomers.getCustomerProductLists", { customerId: id });
    expect(lists.data[0].customerProductListItems).toMatchObject([{ productId: goods.bears, quantity: 3 }]);
    await call("ShopperCustomers.deleteCustomerProductListItem", { ...list, itemId });
  });

  it("finds stores around a code and around a place", async () => {
    const around = { distanceUnit: "km", limit: 200, maxDistance: 100 };
    const byCode = await shopper("ShopperStores.searchStores", { ...around, countryCode: "US", postalCode: "94110" });
    const byPlace = await shopper("ShopperStores.searchStores", { ...around, latitude: 37.75, longitude: -122.42 });
    expect([byCode.total > 3, byPlace.total > 3]).toEqual([true, true]);
    expect(byCode.data[0]).toMatchObject({
      id: expect.any(String),
      distanceUnit: "km",
      storeHours: expect.any(String),
    });
  });

  it("shows pages of the page designer by id, and by product and category", async () => {
    expect(await shopper("ShopperExperience.getPage", { pageId: "homepage" })).toMatchObject({
      id: "homepage",
      regions: expect.any(Array),
    });
    const both = { aspectTypeId: "pdp", productId: "480127", categoryId: "truffles" };
    expect((await shopper("ShopperExperience.getPages", both)).data).toMatchObject([{ id: "pdp" }]);
  });

  it("logs out, after which a guest comes", async () => {
    const { tokens } = await newcomer();
    const { access_token, refresh_token } = tokens as { access_token: string; refresh_token: string };
    const signedIn = client.as(access_token);
    await signedIn("ShopperLogin.logoutCustomer", {
      client_id: publicClientId,
      channel_id: "WickettPlumUS",
      refresh_token,
    });
    await expect(signedIn("ShopperCustomers.getCustomer", { customerId: tokens.customer_id })).rejects.toEqual(
      answered(401),
    );
  });
});
