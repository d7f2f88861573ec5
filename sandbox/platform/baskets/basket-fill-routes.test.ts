import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { cardPayment, goods, sanFrancisco, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** A guest's body that lacks nothing but a payment: bears to San Francisco, $21.95. */
const goodsToSend = {
  productItems: [{ productId: goods.bears, quantity: 2 }],
  shipments: [{ shipmentId: "me", shippingAddress: sanFrancisco, shippingMethod: { id: "ups-ground" } }],
  billingAddress: sanFrancisco,
  customerInfo: { email: "june@example.test" },
};

const business = () => sandbox.registeredToken({ email: "buyer@example.test" });

describe.each(["v1", "v2"])("a basket made with its payments in version %s", (basketsVersion) => {
  let shopper: TestShopper;
  beforeEach(async () => {
    shopper = testShopper(sandbox, await sandbox.guestToken(), { basketsVersion });
  });

  it("is ordered at once", async () => {
    const card = { ...cardPayment(await sandbox.cardToken()), amount: 5 };
    const gift = { paymentMethodId: "GIFTCARD", giftCardRequest: { brand: "wp", cardNumber: "", cvc: "1234" } };
    gift.giftCardRequest.cardNumber = "6006490000000005000";
    const { status, body } = await shopper.post("/baskets", { ...goodsToSend, paymentInstruments: [gift, card] });
    expect([status, body.orderTotal]).toEqual([200, 21.95]);
    expect(body.paymentInstruments).toMatchObject([
      { paymentMethodId: "GIFTCARD", amount: 21.95, maskedGiftCertificateCode: expect.stringMatching(/^\*+5000$/) },
      { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Visa", maskedNumber: "************1111" } },
    ]);
    const [first, second] = body.paymentInstruments;
    expect(first.paymentInstrumentId).not.toBe(second.paymentInstrumentId);
    expect((await shopper.get(`/baskets/${body.basketId}`)).body.paymentInstruments).toEqual(body.paymentInstruments);
    expect((await shopper.post("/orders", { basketId: body.basketId })).body.status).toBe("new");
  });

  it("may name its payment before there are goods, as the documents' example does", async () => {
    const { status, body } = await shopper.post("/baskets", {
      paymentInstruments: [{ paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Visa" } }],
    });
    expect([status, body.paymentInstruments]).toEqual([
      200,
      [
        {
          paymentInstrumentId: expect.any(String),
          paymentMethodId: "CREDIT_CARD",
          amount: 0,
          paymentCard: { cardType: "Visa", creditCardExpired: false },
        },
      ],
    ]);
  });

  it.each([
    ["an unknown method", { paymentMethodId: "BARTER" }, "payment-method-not-applicable"],
    ["a method of other customers", { paymentMethodId: "PAY_BY_CHECK" }, "payment-method-not-applicable"],
    ["no method", { paymentCard: { cardType: "Visa" } }, "bad-request"],
    ["a card it does not take", { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "JCB" } }, "bad-request"],
    [
      "a whole card number",
      { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Visa", maskedNumber: "4111111111111111" } },
      "bad-request",
    ],
    [
      "an expired card",
      {
        paymentMethodId: "CREDIT_CARD",
        paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 1, expirationYear: 2020 },
      },
      "card-expired",
    ],
    [
      "a gift card nobody knows",
      { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: "no-such" },
      "gift-certificate-not-applicable",
    ],
    ["somebody's saved card", { customerPaymentInstrumentId: "x" }, "bad-request"],
    [
      "a bank with too long a number",
      { paymentMethodId: "CREDIT_CARD", bankRoutingNumber: "1".repeat(257) },
      "bad-request",
    ],
    ["no object", "CREDIT_CARD", "bad-request"],
  ])("is refused for %s, and nothing is kept", async (_, payment, type) => {
    const { status, body } = await shopper.post("/baskets", { ...goodsToSend, paymentInstruments: [payment] });
    expect([status, typeOf(body)]).toEqual([400, type]);
    expect((await shopper.get("/customers/me/baskets")).body.total).toBe(0);
  });

  it("is refused when one gift card is to pay twice", async () => {
    const gift = {
      paymentMethodId: "GIFTCARD",
      giftCardRequest: { brand: "wp", cardNumber: "6006490000000005000", cvc: "1234" },
    };
    const { status } = await shopper.post("/baskets", { ...goodsToSend, paymentInstruments: [gift, gift] });
    expect(status).toBe(400);
  });

  it("keeps the number of the bank, in the basket and in the order", async () => {
    const buyer = testShopper(sandbox, await business(), { basketsVersion });
    const check = { paymentMethodId: "PAY_BY_CHECK", bankRoutingNumber: "12030000" };
    const { body } = await buyer.post("/baskets", { ...goodsToSend, paymentInstruments: [check] });
    expect(body.paymentInstruments).toMatchObject([check]);
    const [{ paymentInstrumentId }] = body.paymentInstruments;
    const path = `/baskets/${body.basketId}/payment-instruments/${paymentInstrumentId}`;
    const { body: same } = await buyer.patch(path, { paymentMethodId: "PAY_BY_CHECK", amount: 21.95 });
    expect(same.paymentInstruments).toMatchObject([check]);
    const { body: other } = await buyer.patch(path, { bankRoutingNumber: "07635640" });
    expect(other.paymentInstruments).toMatchObject([{ bankRoutingNumber: "07635640" }]);
    await buyer.post("/apply-agreement-date", {});
    const { body: order } = await buyer.post("/orders", { basketId: body.basketId });
    expect(order.paymentInstruments).toMatchObject([
      { paymentMethodId: "PAY_BY_CHECK", bankRoutingNumber: "07635640" },
    ]);
    const { body: read } = await buyer.get(`/orders/${order.orderNo}`);
    expect(read.paymentInstruments).toMatchObject([{ bankRoutingNumber: "07635640" }]);
    expect(read.globalPartyId).toBe(`GP_${read.customerInfo.customerNo}`);
  });
});

describe("a basket made with its shipments", () => {
  let shopper: TestShopper;
  beforeEach(async () => {
    shopper = testShopper(sandbox, await sandbox.guestToken());
  });

  it("takes the first one without a name as the one it begins with, and names the others", async () => {
    const { status, body } = await shopper.post("/baskets", {
      shipments: [{ gift: true }, { giftMessage: "For Grandma" }, { shipmentId: "aunt" }],
    });
    expect(status).toBe(200);
    expect(body.shipments).toMatchObject([{ shipmentId: "me", gift: true }, { giftMessage: "For Grandma" }, {}]);
    expect(new Set(body.shipments.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).size).toBe(3);
    expect(body.shipments[2].shipmentId).toBe("aunt");
  });

  it.each([
    ["me", "me"],
    ["aunt", "aunt"],
  ])("is refused when %s is named twice", async (one, other) => {
    const { status } = await shopper.post("/baskets", { shipments: [{ shipmentId: one }, { shipmentId: other }] });
    expect(status).toBe(400);
  });

  it("knows no shipment that lines name and it does not", async () => {
    const productItems = [{ productId: goods.bears, quantity: 1, shipmentId: "aunt" }];
    const { status, body } = await shopper.post("/baskets", { productItems });
    expect([status, typeOf(body)]).toEqual([404, "shipment-not-found"]);
  });
});

test("the Shop API makes a basket with its payment too", async () => {
  const token = await sandbox.guestToken();
  const answer = await request(sandbox.app)
    .post("/s/WickettPlumUS/dw/shop/v23_2/baskets")
    .auth(token, { type: "bearer" })
    .send({
      product_items: [{ product_id: goods.bears, quantity: 1 }],
      payment_instruments: [{ payment_method_id: "CREDIT_CARD", payment_card: { card_type: "Visa" } }],
    });
  expect([answer.status, answer.body.payment_instruments]).toMatchObject([
    200,
    [{ _type: "order_payment_instrument", payment_method_id: "CREDIT_CARD", payment_card: { card_type: "Visa" } }],
  ]);
});
