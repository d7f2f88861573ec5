import { eq } from "drizzle-orm";
import { frozenClock } from "#sandbox/core/clock.ts";
import { basketPayments } from "#sandbox/platform/baskets/basket-tables.ts";
import { customerPaymentInstruments } from "#sandbox/platform/customers/customer-tables.ts";
import { orderPayments } from "./order-tables.ts";
import { createBasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import { createBasketRepository } from "#sandbox/platform/baskets/basket-repository.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, type Answer, goods, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";
import { createOrderRepository } from "./order-repository.ts";
import { createOrderService } from "./order-service.ts";
import { magicCards, magicStoredCardId } from "#emulators/card/magic-cards.ts";

jest.setTimeout(30_000);

const clock = frozenClock(new Date("2026-11-21T12:00:00Z"));

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock });
}, 120_000);
afterAll(() => sandbox.close());

const saved = "/customers/me/payment-instruments";
let people = 0;

/** Somebody with an account of their own. */
const customer = async (basketsVersion = "v1"): Promise<TestShopper> => {
  const login = `wallet-${(people += 1)}@example.test`;
  await testShopper(sandbox, await sandbox.guestToken()).post("/customers", {
    customer: { login, email: login, firstName: "Ada", lastName: "Nook" },
    password: "Plum-1234",
  });
  return testShopper(sandbox, await sandbox.registeredToken({ email: login }), { basketsVersion });
};

const cardBody = (number: string, changes: object = {}) => ({
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    cardType: "Visa",
    number,
    holder: "Ada Nook",
    expirationMonth: 12,
    expirationYear: 2027,
    issueNumber: "1",
    validFromMonth: 1,
    validFromYear: 2020,
    ...changes,
  },
});

const saveCard = async (shopper: TestShopper, number: string = magicCards.visa.number, changes: object = {}) => {
  const { status, body } = await shopper.post(saved, cardBody(number, changes));
  expect(status).toBe(200);
  return body.paymentInstrumentId as string;
};

/** The order of a basket, made by a process that died before it asked the processor. */
const unpaidOrder = async (basketId: string, customerId: string) => {
  const { database, services } = sandbox;
  const dying = createOrderService({
    ...services,
    database,
    clock,
    repository: createOrderRepository(database),
    release: services.orderRelease,
    onPlaced: () => Promise.resolve(),
    baskets: createBasketOrderService({ ...services, repository: createBasketRepository(database), clock }),
    processor: { authorise: () => Promise.reject(new Error("killed")), reverse: () => Promise.resolve(true) },
    newViewCode: () => "view-code",
  });
  const owner = { customerId, registered: true, siteId: "WickettPlumUS", previousCustomerId: null };
  await expect(dying.create(basketId, owner)).rejects.toThrow("killed");
  const page = { limit: 1, offset: 0, statuses: [], from: null, until: null, crossSites: false };
  const [order] = (await services.orders.list(owner, page)).orders;
  return { orderNo: order?.orderNo ?? "", paymentId: order?.payments[0]?.id ?? "" };
};

const chews = [{ productId: goods.chews, quantity: 1 }];

const payingBy = async (
  shopper: TestShopper,
  customerPaymentInstrumentId: unknown,
  more: object = {},
): Promise<{ basketId: string; answer: Answer }> => {
  const { basketId } = await addressedBasket(shopper, chews);
  const path = `/baskets/${basketId}/payment-instruments`;
  return { basketId, answer: await shopper.post(path, { customerPaymentInstrumentId, ...more }) };
};

