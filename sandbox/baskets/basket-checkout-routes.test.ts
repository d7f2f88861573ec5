import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  cardPayment,
  chicago,
  goods,
  sanFrancisco,
  testShopper,
  type TestShopper,
} from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

let shopper: TestShopper;
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const typeOf = (body: { type: string }) => body.type.split("/").at(-1);
const idsOf = (methods: { id: string }[]) => methods.map(({ id }) => id);

describe("shipments", () => {
  it("are added with a free name, changed, and removed with their lines", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const path = `/baskets/${basketId}/shipments`;
    const { body: added } = await shopper.post(path, { shippingAddress: chicago });
    expect(added.shipments).toMatchObject([
      { shipmentId: "me" },
      { shipmentId: "Shipment1", shippingAddress: { city: "Chicago", fullName: "June Harper" } },
    ]);
    const { body: changed } = await shopper.patch(`${path}/Shipment1`, { gift: true, giftMessage: "For you" });
    expect(changed.shipments[1]).toMatchObject({
      gift: true,
      giftMessage: "For you",
      shippingAddress: { city: "Chicago" },
    });
    await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.chews, quantity: 1, shipmentId: "Shipment1" },
    ]);
    const { body: removed } = await shopper.delete(`${path}/Shipment1`);
    expect(removed.shipments).toHaveLength(1);
    expect(removed.productItems).toMatchObject([{ productId: goods.bears }]);
  });

  it("keep the default one, and know what they do not know", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/shipments`;
    const { status, body } = await shopper.delete(`${path}/me`);
    expect([status, typeOf(body)]).toEqual([403, "forbidden"]);
    expect((await shopper.delete(`${path}/nowhere`)).status).toBe(404);
    expect((await shopper.patch(`${path}/nowhere`, {})).status).toBe(404);
    expect((await shopper.get(`${path}/nowhere/shipping-methods`)).status).toBe(404);
    expect((await shopper.put(`${path}/nowhere/shipping-address`, sanFrancisco)).status).toBe(404);
    expect((await shopper.post(path, { shipmentId: "me" })).status).toBe(400);
    const { status: lost } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.bears, quantity: 1, shipmentId: "nowhere" },
    ]);
    expect(lost).toBe(404);
  });
});

describe("addresses", () => {
  it("of a shipment may serve for the bill too", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/shipments/me/shipping-address`;
    const { body } = await shopper.put(
      path,
      { ...chicago, c_RESIDENCE_CODE: "R", c_PHONE_EXTENSION: "12" },
      { useAsBilling: "true" },
    );
    expect(body.billingAddress).toMatchObject({ city: "Chicago", c_RESIDENCE_CODE: "R" });
    const { body: moved } = await shopper.put(path, sanFrancisco);
    expect(moved.shipments[0].shippingAddress.city).toBe("San Francisco");
    expect(moved.billingAddress.city).toBe("Chicago");
  });

  it("of the bill may serve for shipping too", async () => {
    const { basketId } = await basketWith(shopper, []);
    const { body } = await shopper.put(`/baskets/${basketId}/billing-address`, chicago, { useAsShipping: "true" });
    expect([body.billingAddress.city, body.shipments[0].shippingAddress.city]).toEqual(["Chicago", "Chicago"]);
  });

  it.each([
    ["a state the country does not have", { ...sanFrancisco, stateCode: "ON" }, '"State" is not a valid value'],
    ["a country nothing is shipped to", { ...sanFrancisco, countryCode: "FR" }, '"Country" is not a valid value'],
    ["a street that is too long", { ...sanFrancisco, address1: "x".repeat(61) }, "at most 60 characters"],
    ["a city that is a number", { ...sanFrancisco, city: 5 }, "must be a text"],
    ["no object", [], "must be a JSON object"],
  ])("are refused with %s", async (_name, address, words) => {
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, address);
    expect(status).toBe(400);
    expect(body.detail).toContain(words);
  });

  it("are joined by an email address that looks like one", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/customer`;
    expect((await shopper.put(path, { email: "june@example.test" })).body.customerInfo.email).toBe("june@example.test");
    expect((await shopper.put(path, { email: "june" })).status).toBe(400);
    expect((await shopper.put(path, {})).status).toBe(400);
  });
});

describe("shipping methods", () => {
  const methodsFor = async (address: object | null, items = [{ productId: goods.bears as string, quantity: 1 }]) => {
    const { basketId } = await basketWith(shopper, items);
    if (address) await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, address);
    return (await shopper.get(`/baskets/${basketId}/shipments/me/shipping-methods`)).body;
  };

  it.each([
    ["an unknown place", null, ["ups-ground", "ups-second-day", "ups-next-day", "postal-ground"]],
    ["the mainland", sanFrancisco, ["ups-ground", "ups-second-day", "ups-next-day", "postal-ground"]],
    ["Alaska", { ...sanFrancisco, stateCode: "AK" }, ["ups-alaska-hawaii", "postal-ground"]],
    ["Puerto Rico", { ...sanFrancisco, stateCode: "PR" }, ["postal-ground"]],
    ["a post office box", { ...sanFrancisco, address1: "PO Box 12", c_isPOBox: true }, ["postal-ground"]],
    [
      "Ontario",
      { ...sanFrancisco, countryCode: "CA", stateCode: "ON", postalCode: "M5V 2T6" },
      ["ups-canada-standard", "ups-canada-expedited", "ups-canada-saver"],
    ],
  ])("to %s", async (_name, address, ids) => {
    expect(idsOf((await methodsFor(address)).applicableShippingMethods)).toEqual(ids);
  });

  it("say carrier code, price, default, and that they are for pickup or not", async () => {
    const { applicableShippingMethods, defaultShippingMethodId } = await methodsFor(sanFrancisco);
    expect(defaultShippingMethodId).toBe("ups-ground");
    expect(applicableShippingMethods[0]).toMatchObject({
      name: "UPS Ground",
      externalShippingMethod: "03",
      price: 6.95,
      c_storePickupEnabled: false,
    });
  });

  it("name the promotion they have earned", async () => {
    const { applicableShippingMethods } = await methodsFor(sanFrancisco, [{ productId: goods.chews, quantity: 8 }]);
    expect(applicableShippingMethods[0]).toMatchObject({
      price: 7.95,
      shippingPromotions: [{ promotionId: "free-ground" }],
    });
    expect(applicableShippingMethods[1]).not.toHaveProperty("shippingPromotions");
  });

  it.each(["ups-alaska-hawaii", "shop-pickup", "no-such-method"])(
    "refuse %s for a parcel on the mainland",
    async (id) => {
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      const path = `/baskets/${basketId}/shipments/me`;
      await shopper.put(`${path}/shipping-address`, sanFrancisco);
      const { status } = await shopper.put(`${path}/shipping-method`, { id });
      expect(status).toBe(400);
      expect((await shopper.put(`${path}/shipping-method`, {})).status).toBe(400);
    },
  );

  it("that no longer fit a new address stand in the way of ordering", async () => {
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { body } = await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, {
      ...sanFrancisco,
      stateCode: "HI",
    });
    expect(body.c_flashes[0].type).toBe("ShippingMethodNotApplicable");
    expect(body).not.toHaveProperty("orderTotal");
  });
});

describe("sums", () => {
  it("follow from prices, discounts, shipping and tax", async () => {
    const basket = await addressedBasket(
      shopper,
      [
        { productId: goods.brittle, quantity: 2 },
        { productId: goods.licorice, quantity: 1 },
      ],
      { address: chicago },
    );
    expect(basket.productItems).toMatchObject([
      { price: 27, priceAfterItemDiscount: 22.95, taxClassId: "candy", taxRate: 0.0625, tax: 1.69, adjustedTax: 1.43 },
      { price: 7, priceAfterItemDiscount: 7, taxClassId: "food-flour", taxRate: 0, adjustedTax: 0 },
    ]);
    expect(basket.productItems[0].priceAdjustments).toMatchObject([
      {
        promotionId: "brittle-week",
        price: -4.05,
        manual: false,
        appliedDiscount: { type: "percentage", percentage: 15 },
      },
    ]);
    expect(basket).toMatchObject({
      productSubTotal: 29.95,
      productTotal: 29.95,
      shippingTotal: 6.95,
      adjustedMerchandizeTotalTax: 1.43,
      merchandizeTotalTax: 1.69,
      shippingTotalTax: 0,
      taxTotal: 1.43,
      orderTotal: 38.33,
    });
  });

  it("tax a pickup where the shop stands", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}`;
    await shopper.patch(`${path}/shipments/me`, { c_fromStoreId: "1008", c_pickupFirstName: "June" });
    const { body } = await shopper.post(`${path}/items`, [{ productId: "485101", quantity: 1 }]);
    expect(body.productItems[0]).toMatchObject({ taxRate: 0.0625, adjustedTax: 0.75 });
    const { body: methods } = await shopper.get(`${path}/shipments/me/shipping-methods`);
    expect(idsOf(methods.applicableShippingMethods)).toEqual(["shop-pickup"]);
    const { body: chosen } = await shopper.put(`${path}/shipments/me/shipping-method`, { id: "shop-pickup" });
    expect(chosen).toMatchObject({ shippingTotal: 0, taxTotal: 0.75, orderTotal: 12.75 });
    expect(chosen.c_flashes.map(({ type }: { type: string }) => type)).not.toContain("ShippingAddressRequired");
  });

  it("count the stock of the shop for a pickup", async () => {
    const { basketId } = await basketWith(shopper, []);
    await shopper.patch(`/baskets/${basketId}/shipments/me`, { c_fromStoreId: "1001" });
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.navyBox, quantity: 1 },
    ]);
    expect([status, typeOf(body)]).toEqual([400, "product-item-not-available"]);
    expect(
      (await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.redLetter, quantity: 1 }])).status,
    ).toBe(200);
  });

  it("add up the taxes of a Canadian basket by rate", async () => {
    const canadian = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), {
      siteId: "WickettPlumCA",
      basketsVersion: "v2",
    });
    const address = { ...sanFrancisco, countryCode: "CA", stateCode: "QC", city: "Montréal", postalCode: "H2X 1Y4" };
    const basket = await addressedBasket(canadian, [{ productId: goods.chews, quantity: 1 }], {
      address,
      method: "ups-canada-standard",
    });
    expect(basket).toMatchObject({
      currency: "CAD",
      productTotal: 16,
      shippingTotal: 9.95,
      taxTotal: 3.89,
      orderTotal: 29.84,
      groupedTaxItems: [{ taxRate: 0.14975, taxValue: 3.89 }],
    });
  });
});

