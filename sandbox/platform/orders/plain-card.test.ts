import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, goods, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;

beforeAll(async () => {
  sandbox = await createTestSandbox({ cards: "plain" });
}, 120_000);
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});
afterAll(() => sandbox.close());

const visa = { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 3, expirationYear: 2039 };

/** A basket for which everything is said, paid with a card. */
const paidWith = async (paymentCard: object, amount?: number) => {
  const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
  const answer = await shopper.post(`/baskets/${basketId}/payment-instruments`, {
    paymentMethodId: "CREDIT_CARD",
    paymentCard,
    ...(amount === undefined ? {} : { amount }),
  });
  expect(answer.status).toBe(200);
  return { basketId, basket: answer.body };
};

describe("where a masked card is enough", () => {
  it.each([
    ["with digits and a holder", { ...visa, holder: "Ada Nook" }],
    ["without a holder", visa],
    ["of another network", { ...visa, cardType: "Master Card", maskedNumber: "************4444", holder: "Ada Nook" }],
    ["with its lasting name", { ...visa, holder: "Ada Nook", creditCardToken: "SANDBOX-CARD-approve" }],
  ])("a card %s is authorised", async (_name, card) => {
    const { basketId, basket } = await paidWith(card);
    expect(JSON.stringify(basket)).not.toContain("SANDBOX-CARD");
    const { status, body } = await shopper.post("/orders", { basketId });
    expect([status, body.status]).toEqual([200, "new"]);
    expect(body.paymentInstruments).toMatchObject([{ authorizationStatus: { status: 0, code: "AUTHORIZED" } }]);
  });

  it.each([
    ["ending in 0002", { ...visa, maskedNumber: "************0002" }, /declined/],
    ["ending in 9995", { ...visa, maskedNumber: "************9995" }, /does not cover/],
    ["ending in 0069", { ...visa, maskedNumber: "************0069" }, /expired/],
    ["ending in 0119", { ...visa, maskedNumber: "************0119" }, /not available/],
    ["of Ada Declined", { ...visa, holder: "Ada Declined" }, /declined/],
    ["of Ada Insufficient", { ...visa, holder: "Ada Insufficient" }, /does not cover/],
    ["whose lasting name is declined", { ...visa, creditCardToken: "SANDBOX-CARD-decline" }, /declined/],
    ["whose lasting name nobody knows", { ...visa, creditCardToken: "nobody-knows-it" }, /enter it again/],
  ])("a card %s refuses the order, which failed, and gives the basket back", async (_name, card, words) => {
    const { basketId } = await paidWith(card);
    const { status, body } = await shopper.post("/orders", { basketId });
    expect([status, typeOf(body)]).toEqual([400, "hook-status-exception"]);
    expect(body).toMatchObject({
      statusCode: "PaymentTransactionFailed",
      statusMessage: expect.stringMatching(words),
      c_flashes: [{ type: "PaymentTransactionFailed" }],
    });
    expect((await shopper.get(`/orders/${body.orderNo}`)).body.status).toBe("failed");
    const { body: basket } = await shopper.get(`/baskets/${basketId}`);
    expect(basket.productItems).toMatchObject([{ productId: goods.chews }]);
    expect(JSON.stringify(basket)).not.toContain("SANDBOX-CARD");
    for (const { paymentInstrumentId } of basket.paymentInstruments ?? [])
      await shopper.delete(`/baskets/${basketId}/payment-instruments/${paymentInstrumentId}`);
    await shopper.post(`/baskets/${basketId}/payment-instruments`, {
      paymentMethodId: "CREDIT_CARD",
      paymentCard: visa,
    });
    expect((await shopper.post("/orders", { basketId })).body).toMatchObject({ status: "new" });
  });

  it("a card that covers a part leaves the rest open", async () => {
    const { basketId } = await paidWith(visa, 1);
    expect((await shopper.post("/orders", { basketId })).body.c_flashes).toMatchObject([
      { type: "PaymentMethodRequired" },
    ]);
  });

  it.each(["<script>", "a".repeat(201), "a b"])("the lasting name %j is refused", async (creditCardToken) => {
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
    const { status } = await shopper.post(`/baskets/${basketId}/payment-instruments`, {
      paymentMethodId: "CREDIT_CARD",
      paymentCard: { ...visa, creditCardToken },
    });
    expect(status).toBe(400);
  });
});
