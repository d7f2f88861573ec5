import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  cardPayment,
  goods,
  testShopper,
  type TestShopper,
  typeOf,
  idsOf,
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
      {
        promotionId: "free-ground",
        itemText: "Free ground shipping on $90 or more",
        remain: 18,
        threshold: 90,
        merchandiseTotal: 72,
      },
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
      data: [{ id: "free-ground", calloutMsg: "Free ground shipping on $90 or more" }],
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
    expect(body.c_endedAt).toBe(code === "SPRING26" ? "2026-04-01T07:00:00.000Z" : undefined);
  });

  it("stay without effect where nothing fits them, until something does", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/coupons`, { code: "JELLYBEAN" });
    expect([status, body.couponItems[0].statusCode, body.couponItems[0].valid]).toEqual([
      200,
      "no_applicable_promotion",
      true,
    ]);
    expect(body.c_idleCoupons).toEqual([
      {
        code: "JELLYBEAN",
        promotionId: expect.any(String),
        calloutMsg: expect.stringMatching(/jellies/i),
        reason: "no_qualifying_product",
      },
    ]);
    const { body: fitting } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.jellies, quantity: 1 },
    ]);
    expect(fitting.couponItems[0].statusCode).toBe("applied");
    expect(fitting).not.toHaveProperty("c_idleCoupons");
    expect(fitting.productItems[1]).toMatchObject({ price: 14, priceAfterItemDiscount: 11.2 });
  });

  it("name the code that keeps them away", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 4 }]);
    await shopper.post(`/baskets/${basketId}/coupons`, { code: "WINDOWSILL" });
    const { body } = await shopper.post(`/baskets/${basketId}/coupons`, { code: "GRANDOPENING" });
    expect(body.c_idleCoupons).toEqual([
      {
        code: "WINDOWSILL",
        promotionId: "windowsill-ten",
        calloutMsg: "10% off your order",
        reason: "exclusivity",
        byPromotionId: "grand-opening",
        byCode: "GRANDOPENING",
      },
    ]);
  });

  it("want a code", async () => {
    const { basketId } = await basketWith(shopper, []);
    expect((await shopper.post(`/baskets/${basketId}/coupons`, {})).status).toBe(400);
    expect((await shopper.post(`/baskets/${basketId}/coupons`, { code: "x".repeat(300) })).status).toBe(400);
  });
});

describe("payments", () => {
  const giftMethods = ["GIFT_CERTIFICATE", "GIFTCARD", "GIFTCARD_DISCOUNTED"];
  /** Klarna wants a larger amount. */
  const wallets = ["PayPal", "Venmo", "DW_APPLE_PAY"];

  it("are offered by who pays", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { body } = await shopper.get(`/baskets/${basketId}/payment-methods`);
    expect(idsOf(body.applicablePaymentMethods)).toEqual(["CREDIT_CARD", ...giftMethods, ...wallets]);
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
    expect(idsOf(offered.applicablePaymentMethods)).toEqual([
      "CREDIT_CARD",
      ...giftMethods,
      ...wallets,
      "PAY_BY_CHECK",
    ]);
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