describe("promotions", () => {
  it("off the order are prorated over the lines to the cent", async () => {
    const { basketId } = await basketWith(shopper, [
      { productId: goods.bears, quantity: 1 },
      { productId: goods.chews, quantity: 3 },
      { productId: goods.navyBox, quantity: 2 },
    ]);
    const { body } = await shopper.get(`/baskets/${basketId}`);
    expect(body.orderPriceAdjustments).toMatchObject([{ promotionId: "big-bag", price: -10 }]);
    const left: number = body.productItems.reduce(
      (sum: number, item: { priceAfterOrderDiscount: number }) => sum + Math.round(item.priceAfterOrderDiscount * 100),
      0,
    );
    expect([body.productSubTotal, body.productTotal, left]).toEqual([171.5, 161.5, 16150]);
  });

  it("tell what is nearly earned, on the shipment and in version 2", async () => {
    const second = testShopper(sandbox, await sandbox.guestToken(), { basketsVersion: "v2" });
    const { basketId } = await addressedBasket(second, [{ productId: goods.chews, quantity: 6 }]);
    const { body } = await second.get(`/baskets/${basketId}`, { expand: "approaching_discounts" });
    expect(body.shipments[0].c_approachingDiscounts).toEqual([
      { itemText: "Free ground shipping from $90", remain: 18, threshold: 90, merchandiseTotal: 72 },
    ]);
    expect(body.approachingDiscounts).toMatchObject([
      { type: "shipping", shipmentId: "me", conditionThreshold: 90, merchandiseTotal: 72 },
    ]);
    const { body: free } = await second.post(`/baskets/${basketId}/items`, [{ productId: goods.chews, quantity: 2 }]);
    expect(free).toMatchObject({ shippingTotal: 0, orderTotal: 96 });
    expect(free.shippingItems[0]).toMatchObject({
      price: 7.95,
      priceAfterItemDiscount: 0,
      priceAdjustments: [{ promotionId: "free-ground", price: -7.95, appliedDiscount: { type: "free" } }],
    });
    const { body: near } = await second.get(`/baskets/${basketId}`, { expand: "approaching_discounts" });
    expect(near.approachingDiscounts).toMatchObject([
      { type: "order", conditionThreshold: 120, promotionLink: { promotionId: "big-bag" } },
    ]);
  });

  it("for a group are for its members", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    const basket = await basketWith(buyer, [{ productId: "488110", quantity: 1 }]);
    expect(basket.productItems[0]).toMatchObject({ price: 44, priceAfterItemDiscount: 41.8 });
    expect((await basketWith(shopper, [{ productId: "488110", quantity: 1 }])).productSubTotal).toBe(44);
    await buyer.delete(`/baskets/${basket.basketId}`);
  });

  it("are told by name", async () => {
    const { body } = await shopper.get("/promotions", { ids: "free-ground,spring-fair,nosuch" });
    expect(body).toMatchObject({
      total: 1,
      data: [{ id: "free-ground", calloutMsg: "Free ground shipping from $90" }],
    });
    expect((await shopper.get("/promotions")).status).toBe(400);
  });
});

