import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, goods, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";
import { giftCertificates } from "#worlds/wickett-plum/gift-certificates.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.services.giftCertificates.invalidate());

const path = "/customers/me/payment-instruments";
const [full, partly, empty] = giftCertificates as [
  (typeof giftCertificates)[number],
  (typeof giftCertificates)[number],
  (typeof giftCertificates)[number],
];

let people = 0;
const newShopper = async (): Promise<TestShopper> => {
  const login = `gift-${(people += 1)}@example.test`;
  await testShopper(sandbox, await sandbox.guestToken()).post("/customers", {
    customer: { login, email: login, lastName: "Nook" },
    password: "Plum-1234",
  });
  return testShopper(sandbox, await sandbox.registeredToken({ email: login }));
};

const keep = (shopper: TestShopper, { number, securityCode }: { number: string; securityCode: string }) =>
  shopper.post(path, {
    paymentMethodId: "GIFTCARD",
    giftCertificateCode: number,
    c_giftCardSecurityCode: securityCode,
  });

const payBy = async (shopper: TestShopper, id: string) => {
  const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
  const answer = await shopper.post(`/baskets/${basketId}/payment-instruments`, {
    paymentMethodId: "GIFTCARD",
    customerPaymentInstrumentId: id,
  });
  return { answer, basketId };
};

describe("a gift card in the wallet", () => {
  it("shows its last digits and what is on it; number and code are kept nowhere with it", async () => {
    const shopper = await newShopper();
    const { status, body } = await keep(shopper, partly);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        paymentMethodId: "GIFTCARD",
        maskedGiftCertificateCode: expect.stringMatching(/^\*+0075$/),
        c_balance: 25,
        c_currency: "USD",
        default: false,
      }),
    ]);
    expect((await shopper.get("/customers/me")).body.paymentInstruments).toEqual([body]);
    const rows = JSON.stringify(await sandbox.database.sql.execute("select * from customer_payment_instruments"));
    // The world names its own certificates after their numbers; those that are sold have ids of their own.
    expect(rows.replaceAll(`world-${partly.number}`, "")).not.toContain(partly.number);
    expect(rows).not.toMatch(/security|"2345"/i);
    expect(JSON.stringify(body)).not.toMatch(/SecurityCode|certificateId/);
  });

  it("is kept once, and only by who knows its code", async () => {
    const shopper = await newShopper();
    expect((await keep(shopper, { ...full, securityCode: "0000" })).status).toBe(404);
    expect((await shopper.get(path.replace("/payment-instruments", ""))).body.paymentInstruments ?? []).toEqual([]);
    expect((await keep(shopper, full)).status).toBe(200);
    const again = await keep(shopper, full);
    expect([again.status, again.body.statusCode]).toEqual([400, "card.already.on.file"]);
  });

  it("pays by its id alone, is redeemed with the order, and shows what is left", async () => {
    const shopper = await newShopper();
    const { body: saved } = await keep(shopper, full);
    const { answer, basketId } = await payBy(shopper, saved.paymentInstrumentId);
    expect(answer.status).toBe(200);
    expect(answer.body.paymentInstruments).toMatchObject([
      { paymentMethodId: "GIFTCARD", amount: answer.body.orderTotal, maskedGiftCertificateCode: expect.any(String) },
    ]);
    expect((await shopper.post("/orders", { basketId })).status).toBe(200);
    const { body: after } = await shopper.get(`${path}/${saved.paymentInstrumentId}`);
    expect(after.c_balance).toBeCloseTo(50 - answer.body.orderTotal, 2);
  });

  it("that is empty, is twice in the bag, or is somebody else's pays nothing", async () => {
    const shopper = await newShopper();
    const { body: nothing } = await keep(shopper, empty);
    const first = await payBy(shopper, nothing.paymentInstrumentId);
    expect([first.answer.status, first.answer.body.statusCode]).toEqual([400, "GIFTCERTIFICATE_REDEEMED"]);

    const other = await newShopper();
    const { body: saved } = await keep(other, partly);
    const foreign = await payBy(await newShopper(), saved.paymentInstrumentId);
    expect([foreign.answer.status, typeOf(foreign.answer.body as { type: string })]).toEqual([400, "bad-request"]);

    const { answer, basketId } = await payBy(other, saved.paymentInstrumentId);
    expect(answer.status).toBe(200);
    const twice = await other.post(`/baskets/${basketId}/payment-instruments`, {
      paymentMethodId: "GIFTCARD",
      customerPaymentInstrumentId: saved.paymentInstrumentId,
    });
    expect([twice.status, twice.body.detail]).toEqual([400, "This gift card is paying for your bag already."]);
  });
});