describe("a saved card", () => {
  it.each(["v1", "v2"])("pays a basket of version %s, and the order says by which", async (version) => {
    const shopper = await customer(version);
    const id = await saveCard(shopper);
    const { basketId, answer } = await payingBy(shopper, id, {
      paymentMethodId: "PAY_BY_CHECK",
      paymentCard: { securityCode: "123" },
    });
    const shown = {
      paymentMethodId: "CREDIT_CARD",
      customerPaymentInstrumentId: id,
      paymentCard: { cardType: "Visa", maskedNumber: "************1111", holder: "Ada Nook", expirationYear: 2027 },
    };
    expect(answer.status).toBe(200);
    expect(answer.body.paymentInstruments).toMatchObject([{ ...shown, amount: answer.body.orderTotal }]);
    const { status, body: order } = await shopper.post("/orders", { basketId });
    expect([status, order.status, order.paymentStatus]).toEqual([200, "new", "paid"]);
    expect(order.paymentInstruments).toMatchObject([{ ...shown, authorizationStatus: { code: "AUTHORIZED" } }]);
    expect(JSON.stringify([answer.body, order])).not.toMatch(/storedCard|"123"/);
  });

  it("is charged by the lasting name the processor gave it, never by its number", async () => {
    const shopper = await customer();
    const id = await saveCard(shopper);
    const { basketId } = await payingBy(shopper, id);
    await shopper.post("/orders", { basketId });
    const { sql } = sandbox.database;
    const rows = await sql.select().from(orderPayments).where(eq(orderPayments.customerPaymentInstrumentId, id));
    expect(rows).toMatchObject([
      { storedCardId: expect.stringMatching(/^[0-9A-F]{32}$/), transactionId: expect.any(String), token: null },
    ]);
    for (const table of [customerPaymentInstruments, basketPayments, orderPayments])
      expect(JSON.stringify(await sql.select().from(table))).not.toContain(magicCards.visa.number);
  });

  it.each([
    ["123", "new", 0],
    ["901", "failed", 1],
  ])("with its security code %s typed again the order is %s", async (securityCode, status, flashes) => {
    const shopper = await customer();
    const id = await saveCard(shopper);
    const { basketId } = await payingBy(shopper, id, { c_paymentToken: await sandbox.codeToken(securityCode) });
    const { body: order } = await shopper.post("/orders", { basketId });
    expect(order.status).toBe(status);
    expect(order.c_flashes ?? []).toHaveLength(flashes);
  });

  it("is not charged with a code token that was used before or that is none", async () => {
    const shopper = await customer();
    const id = await saveCard(shopper);
    const c_paymentToken = await sandbox.codeToken("123");
    const first = await payingBy(shopper, id, { c_paymentToken });
    expect((await shopper.post("/orders", { basketId: first.basketId })).body.status).toBe("new");
    const second = await payingBy(shopper, id, { c_paymentToken });
    expect((await shopper.post("/orders", { basketId: second.basketId })).body.status).toBe("failed");
    const other = await customer();
    const refused = await payingBy(other, await saveCard(other), { c_paymentToken: "not a token" });
    expect(refused.answer.status).toBe(400);
  });

  it("pays again and again, also after it was removed from the account", async () => {
    const shopper = await customer();
    const id = await saveCard(shopper);
    for (const _ of [1, 2]) {
      const { basketId } = await payingBy(shopper, id);
      expect((await shopper.post("/orders", { basketId })).body.status).toBe("new");
    }
    const { basketId } = await payingBy(shopper, id);
    await shopper.delete(`${saved}/${id}`);
    expect((await shopper.post("/orders", { basketId })).body.status).toBe("new");
  });

  it.each([
    ["declined", magicCards.declined.number, /declined/],
    ["without funds", magicCards.insufficientFunds.number, /does not cover/],
    ["of a processor that is down", magicCards.processorDown.number, /not available/],
  ])("%s fails the order and stays in the reopened basket", async (_, number, words) => {
    const shopper = await customer();
    const { basketId } = await payingBy(shopper, await saveCard(shopper, number));
    const { body: order } = await shopper.post("/orders", { basketId });
    expect(order.status).toBe("failed");
    expect(order.c_flashes).toMatchObject([
      { type: "PaymentTransactionFailed", message: expect.stringMatching(words) },
    ]);
    const { body: basket } = await shopper.get(`/baskets/${basketId}`);
    expect(basket.paymentInstruments).toHaveLength(1);
    const path = `/baskets/${basketId}/payment-instruments`;
    const good = await saveCard(shopper);
    const changed = await shopper.patch(`${path}/${basket.paymentInstruments[0].paymentInstrumentId}`, {
      customerPaymentInstrumentId: good,
    });
    expect(changed.body.paymentInstruments).toMatchObject([{ customerPaymentInstrumentId: good }]);
    expect((await shopper.post("/orders", { basketId })).body.status).toBe("new");
  });

  it("may pay a part, beside another instrument", async () => {
    const shopper = await customer();
    const id = await saveCard(shopper);
    const { basketId, answer } = await payingBy(shopper, id, { amount: 5 });
    expect(answer.body.paymentInstruments).toMatchObject([{ amount: 5 }]);
    const path = `/baskets/${basketId}/payment-instruments`;
    const { body } = await shopper.post(path, { customerPaymentInstrumentId: id });
    expect(body.paymentInstruments.map(({ amount }: { amount: number }) => amount)).toEqual([5, body.orderTotal - 5]);
    expect((await shopper.post("/orders", { basketId })).body).toMatchObject({ status: "new", paymentStatus: "paid" });
  });

  it("may be a token of the card fields, kept by the processor for good", async () => {
    const shopper = await customer();
    const { number: _number, ...paymentCard } = cardBody("").paymentCard;
    const token = await sandbox.cardToken();
    const body = { ...cardBody(""), paymentCard: { ...paymentCard, creditCardToken: token, maskedNumber: "x1111" } };
    const { body: instrument } = await shopper.post(saved, body);
    const { basketId } = await payingBy(shopper, instrument.paymentInstrumentId);
    expect((await shopper.post("/orders", { basketId })).body.status).toBe("new");
  });

  it("may be the processor's own name for it", async () => {
    const shopper = await customer();
    const { number: _number, ...paymentCard } = cardBody("").paymentCard;
    const named = (creditCardToken: string, maskedNumber: string) =>
      shopper.post(saved, { ...cardBody(""), paymentCard: { ...paymentCard, creditCardToken, maskedNumber } });
    const good = await payingBy(shopper, (await named(magicStoredCardId("approve"), "x1")).body.paymentInstrumentId);
    expect((await shopper.post("/orders", { basketId: good.basketId })).body.status).toBe("new");
    const wrong = await payingBy(shopper, (await named("nobody-knows-it", "x2")).body.paymentInstrumentId);
    expect((await shopper.post("/orders", { basketId: wrong.basketId })).body.status).toBe("failed");
  });

  it("is not saved when the processor does not take it", async () => {
    const shopper = await customer();
    const { number: _number, ...paymentCard } = cardBody("").paymentCard;
    const spent = await sandbox.cardToken(magicCards.declined.number);
    const card = { ...paymentCard, creditCardToken: spent, maskedNumber: "x0002" };
    const { status, body } = await shopper.post(saved, { ...cardBody(""), paymentCard: card });
    expect([status, body.statusCode, body.statusMessage]).toEqual([
      400,
      "card.not.taken",
      expect.stringMatching(/declined/),
    ]);
    expect((await shopper.get("/customers/me")).body.paymentInstruments).toEqual([]);
  });

  it("that has expired is refused, and pays once its expiry was renewed", async () => {
    const shopper = await customer();
    const id = await saveCard(shopper, magicCards.visa.number, { expirationMonth: 11, expirationYear: 2026 });
    clock.advance(10 * 86_400_000);
    const later = testShopper(sandbox, await sandbox.registeredToken({ email: `wallet-${people}@example.test` }));
    const { basketId, answer } = await payingBy(later, id);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "card-expired"]);
    expect((await later.get(`/baskets/${basketId}`)).body).not.toHaveProperty("paymentInstruments");
    await later.patch(`${saved}/${id}`, { paymentCard: { expirationMonth: 10, expirationYear: 2031 } });
    await later.post(`/baskets/${basketId}/payment-instruments`, { customerPaymentInstrumentId: id });
    expect((await later.post("/orders", { basketId })).body.status).toBe("new");
  });

  it("pays for Iris, whom the world gave five", async () => {
    const iris = testShopper(sandbox, await sandbox.registeredToken({ email: "iris@example.test" }));
    const { paymentInstruments } = (await iris.get("/customers/me")).body;
    expect(paymentInstruments).toHaveLength(5);
    const { basketId } = await payingBy(iris, paymentInstruments[0].paymentInstrumentId);
    expect((await iris.post("/orders", { basketId })).body.status).toBe("new");
    const expired = paymentInstruments.find(
      ({ paymentCard }: { paymentCard: { creditCardExpired: boolean } }) => paymentCard.creditCardExpired,
    );
    const refused = await payingBy(iris, expired.paymentInstrumentId);
    expect(typeOf(refused.answer.body)).toBe("card-expired");
    await iris.delete(`/baskets/${refused.basketId}`);
  });

  it("is put into a new basket of a customer who asks for it", async () => {
    const iris = testShopper(sandbox, await sandbox.registeredToken({ email: "iris@example.test" }), {
      basketsVersion: "v2",
    });
    const { body } = await iris.post("/baskets", {}, { populateCustomerDetails: "true" });
    expect(body.paymentInstruments).toMatchObject([
      { paymentMethodId: "CREDIT_CARD", paymentCard: { numberLastDigits: "1111", creditCardExpired: false } },
    ]);
    await iris.delete(`/baskets/${body.basketId}`);
  });
});