describe("coupons", () => {
  it("take something off, once, and give it back when they leave", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 4 }]);
    const path = `/baskets/${basketId}/coupons`;
    const { status, body } = await shopper.post(path, { code: " windowsill " });
    expect(status).toBe(200);
    expect(body.couponItems).toMatchObject([{ code: "WINDOWSILL", statusCode: "applied", valid: true }]);
    expect(body.orderPriceAdjustments).toMatchObject([{ price: -3, couponCode: "WINDOWSILL" }]);
    const twice = await shopper.post(path, { code: "WINDOWSILL" });
    expect([twice.status, twice.body.statusCode]).toEqual([400, "coupon_code_already_in_basket"]);
    const { body: without } = await shopper.delete(`${path}/${body.couponItems[0].couponItemId}`);
    expect(without.productTotal).toBe(30);
    expect(without).not.toHaveProperty("couponItems");
    expect((await shopper.delete(`${path}/${body.couponItems[0].couponItemId}`)).status).toBe(404);
  });

  it.each([
    ["PLUMJAM", "coupon_code_unknown"],
    ["STAFFPARTY", "coupon_disabled"],
    ["SPRING26", "no_active_promotion"],
  ])("are refused: %s", async (code, statusCode) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/coupons`, { code });
    expect([status, typeOf(body), body.statusCode]).toEqual([400, "invalid-coupon-code", statusCode]);
    expect(body.detail).toContain(statusCode);
    expect((await shopper.get(`/baskets/${basketId}`)).body).not.toHaveProperty("couponItems");
  });

  it("stay without effect where nothing fits them, until something does", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/coupons`, { code: "JELLYBEAN" });
    expect([status, body.couponItems[0].statusCode, body.couponItems[0].valid]).toEqual([
      200,
      "no_applicable_promotion",
      true,
    ]);
    const { body: fitting } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.jellies, quantity: 1 },
    ]);
    expect(fitting.couponItems[0].statusCode).toBe("applied");
    expect(fitting.productItems[1]).toMatchObject({ price: 14, priceAfterItemDiscount: 11.2 });
  });

  it("want a code", async () => {
    const { basketId } = await basketWith(shopper, []);
    expect((await shopper.post(`/baskets/${basketId}/coupons`, {})).status).toBe(400);
    expect((await shopper.post(`/baskets/${basketId}/coupons`, { code: "x".repeat(300) })).status).toBe(400);
  });
});

