import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  type Answer,
  cardPayment,
  goods,
  sanFrancisco,
  testShopper,
  type TestShopper,
} from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

let sandbox: TestSandbox;
let guest: TestShopper;
let token: string;
/** A basket with everything that one can hold. */
let basket: Answer["body"];

const shipmentAttributes = {
  c_DATE_WANTED: "2026-12-18",
  c_dateWantedRangeStart: "2026-12-16",
  c_dateWantedRangeEnd: "2026-12-20",
  c_customerSelectedMethod: true,
  c_isCalendarSelection: true,
  c_DeliveryInstructions: "Ring twice.",
  c_shipnow: false,
};
const addressAttributes = { c_PHONE_EXTENSION: "12", c_RESIDENCE_CODE: true, c_isPOBox: false, c_storeId: "" };

const shopsNearby = async () =>
  (
    await request(sandbox.app)
      .get(`/store/shopper-stores/v1/organizations/${organizationId}/store-search`)
      .query({ siteId: "WickettPlumUS", postalCode: "94110", countryCode: "US", maxDistance: "10", distanceUnit: "mi" })
      .set("authorization", `Bearer ${token}`)
  ).body as Answer["body"];

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
  guest = testShopper(sandbox, token);
  const shopId = (await shopsNearby()).data[0].id;
  const { basketId } = await addressedBasket(
    guest,
    [
      { productId: goods.chews, quantity: 6 },
      { productId: goods.bears, quantity: 2 },
    ],
    { address: { ...sanFrancisco, address2: "Unit 4", companyName: "Harper & Co", ...addressAttributes } as never },
  );
  const path = `/baskets/${basketId}`;
  await guest.patch(`${path}/shipments/me`, { gift: true, giftMessage: "Be well", ...shipmentAttributes });
  await guest.post(`${path}/shipments`, {
    shipmentId: "Shipment1",
    c_fromStoreId: shopId,
    c_pickupFirstName: "June",
    c_pickupLastName: "Harper",
    c_pickupPhone: "4155550123",
    c_pickupEmail: "june@example.test",
  });
  const [, bears] = (await guest.get(path)).body.productItems;
  const built = await guest.patch(`${path}/items/${bears.itemId}`, {
    quantity: 2,
    c_customMix: JSON.stringify({ boxList: [], unitType: "pieces" }),
    c_fromStoreId: shopId,
  });
  if (built.status !== 200) throw new Error(`The mixed box was not taken: ${built.status}`);
  await guest.post(`${path}/coupons`, { code: "WINDOWSILL" });
  await guest.post(`${path}/payment-instruments`, {
    ...cardPayment(await sandbox.cardToken()),
    c_walletUUID: "wallet-1",
  });
  await guest.patch(path, {
    currency: "USD",
    c_subscriptionOptins: [],
    c_fullStorySessionURL: "https://replay.test/1",
  });
  basket = (await guest.get(path)).body;
}, 120_000);
afterAll(() => sandbox.close());

const names = (list: string) => expect.arrayContaining(list.trim().split(/\s+/)) as string[];
const fieldsOf = (document: object) => Object.keys(document);

describe("a basket", () => {
  it("has everything the shop reads of it, with what still prevents ordering", async () => {
    expect(fieldsOf(basket)).toEqual(
      names(`basketId productItems shipments shippingItems paymentInstruments couponItems billingAddress customerInfo orderTotal
        productSubTotal shippingTotal currency c_paymentAmount c_qualifiers c_subscriptionOptins c_fullStorySessionURL
        orderPriceAdjustments`),
    );
    expect(basket).toMatchObject({
      customerInfo: { email: "june@example.test" },
      c_qualifiers: { qdThresholdMet: true },
      c_fullStorySessionURL: "https://replay.test/1",
    });
    const { body: methods } = await guest.get(`/baskets/${basket.basketId}/shipments/me/shipping-methods`);
    expect(fieldsOf(methods)).toEqual(names("applicableShippingMethods defaultShippingMethodId"));
    const stranger = testShopper(sandbox, await sandbox.guestToken());
    expect((await stranger.post("/baskets", {})).body).toHaveProperty("c_flashes");
  });

  it("has lines with product, quantity, shipment, price and what was built", () => {
    const [chews, bears] = basket.productItems;
    expect(fieldsOf(chews)).toEqual(
      names("productId itemId quantity shipmentId basePrice productName bonusProductLineItem"),
    );
    expect(fieldsOf(bears)).toEqual(names("c_customMix c_fromStoreId"));
    expect(JSON.parse(bears.c_customMix)).toEqual({ boxList: [], unitType: "pieces" });
  });

  it("has shipments with address, method, wishes and the person who picks up", () => {
    const [parcel, counter] = basket.shipments;
    expect([parcel.shipmentId, counter.shipmentId]).toEqual(["me", "Shipment1"]);
    expect(fieldsOf(parcel)).toEqual(
      names(`shippingAddress shippingMethod giftMessage c_SHIP_DUE_DATE c_approachingDiscounts
        ${Object.keys(shipmentAttributes).join(" ")}`),
    );
    expect(fieldsOf(counter)).toEqual(
      names("c_pickupFirstName c_pickupLastName c_pickupPhone c_pickupEmail c_fromStoreId"),
    );
  });

  it("has addresses with name, place, telephone and kind", () => {
    expect(fieldsOf(basket.shipments[0].shippingAddress)).toEqual(
      names(`firstName lastName fullName address1 address2 city stateCode postalCode countryCode phone companyName
        ${Object.keys(addressAttributes).join(" ")}`),
    );
  });

  it("has payments with method, amount and card, and never their token", () => {
    const [payment] = basket.paymentInstruments;
    expect(fieldsOf(payment)).toEqual(names("paymentMethodId paymentInstrumentId amount paymentCard c_walletUUID"));
    expect(fieldsOf(payment.paymentCard)).toEqual(names("cardType maskedNumber expirationMonth expirationYear"));
    expect(payment).not.toHaveProperty("c_paymentToken");
  });

  it("has coupons with code and state", () => {
    expect(basket.couponItems).toEqual([
      { couponItemId: expect.any(String), code: "WINDOWSILL", valid: true, statusCode: "applied" },
    ]);
  });

  it("is offered ways to pay that say whether the bag shows them", async () => {
    const { body } = await guest.get(`/baskets/${basket.basketId}/payment-methods`);
    for (const method of body.applicablePaymentMethods)
      expect(method).toMatchObject({ id: expect.any(String), c_showInCart: expect.any(Boolean) });
  });
});

