import { eq } from "drizzle-orm";
import request from "supertest";
import { orderPayments } from "./order-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  cardPayment,
  chicago,
  goods,
  readyBasket,
  testShopper,
  type TestShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { lookUpAttempts } from "./look-up-attempts.ts";

jest.setTimeout(30_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

let shopper: TestShopper;
beforeEach(async () => {
  shopper = await guest();
});

const guest = async () => testShopper(sandbox, await sandbox.guestToken());
const atsOf = async (productId: string): Promise<number> =>
  (await sandbox.services.inventory.records([productId], { siteId: "WickettPlumUS" })).get(productId)?.ats ?? 0;
const order = (who: TestShopper, basketId: string) => who.post("/orders", { basketId });

describe("an order", () => {
  it("rule 3.3.9: is placed with a card, takes the stock and uses up the basket", async () => {
    const before = await atsOf(goods.chews);
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 2 }], {
      address: chicago,
    });
    const { status, body } = await order(shopper, basketId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderNo: expect.stringMatching(/^WP1\d{5}$/),
      status: "new",
      confirmationStatus: "confirmed",
      paymentStatus: "paid",
      guest: true,
      customerName: "June Harper",
      customerInfo: { email: "june@example.test" },
      productTotal: 24,
      shippingTotal: 6.95,
      taxTotal: 1.5,
      orderTotal: 32.45,
      paymentInstruments: [{ amount: 32.45, paymentCard: { cardType: "Visa", numberLastDigits: "1111" } }],
      shipments: [{ shippingMethod: { id: "ups-ground", price: 6.95 }, shippingAddress: { city: "Chicago" } }],
      productItems: [{ productName: "Twist-Wrap Chews", quantity: 2, basePrice: 12, priceAfterOrderDiscount: 24 }],
    });
    expect(body).not.toHaveProperty("c_flashes");
    expect(await atsOf(goods.chews)).toBe(before - 2);
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(404);
    expect((await shopper.get("/customers/me/baskets")).body.total).toBe(0);
    expect((await shopper.get(`/orders/${body.orderNo}`)).body).toEqual(body);
  });

  it("never shows or keeps the card's token", async () => {
    const { basketId, paymentInstruments } = await readyBasket(sandbox, shopper, [
      { productId: goods.chews, quantity: 1 },
    ]);
    const { body } = await order(shopper, basketId);
    expect(JSON.stringify([body, paymentInstruments])).not.toMatch(/c_paymentToken|eyJ/);
    const rows = await sandbox.database.sql.select().from(orderPayments).where(eq(orderPayments.orderNo, body.orderNo));
    expect(rows).toMatchObject([{ token: null, status: "authorized", transactionId: expect.any(String) }]);
  });

  it("is one, however often it is asked for, at once or later", async () => {
    const before = await atsOf(goods.chews);
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    const answers = await Promise.all([1, 2, 3].map(() => order(shopper, basketId)));
    const again = await order(shopper, basketId);
    expect(new Set([...answers, again].map(({ body }) => body.orderNo)).size).toBe(1);
    expect([...answers, again].map(({ status, body }) => [status, body.status])).toEqual(Array(4).fill([200, "new"]));
    expect(await atsOf(goods.chews)).toBe(before - 1);
    expect((await shopper.get("/customers/me/orders")).body.total).toBe(1);
  });

  it("rule 3.7.2: leaves out shipments that hold nothing", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    await shopper.post(`/baskets/${basketId}/shipments`, {});
    const { body } = await order(shopper, basketId);
    expect(body.shipments.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).toEqual(["me"]);
  });

  it("of an account may be paid by check, and waits for it", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    const { basketId } = await addressedBasket(buyer, [{ productId: goods.chews, quantity: 1 }]);
    await buyer.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "PAY_BY_CHECK" });
    await buyer.post("/apply-agreement-date", {});
    const { body } = await order(buyer, basketId);
    expect(body).toMatchObject({
      status: "new",
      paymentStatus: "not_paid",
      guest: false,
      customerInfo: { customerNo: expect.any(String) },
    });
  });

  it("of a business is refused until its buyer has agreed, whatever the call says of it", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "bindery@example.test" }));
    const { basketId } = await addressedBasket(buyer, [{ productId: goods.chews, quantity: 1 }]);
    await buyer.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "PAY_BY_CHECK" });
    await buyer.patch(`/baskets/${basketId}`, { c_checkoutAgreementDate: "2026-01-01T00:00:00.000Z" });
    const { status, body } = await order(buyer, basketId);
    expect([status, typeOf(body), body.detail]).toEqual([
      400,
      "agreement-required",
      "Please accept the business terms.",
    ]);
    expect(body.c_flashes).toMatchObject([{ type: "AgreementRequired", path: "$.c_checkoutAgreementDate" }]);

    await buyer.post("/apply-agreement-date", {});
    expect((await order(buyer, basketId)).body).toMatchObject({ status: "new" });
  });

  it("rule 3.7.2: is refused with every reason while the basket lacks something", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.chews, quantity: 1 }]);
    const { status, body } = await order(shopper, basketId);
    expect([status, typeOf(body), body.detail]).toEqual([400, "bad-request", "Please enter an email address."]);
    expect(body.c_flashes.map(({ type }: { type: string }) => type)).toEqual([
      "CustomerEmailRequired",
      "ShippingAddressRequired",
      "ShippingMethodRequired",
      "BillingAddressRequired",
      "OrderTotalNotSet",
    ]);
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(200);
  });

  it("is refused when the payment does not cover it, or the card has no token", async () => {
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
    const path = `/baskets/${basketId}/payment-instruments`;
    const { body: paid } = await shopper.post(path, { ...cardPayment(await sandbox.cardToken()), amount: 1 });
    expect((await order(shopper, basketId)).body.c_flashes).toMatchObject([{ type: "PaymentMethodRequired" }]);
    await shopper.delete(`${path}/${paid.paymentInstruments[0].paymentInstrumentId}`);
    const { c_paymentToken: _token, ...withoutToken } = cardPayment("a.b.c");
    await shopper.post(path, withoutToken);
    expect((await order(shopper, basketId)).body.c_flashes).toMatchObject([{ type: "PaymentMethodRequired" }]);
  });

  it("rule 3.7.2: is refused when the stock went between basket and order", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.blushBox, quantity: 7 }]);
    const line = { productId: goods.blushBox, quantity: 1 };
    await sandbox.database.transaction(() => sandbox.services.inventory.reserve([line], "WickettPlumUS"));
    const { status, body } = await order(shopper, basketId);
    expect([status, typeOf(body), body.detail, body.productId]).toEqual([
      400,
      "product-item-not-available",
      "Only 6 of The Blush Box are left.",
      goods.blushBox,
    ]);
    await sandbox.services.inventory.release([line], "WickettPlumUS");
  });

  it.each([
    ["of an unknown basket", { basketId: "nosuch" }, 404],
    ["of no basket", {}, 400],
    ["of nothing", [], 400],
  ])("%s is refused", async (_name, body, status) => {
    expect((await shopper.post("/orders", body)).status).toBe(status);
  });

  it("can be neither made nor seen by somebody else", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    const stranger = await guest();
    expect((await order(stranger, basketId)).status).toBe(400);
    const { body } = await order(shopper, basketId);
    expect((await order(stranger, basketId)).status).toBe(404);
    const { status, body: refused } = await stranger.get(`/orders/${body.orderNo}`);
    expect([status, typeOf(refused)]).toEqual([404, "order-not-found"]);
    expect((await stranger.get("/orders/WP1")).status).toBe(404);
  });
});