describe("a saved card that is not the shopper's", () => {
  const expectRefused = ({ status, body }: Answer) => {
    expect([status, typeOf(body), body.path]).toEqual([400, "bad-request", "customerPaymentInstrumentId"]);
  };

  it("does not pay: a stranger's, an unknown one, or a guest's", async () => {
    const foreign = await saveCard(await customer());
    const shopper = await customer();
    const { basketId, answer } = await payingBy(shopper, foreign);
    expectRefused(answer);
    expectRefused(
      await shopper.post(`/baskets/${basketId}/payment-instruments`, { customerPaymentInstrumentId: "nosuch" }),
    );
    const guest = testShopper(sandbox, await sandbox.guestToken());
    expectRefused((await payingBy(guest, foreign)).answer);
    expect((await shopper.get(`/baskets/${basketId}`)).body).not.toHaveProperty("paymentInstruments");
  });

  it.each([
    ["a number", 7],
    ["a list", ["x"]],
    ["too long", "x".repeat(257)],
  ])("is refused when its name is %s", async (_, id) => {
    const { answer } = await payingBy(await customer(), id);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "bad-request"]);
  });

  it("or cannot pay here is refused: the code of a gift certificate is not kept, and no amount is negative", async () => {
    const shopper = await customer();
    const { body } = await shopper.post(saved, { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: "P-1" });
    const { basketId, answer } = await payingBy(shopper, body.paymentInstrumentId);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "bad-request"]);
    const negative = { customerPaymentInstrumentId: await saveCard(shopper), amount: -1 };
    expect((await shopper.post(`/baskets/${basketId}/payment-instruments`, negative)).status).toBe(400);
  });
});