describe("a customer", () => {
  it("has account, addresses, ways to pay, groups and the business account", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    const { body } = await buyer.get("/customers/me");
    expect(fieldsOf(body)).toEqual(
      names("customerId authType email firstName lastName addresses paymentInstruments c_groups c_businessAccountData"),
    );
    expect(body.authType).toBe("registered");
    expect(fieldsOf(body.addresses[0])).toEqual(names("addressId preferred"));
  });
});

describe("a product", () => {
  const read = async (id: string) =>
    (await guest.get(`/products/${id}`, { allImages: "true", perPricebook: "true" })).body;

  it("has name, prices, pictures, what can be chosen, and what is told on its page", async () => {
    const product = await read("480127");
    expect(fieldsOf(product)).toEqual(
      names(`id name brand primaryCategoryId price prices priceRanges variants variationAttributes imageGroups master
        c_defaultVariantId c_badge c_bvProductId c_enableSubscription c_ogEnableImpulseUpsell c_tabDetails c_tabFeatures
        c_productIngredients`),
    );
    expect(fieldsOf(product.variants[0])).toEqual(
      names(`productId orderable variationValues tieredPrices c_isOutOfStock c_isComingSoon c_isInShopOnly
        c_availableForInStorePickup`),
    );
    expect(fieldsOf(product.variants[0].tieredPrices[0])).toEqual(names("pricebook price"));
    expect(fieldsOf(product.imageGroups[0].images[0])).toEqual(names("disBaseLink alt title"));
  });

  it("has every flag", async () => {
    const product = await read("480127");
    const flags = `isOutOfStock isComingSoon isInShopOnly isCustomMix isCustomMixPiece isShowBackInStock isMeltable isKosher
      isDairyFree isPickupOnly isOnlineOnly isCase availableForInStorePickup`;
    for (const flag of flags.split(/\s+/)) expect([flag, typeof product[`c_${flag}`]]).toEqual([flag, "boolean"]);
  });

  it("has stock of the site and of the shops asked for", async () => {
    const { data } = await shopsNearby();
    const { body } = await guest.get(`/products/${goods.bears}`, {
      expand: "availability",
      inventoryIds: data
        .slice(0, 2)
        .map(({ inventoryId }: { inventoryId: string }) => inventoryId)
        .join(","),
    });
    const record = names("id ats orderable preorderable backorderable");
    expect(fieldsOf(body.inventory)).toEqual(record);
    expect(body.inventories.length).toBeGreaterThan(0);
    for (const shop of body.inventories) expect(fieldsOf(shop)).toEqual(record);
  });
});

describe("a shop", () => {
  it("has address, telephone, distance, opening times and whether it hands orders out", async () => {
    const { data } = await shopsNearby();
    expect(fieldsOf(data[0])).toEqual(
      names(`id name address1 city stateCode postalCode countryCode phone distance inventoryId c_bopisEnabled
        c_temporarilyClosed c_rioCode c_hours`),
    );
    expect(data[0].c_hours.monday[0]).toEqual({
      open: expect.stringMatching(/^\d\d:\d\d$/),
      close: expect.stringMatching(/^\d\d:\d\d$/),
    });
  });
});

describe("an order", () => {
  it("has number, day, sums, lines, shipments and payments", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const order = (await shopper.post("/orders", { basketId })).body;
    expect(fieldsOf(order)).toEqual(
      names(`orderNo creationDate orderTotal shippingTotal taxTotal productItems shippingItems shipments
        paymentInstruments`),
    );
  });
});