describe("a card that is not taken", () => {
  it.each([
    ["declined", magicCards.declined.number, /declined/],
    ["not covered", magicCards.insufficientFunds.number, /does not cover/],
    ["expired", magicCards.expired.number, /expired/],
    ["unheard, because the processor is down", magicCards.processorDown.number, /not available/],
    ["challenged by its bank", magicCards.challenged.number, /check that it is you/, "PaymentAuthenticationRequired"],
  ])("%s: fails the order and gives everything back", async (_name, card, words, type = "PaymentTransactionFailed") => {
    const before = await atsOf(goods.chews);
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }], { card });
    const { status, body } = await order(shopper, basketId);
    expect([status, body.status]).toEqual([200, "failed"]);
    expect(body.c_flashes).toEqual([{ type, message: expect.stringMatching(words) }]);
    expect(await atsOf(goods.chews)).toBe(before);

    const { body: basket } = await shopper.get(`/baskets/${basketId}`);
    expect(basket.productItems).toMatchObject([{ quantity: 1 }]);
    expect(basket).not.toHaveProperty("paymentInstruments");
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body: second } = await order(shopper, basketId);
    expect(second.status).toBe("new");
    expect(second.orderNo).not.toBe(body.orderNo);
  });

  it("rule 3.1.9.1: gives the coupon back too", async () => {
    const start = async (card?: string) => {
      const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }], {
        method: "ups-second-day",
        email: "once@example.test",
        ...(card ? { card } : {}),
      });
      const coupon = await shopper.post(`/baskets/${basketId}/coupons`, { code: "QUICKTREAT" });
      return { basketId, coupon };
    };
    const { basketId, coupon } = await start(magicCards.declined.number);
    expect(coupon.body.shippingTotal).toBe(8.25);
    expect((await order(shopper, basketId)).body.status).toBe("failed");
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body } = await order(shopper, basketId);
    expect(body).toMatchObject({ status: "new", couponItems: [{ code: "QUICKTREAT", statusCode: "applied" }] });

    const { coupon: second } = await start();
    expect([second.status, second.body.statusCode]).toEqual([400, "customer_redemption_limit_exceeded"]);
    shopper = await guest();
    const { coupon: elsewhere } = await start();
    expect(elsewhere.status).toBe(400);
  });
});