describe("payments", () => {
  it("are offered by who pays", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { body } = await shopper.get(`/baskets/${basketId}/payment-methods`);
    expect(idsOf(body.applicablePaymentMethods)).toEqual(["CREDIT_CARD"]);
    expect(body.applicablePaymentMethods[0].cards.map(({ cardType }: { cardType: string }) => cardType)).toEqual([
      "Visa",
      "Master Card",
      "Amex",
      "Discover",
    ]);
    const refused = await shopper.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "PAY_BY_CHECK" });
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "payment-method-not-applicable"]);
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    const other = await basketWith(buyer, [{ productId: goods.bears, quantity: 1 }]);
    const { body: offered } = await buyer.get(`/baskets/${other.basketId}/payment-methods`);
    expect(idsOf(offered.applicablePaymentMethods)).toEqual(["CREDIT_CARD", "PAY_BY_CHECK"]);
    await buyer.delete(`/baskets/${other.basketId}`);
  });

  it("cover what is open, never show their token, and leave again", async () => {
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const path = `/baskets/${basketId}/payment-instruments`;
    const { body } = await shopper.post(path, cardPayment("aaa.bbb.ccc"));
    expect(body.paymentInstruments).toEqual([
      expect.objectContaining({
        amount: 14.45,
        paymentMethodId: "CREDIT_CARD",
        paymentCard: expect.objectContaining({ numberLastDigits: "1111", creditCardExpired: false }),
      }),
    ]);
    expect(body).not.toHaveProperty("c_flashes");
    expect(JSON.stringify(body)).not.toContain("aaa.bbb");
    const [{ paymentInstrumentId }] = body.paymentInstruments;
    const { body: changed } = await shopper.patch(`${path}/${paymentInstrumentId}`, { amount: 5 });
    expect(changed.paymentInstruments[0]).toMatchObject({ amount: 5, paymentCard: { cardType: "Visa" } });
    expect(changed.c_flashes).toMatchObject([{ type: "PaymentMethodRequired", details: { openAmount: 9.45 } }]);
    const { body: without } = await shopper.delete(`${path}/${paymentInstrumentId}`);
    expect(without).not.toHaveProperty("paymentInstruments");
    expect((await shopper.delete(`${path}/${paymentInstrumentId}`)).status).toBe(404);
    expect((await shopper.patch(`${path}/${paymentInstrumentId}`, {})).status).toBe(404);
  });

  const card = cardPayment("aaa.bbb.ccc");
  it.each([
    ["a real number", { ...card, paymentCard: { ...card.paymentCard, maskedNumber: "4111111111111111" } }],
    ["a number beside the mask", { ...card, paymentCard: { ...card.paymentCard, number: "4111111111111111" } }],
    ["an expired card", { ...card, paymentCard: { ...card.paymentCard, expirationYear: 2020 } }],
    ["a card nobody takes", { ...card, paymentCard: { ...card.paymentCard, cardType: "Store card" } }],
    ["no card", { paymentMethodId: "CREDIT_CARD" }],
    ["an unknown method", { paymentMethodId: "BARTER" }],
    ["no method", {}],
    ["a negative amount", { ...card, amount: -1 }],
    ["a token that is none", { ...card, c_paymentToken: "4111 1111" }],
  ])("are refused with %s", async (_name, payment) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    expect((await shopper.post(`/baskets/${basketId}/payment-instruments`, payment)).status).toBe(400);
  });
});