describe("an order that is not paid yet", () => {
  it.each([
    ["is added to it", "post"],
    ["takes the place of another instrument", "patch"],
  ] as const)("is paid by a saved card that %s", async (_, method) => {
    const shopper = await customer();
    const { basketId, answer } = await payingBy(shopper, await saveCard(shopper));
    const { customerId } = answer.body.customerInfo;
    const { orderNo, paymentId } = await unpaidOrder(basketId, customerId);
    const path = `/orders/${orderNo}/payment-instruments`;
    if (method === "post") await shopper.delete(`${path}/${paymentId}`);
    const id = await saveCard(shopper, magicCards.mastercard.number, { cardType: "Master Card" });
    const { status, body } = await (method === "post"
      ? shopper.post(path, { customerPaymentInstrumentId: id })
      : shopper.patch(`${path}/${paymentId}`, { customerPaymentInstrumentId: id }));
    expect([status, body.status]).toEqual([200, "new"]);
    expect(body.paymentInstruments).toMatchObject([
      { customerPaymentInstrumentId: id, amount: body.orderTotal, authorizationStatus: { code: "AUTHORIZED" } },
    ]);
  });

  it("refuses a stranger's, and keeps what it has", async () => {
    const shopper = await customer();
    const foreign = await saveCard(await customer());
    const { basketId, answer } = await payingBy(shopper, await saveCard(shopper));
    const { orderNo, paymentId } = await unpaidOrder(basketId, answer.body.customerInfo.customerId);
    const path = `/orders/${orderNo}/payment-instruments`;
    for (const refused of [
      await shopper.patch(`${path}/${paymentId}`, { customerPaymentInstrumentId: foreign }),
      await shopper.post(path, { customerPaymentInstrumentId: foreign }),
    ])
      expect([refused.status, typeOf(refused.body), refused.body.path]).toEqual([
        400,
        "bad-request",
        "customerPaymentInstrumentId",
      ]);
    const { body } = await shopper.get(`/orders/${orderNo}`);
    expect(body.paymentInstruments.map((each: { paymentInstrumentId: string }) => each.paymentInstrumentId)).toEqual([
      paymentId,
    ]);
  });
});