describe("the last pieces", () => {
  it("go to as many orders as there are pieces", async () => {
    const pieces = await atsOf(goods.fewDrops);
    expect(pieces).toBe(5);
    const shoppers = await Promise.all(Array.from({ length: 8 }, guest));
    const baskets = await Promise.all(
      shoppers.map((who) => readyBasket(sandbox, who, [{ productId: goods.fewDrops, quantity: 1 }])),
    );
    const answers = await Promise.all(shoppers.map((who, index) => order(who, baskets[index].basketId)));
    expect(answers.filter(({ status, body }) => status === 200 && body.status === "new")).toHaveLength(pieces);
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => typeOf(body))).toEqual(
      Array(3).fill("product-item-not-available"),
    );
    expect(await atsOf(goods.fewDrops)).toBe(0);
    const left = baskets[answers.findIndex(({ status }) => status === 400)];
    const owner = shoppers[answers.findIndex(({ status }) => status === 400)];
    expect((await owner?.get(`/baskets/${left.basketId}`))?.body.c_flashes[0].message).toBe(
      "Cherry Cough-No-More Drops is out of stock.",
    );
  });
});

describe("orders of a customer", () => {
  it("are listed newest first, page by page and by status", async () => {
    const numbers: string[] = [];
    for (const quantity of [1, 2, 3]) {
      const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity }]);
      numbers.unshift((await order(shopper, basketId)).body.orderNo);
    }
    const { body } = await shopper.get("/customers/me/orders", { limit: "2" });
    expect(body).toMatchObject({ limit: 2, offset: 0, total: 3 });
    expect(body.data.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual(numbers.slice(0, 2));
    expect((await shopper.get("/customers/me/orders", { offset: "2" })).body.data).toHaveLength(1);
    expect((await shopper.get("/customers/me/orders", { status: "failed" })).body.total).toBe(0);
    expect((await shopper.get("/customers/me/orders", { until: "2001-01-01T00:00:00Z" })).body.total).toBe(0);
  });

  it.each<Record<string, string>>([
    { limit: "51" },
    { limit: "0" },
    { offset: "-1" },
    { status: "lost" },
    { from: "yesterday" },
  ])("are not listed by %p", async (query) => {
    expect((await shopper.get("/customers/me/orders", query)).status).toBe(400);
  });

  it("are nobody else's business", async () => {
    const { status, body } = await shopper.get("/customers/somebodyelse/orders");
    expect([status, typeOf(body)]).toEqual([400, "invalid-customer"]);
  });
});