describe("the Shop API", () => {
  it("speaks the same operations in snake case, with flashes of its own and null for unknown sums", async () => {
    const token = await sandbox.guestToken();
    const call = (method: "get" | "post", path: string) =>
      request(sandbox.app)[method](`/s/WickettPlumUS/dw/shop/v23_2${path}`).set("authorization", `Bearer ${token}`);
    const { body: basket } = await call("post", "/baskets").send({});
    const { body } = await call("post", `/baskets/${basket.basket_id}/items`).send([
      { product_id: goods.bears, quantity: 2 },
    ]);
    expect(body).toMatchObject({
      product_items: [{ product_id: goods.bears, base_price: 7.5 }],
      order_total: null,
      shipping_total: null,
      _flash: expect.arrayContaining([
        expect.objectContaining({
          _type: "flash",
          type: "ShippingMethodRequired",
          path: "$.shipments[0].shipping_method",
        }),
      ]),
    });
    const { body: put } = await call("post", `/baskets/${basket.basket_id}/shipments/me/shipping_address`)
      .set("x-dw-http-method-override", "PUT")
      .query({ use_as_billing: "true" })
      .send({
        first_name: "June",
        last_name: "Harper",
        address1: "48 Larkspur Lane",
        city: "San Francisco",
        state_code: "CA",
        postal_code: "94110",
        country_code: "US",
        c_RESIDENCE_CODE: "R",
      });
    expect(put.billing_address).toMatchObject({ first_name: "June", c_RESIDENCE_CODE: "R" });
    const { status, body: fault } = await call("get", "/baskets/nosuch");
    expect([status, fault.fault]).toEqual([
      404,
      {
        type: "BasketNotFoundException",
        message: "No basket with ID 'nosuch' could be found.",
        arguments: { basketId: "nosuch" },
      },
    ]);
  });
});