describe("looking an order up as a guest", () => {
  it("shows all of it with the view code, a part of it with the postal code, and nothing on a guess", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }], {
      address: chicago,
    });
    const { body: made } = await order(shopper, basketId);
    const stranger = await guest();
    const look = (proof: object) => stranger.post(`/orders/${made.orderNo}/lookup`, proof);

    const full = await look({ email: "JUNE@example.test", orderViewCode: made.orderViewCode });
    expect(full.body).toMatchObject({ orderNo: made.orderNo, customerName: "June Harper" });
    const part = await look({ email: "june@example.test", postalCode: "60607" });
    expect(part.body).toMatchObject({
      orderNo: made.orderNo,
      billingAddress: { postalCode: "60607" },
      orderTotal: made.orderTotal,
    });
    expect(JSON.stringify(part.body)).not.toMatch(/Harper|Quarry|june@|orderViewCode|Visa/);
    const byPhone = await look({ phone: "(415) 555-0123", postalCode: "60607" });
    expect(byPhone.status).toBe(200);
    expect((await look({ email: "june@example.test" })).status).toBe(400);
    expect((await look({ email: "june@example.test", postalCode: "94110" })).status).toBe(404);
    expect((await look({ email: "someone@example.test", orderViewCode: made.orderViewCode })).status).toBe(404);
    expect((await look({ email: "june@example.test", orderViewCode: "guess" })).status).toBe(404);
  });
});

describe("guesses at a guest's order", () => {
  const { most, windowMs } = lookUpAttempts;

  it("end after ten, whoever makes them, and for a while nothing is told but to who shows the order's own code", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }], {
      address: chicago,
    });
    const { body: made } = await order(shopper, basketId);
    const look = (who: TestShopper, proof: object, orderNo = made.orderNo) =>
      who.post(`/orders/${orderNo}/lookup`, { email: "june@example.test", ...proof });
    for (const orderNo of [made.orderNo, "WP9999999"]) {
      for (let tries = 0; tries < most.order; tries += 1)
        expect((await look(await guest(), { postalCode: `9411${tries}` }, orderNo)).status).toBe(404);
      const { status, body } = await look(await guest(), { postalCode: "60607" }, orderNo);
      expect([status, typeOf(body)]).toEqual([429, "too-many-requests"]);
    }
    expect((await look(await guest(), { orderViewCode: made.orderViewCode })).status).toBe(200);
    expect((await look(shopper, {})).status).toBe(200);
    await sandbox.dueWork.advance(windowMs);
    expect((await look(await guest(), { postalCode: "60607" })).status).toBe(200);
  });

  it("end after forty orders for one who goes through their numbers", async () => {
    const stranger = await guest();
    const look = (orderNo: string) =>
      stranger.post(`/orders/${orderNo}/lookup`, { email: "june@example.test", postalCode: "94110" });
    for (let tries = 0; tries < most.shopper; tries += 1) expect((await look(`WP8${tries}`)).status).toBe(404);
    expect((await look("WP8999")).status).toBe(429);
  });
});

describe("an order that is placed", () => {
  it("can be neither failed nor paid anew", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    const { body } = await order(shopper, basketId);
    const failing = await shopper.post(`/orders/${body.orderNo}/actions/fail`, { reasonCode: "payment_auth_failure" });
    expect([failing.status, typeOf(failing.body)]).toEqual([409, "order-status-transition"]);
    const [{ paymentInstrumentId }] = body.paymentInstruments;
    const path = `/orders/${body.orderNo}/payment-instruments`;
    const paying = await shopper.patch(`${path}/${paymentInstrumentId}`, cardPayment(await sandbox.cardToken()));
    expect(paying.status).toBe(400);
    expect((await shopper.patch(`${path}/nosuch`, {})).status).toBe(404);
    expect((await shopper.get(`/orders/${body.orderNo}/payment-methods`)).body.applicablePaymentMethods).toHaveLength(
      1,
    );
  });
});

test("the Shop API places an order too", async () => {
  const token = await sandbox.guestToken();
  const who = testShopper(sandbox, token);
  const { basketId } = await readyBasket(sandbox, who, [{ productId: goods.chews, quantity: 1 }], {
    card: magicCards.declined.number,
  });
  const { status, body } = await request(sandbox.app)
    .post("/s/WickettPlumUS/dw/shop/v23_2/orders")
    .set("authorization", `Bearer ${token}`)
    .send({ basket_id: basketId });
  expect([status, body.status, body.order_no]).toEqual([200, "failed", expect.stringMatching(/^WP/)]);
  expect(body._flash).toMatchObject([{ type: "PaymentTransactionFailed" }]);
});
