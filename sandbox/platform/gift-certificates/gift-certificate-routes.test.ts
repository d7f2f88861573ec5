import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  type Answer,
  cardPayment,
  goods,
  testShopper,
  type TestShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { giftCertificates, type WorldGiftCertificate } from "#worlds/wickett-plum/gift-certificates.ts";
import { giftAttempts } from "./gift-attempts.ts";

jest.setTimeout(30_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

let shopper: TestShopper;
beforeEach(async () => {
  sandbox.services.giftCertificates.invalidate();
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const world = (purpose: string): WorldGiftCertificate => {
  const found = giftCertificates.find((each) => each.purpose.startsWith(purpose));
  if (!found) throw new Error(`No gift certificate is ${purpose}.`);
  return found;
};
const full = world("a card with $50");
const partly = world("a card with $25");
const empty = world("a card with nothing");
const disabled = world("a disabled");
const pending = world("a certificate that is not");
const canadian = world("a Canadian");
const discounted = world("a card of $100");
const rich = world("a certificate with $5,000");

const balance = ({ number, securityCode }: { number: string; securityCode: string }, who = shopper): Promise<Answer> =>
  who.post("/payment-instruments/balance", {
    paymentMethodId: "GIFTCARD",
    giftCard: { brand: "wickett-and-plum", cardNumber: number, cvc: securityCode },
  });
const cents = async (card: WorldGiftCertificate): Promise<number> =>
  Math.round((await balance(card)).body.amount * 100);
const cardEntry = ({ number, securityCode }: WorldGiftCertificate, amount?: number) => ({
  paymentMethodId: "GIFTCARD",
  giftCardRequest: { brand: "wickett-and-plum", cardNumber: number, cvc: securityCode },
  ...(amount === undefined ? {} : { amount }),
});
/** A basket of $18.95 ($12.00 and shipping) that lacks its payment. */
const basketToPay = async (who = shopper): Promise<{ basketId: string; path: string }> => {
  const { basketId } = await addressedBasket(who, [{ productId: goods.chews, quantity: 1 }]);
  return { basketId, path: `/baskets/${basketId}/payment-instruments` };
};

describe("a gift certificate", () => {
  test.each([
    [full, "issued", true, 50],
    [partly, "partially_redeemed", true, 25],
    [empty, "redeemed", true, 0],
    [disabled, "issued", false, 100],
    [pending, "pending", true, 30],
  ] as const)("rule 3.7.6: %p is %s", async ({ number }, status, enabled, amount) => {
    const { body } = await shopper.post("/gift-certificate", { giftCertificateCode: number });
    expect(body).toMatchObject({ status, enabled, balance: amount, merchantId: "00000001" });
    expect(body.maskedGiftCertificateCode).toMatch(/^\*{15,17}\d{4}$/);
    expect(JSON.stringify(body)).not.toContain(number);
  });

  it.each([[{}], [{ giftCertificateCode: "" }], [{ giftCertificateCode: 12 }], [[]], [undefined]])(
    "is not found by %p",
    async (body) => expect((await shopper.post("/gift-certificate", body)).status).toBe(400),
  );

  it("that does not exist is not found", async () => {
    const { status, body } = await shopper.post("/gift-certificate", { giftCertificateCode: "12345" });
    expect([status, typeOf(body), body.title]).toEqual([404, "not-found", "Gift Certificate Not Found Exception"]);
  });
});

describe("a balance", () => {
  it("rule 3.7.7: is told to who knows number and security code", async () => {
    expect((await balance(full)).body).toEqual({ amount: 50, currency: "USD" });
    expect((await balance(canadian)).body).toEqual({ amount: 40, currency: "CAD" });
    expect((await balance(disabled)).body.amount).toBe(0);
    expect(giftCertificates.map(({ number }) => number.length).sort((one, other) => one - other)).toEqual([
      19, 19, 19, 19, 19, 20, 20, 21,
    ]);
  });

  it("is refused alike for a wrong number and a wrong code", async () => {
    const wrongCode = await balance({ ...full, securityCode: "0000" });
    const wrongNumber = await balance({ ...full, number: "6006490000000005001" });
    expect([wrongCode.status, wrongNumber.status]).toEqual([404, 404]);
    expect(wrongCode.body).toEqual(wrongNumber.body);
  });

  it("rule 3.7.7: is told to nobody who tries codes, known number or not, until the window is over", async () => {
    for (const number of [full.number, "6006490000000005001"]) {
      sandbox.services.giftCertificates.invalidate();
      for (let tries = 0; tries < giftAttempts.most.number; tries += 1) {
        const somebody = testShopper(sandbox, await sandbox.guestToken());
        expect((await balance({ number, securityCode: `000${tries}` }, somebody)).status).toBe(404);
      }
      const { status, body } = await balance({ number, securityCode: full.securityCode });
      expect([status, typeOf(body)]).toEqual([429, "too-many-requests"]);
    }
    await sandbox.dueWork.advance(giftAttempts.windowMs);
    expect((await balance({ ...full, number: "6006490000000005001" })).status).toBe(404);
  });

  it("is told to nobody who tries numbers", async () => {
    for (let tries = 0; tries < giftAttempts.most.shopper; tries += 1)
      expect(
        (await shopper.post("/gift-certificate", { giftCertificateCode: `60064900000000050${tries + 10}` })).status,
      ).toBe(404);
    expect((await shopper.post("/gift-certificate", { giftCertificateCode: full.number })).status).toBe(429);
    const other = testShopper(sandbox, await sandbox.guestToken());
    expect((await balance(full, other)).status).toBe(200);
  });

  it.each([
    [{ paymentMethodId: "CREDIT_CARD", giftCard: { brand: "b", cardNumber: "1", cvc: "1" } }],
    [{ paymentMethodId: "GIFTCARD" }],
    [{ giftCard: { brand: "b", cardNumber: "1", cvc: "1" } }],
    [{ paymentMethodId: "GIFTCARD", giftCard: { cardNumber: "1", cvc: "1" } }],
    [{ paymentMethodId: "GIFTCARD", giftCard: { brand: "b", cardNumber: "1", cvc: "12345" } }],
    [{ paymentMethodId: "GIFTCARD", giftCard: { brand: "b", cardNumber: 1, cvc: "1" } }],
    [{ paymentMethodId: "GIFTCARD", giftCard: { brand: "b", cardNumber: "1", cvc: "1", expirationMonth: 13 } }],
  ])("is not told for %p", async (body) => {
    expect((await shopper.post("/payment-instruments/balance", body)).status).toBe(400);
  });
});

describe("a basket paid by gift cards", () => {
  it("rule 3.7.6: shows the last four digits and takes no more than is open", async () => {
    const { basketId, path } = await basketToPay();
    const { body } = await shopper.post(path, cardEntry(full));
    expect(body.paymentInstruments).toEqual([
      expect.objectContaining({
        paymentMethodId: "GIFTCARD",
        amount: body.orderTotal,
        maskedGiftCertificateCode: "***************5000",
        giftCard: { brand: "wickett-and-plum", maskedCardNumber: "***************5000" },
      }),
    ]);
    expect(body).not.toHaveProperty("c_flashes");
    expect(JSON.stringify((await shopper.get(`/baskets/${basketId}`)).body)).not.toMatch(
      new RegExp(`${full.number}|${full.securityCode}`),
    );
  });

  it("counts a card sold at a discount under a name of its own", async () => {
    const { path } = await basketToPay();
    const { body } = await shopper.post(path, cardEntry(discounted));
    expect(body.paymentInstruments).toMatchObject([{ paymentMethodId: "GIFTCARD_DISCOUNTED" }]);
  });

  it("takes a mailed certificate by its number alone, as the platform does, but never a plastic card", async () => {
    const { path } = await basketToPay();
    const pay = (giftCertificateCode: string) =>
      shopper.post(path, { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode });
    const refused = await pay(full.number);
    expect([refused.status, refused.body.statusCode]).toEqual([400, "GIFTCERTIFICATE_NOT_FOUND"]);
    expect((await pay(rich.number)).body.paymentInstruments).toMatchObject([{ paymentMethodId: "GIFT_CERTIFICATE" }]);
  });

  test.each([
    [empty, undefined, "GIFTCERTIFICATE_REDEEMED"],
    [disabled, undefined, "GIFTCERTIFICATE_DISABLED"],
    [pending, undefined, "GIFTCERTIFICATE_PENDING"],
    [canadian, undefined, "GIFTCERTIFICATE_CURRENCY_MISMATCH"],
    [partly, 25.01, "GIFTCERTIFICATE_INSUFFICIENT_BALANCE"],
    [{ ...full, securityCode: "9999" }, undefined, "GIFTCERTIFICATE_NOT_FOUND"],
  ] as const)("rule 3.7.6: %p with the amount %p is refused as %s", async (card, amount, statusCode) => {
    const { path } = await basketToPay();
    const { status, body } = await shopper.post(path, cardEntry(card, amount));
    expect([status, typeOf(body), body.statusCode]).toEqual([400, "gift-certificate-not-applicable", statusCode]);
  });

  it.each([
    [{ paymentMethodId: "GIFTCARD" }],
    [{ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: "x".repeat(257) }],
    [{ paymentMethodId: "GIFTCARD", giftCardRequest: { brand: "b", cardNumber: "9".repeat(41), cvc: "1234" } }],
    [{ paymentMethodId: "GIFTCARD", giftCardRequest: "6006490000000005000" }],
    [{ paymentMethodId: "GIFTCARD", amount: -1, giftCardRequest: { brand: "b", cardNumber: "1", cvc: "1" } }],
  ])("is not paid by %p", async (payment) => {
    const { path } = await basketToPay();
    expect((await shopper.post(path, payment)).status).toBe(400);
  });

  it("takes a card once", async () => {
    const { path } = await basketToPay();
    await shopper.post(path, cardEntry(full, 5));
    expect((await shopper.post(path, cardEntry(full, 5))).status).toBe(400);
  });
});

describe("an order paid by gift cards", () => {
  it("takes from each what was said, the rest from a card, and gives all back when it is cancelled", async () => {
    const before = [await cents(full), await cents(partly)];
    const { basketId, path } = await basketToPay();
    await shopper.post(path, cardEntry(full, 3));
    await shopper.post(path, cardEntry(partly, 4));
    const { body: basket } = await shopper.post(path, cardPayment(await sandbox.cardToken()));
    const { body: order } = await shopper.post("/orders", { basketId });
    expect(order).toMatchObject({ status: "new", paymentStatus: "paid" });
    expect(order.paymentInstruments.map(({ amount }: { amount: number }) => amount)).toEqual([
      3,
      4,
      Math.round((basket.orderTotal - 7) * 100) / 100,
    ]);
    expect([await cents(full), await cents(partly)]).toEqual([(before[0] ?? 0) - 300, (before[1] ?? 0) - 400]);
    const { status, body } = await shopper.post(`/orders/${order.orderNo}/actions/oms-cancel-order`, {});
    expect([status, body.status]).toEqual([200, "cancelled"]);
    expect([await cents(full), await cents(partly)]).toEqual(before);
  });

  it("gives everything back when the card is declined", async () => {
    const before = await cents(full);
    const { basketId, path } = await basketToPay();
    await shopper.post(path, cardEntry(full, 3));
    await shopper.post(path, cardPayment(await sandbox.cardToken(magicCards.declined.number)));
    const { body } = await shopper.post("/orders", { basketId });
    expect(body.status).toBe("failed");
    expect(await cents(full)).toBe(before);
    expect((await shopper.get(`/baskets/${basketId}`)).body.paymentInstruments).toMatchObject([
      { paymentMethodId: "GIFTCARD", amount: 3 },
    ]);
  });

  it("is refused whole when the money is gone by then", async () => {
    const other = testShopper(sandbox, await sandbox.guestToken());
    const [mine, theirs] = [await basketToPay(), await basketToPay(other)];
    const left = (await cents(partly)) / 100;
    const both = await Promise.all([
      shopper.post(mine.path, cardEntry(partly, left)),
      other.post(theirs.path, cardEntry(partly, left)),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all([
      shopper.post("/orders", { basketId: mine.basketId }),
      other.post("/orders", { basketId: theirs.basketId }),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.statusCode).toMatch(/INSUFFICIENT_BALANCE|REDEEMED/);
    const paid = answers.find(({ status }) => status === 200)?.body;
    const [{ amount }] = paid.paymentInstruments;
    expect((await cents(partly)) / 100).toBeCloseTo(left - amount, 5);
  });
});

describe("a gift certificate that is bought", () => {
  const mailed = async (): Promise<{ number: string; securityCode: string }> => {
    const { messages } = await sandbox.services.outbox.list({ to: "noel@example.test", about: "gift-certificate" });
    const [, number = "", securityCode = ""] =
      /Number: (\d+)\nSecurity code: (\d+)/.exec(messages[0]?.text ?? "") ?? [];
    return { number, securityCode };
  };

  const giftCards = {
    productId: goods.giftCard,
    quantity: 2,
    c_giftCardRecipientEmail: "noel@example.test",
    c_giftCardRecipientName: "Noel",
    c_giftCardSenderName: "June",
    c_giftCardMessage: "Hi!",
  };

  it("is mailed when the order is placed, pays, and is worth nothing once the order is cancelled", async () => {
    const { basketId } = await addressedBasket(shopper, [giftCards]);
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { status, body: order } = await shopper.post("/orders", { basketId });
    expect([status, order.status]).toEqual([200, "new"]);
    const item = { amount: 25, recipientEmail: "noel@example.test", senderName: "June", message: "Hi!" };
    expect(order.giftCertificateItems).toMatchObject([item, item]);
    const bought = await mailed();
    expect(bought.number).toMatch(/^\d{20}$/);
    expect((await balance(bought)).body).toEqual({ amount: 25, currency: "USD" });
    await shopper.post(`/orders/${order.orderNo}/actions/oms-cancel-order`, {});
    expect((await balance(bought)).body.amount).toBe(0);
  });

  it("keeps its order from being cancelled once it is spent", async () => {
    const { basketId } = await addressedBasket(shopper, [giftCards]);
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body: order } = await shopper.post("/orders", { basketId });
    const { number } = await mailed();
    const spender = testShopper(sandbox, await sandbox.guestToken());
    const { basketId: spent, path } = await basketToPay(spender);
    await spender.post(path, { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: number });
    expect((await spender.post("/orders", { basketId: spent })).body.status).toBe("new");
    const { status, body } = await shopper.post(`/orders/${order.orderNo}/actions/oms-cancel-order`, {});
    expect([status, typeOf(body)]).toEqual([409, "order-cancel-failed"]);
    expect((await shopper.get(`/orders/${order.orderNo}`)).body.status).toBe("new");
  });
});

describe("the payment configuration", () => {
  const asked = async (query: Record<string, string>, who = shopper) => {
    const { status, body } = await who.get("/payment-configuration", query);
    expect(status).toBe(200);
    return body as {
      zoneId: string | null;
      paymentMethodSetAccounts: { accountId: string; live: boolean }[];
      paymentMethods: { accountId: string; paymentMethodType: string }[];
    };
  };
  const typesFor = async (query: Record<string, string>, who = shopper) =>
    (await asked(query, who)).paymentMethods.map(({ paymentMethodType }) => paymentMethodType);

  it("names the site's processors and the ways to pay through them", async () => {
    const { zoneId, paymentMethodSetAccounts, paymentMethods } = await asked({ currency: "USD", amount: "60" });
    expect(zoneId).toBe("WickettPlumUS");
    expect(paymentMethods).toContainEqual({
      accountId: "CYBERSOURCE_CREDIT",
      paymentMethodType: "card",
      paymentModes: ["Multistep"],
    });
    const accounts = paymentMethodSetAccounts.map(({ accountId }) => accountId);
    expect(accounts).toEqual(["CYBERSOURCE_CREDIT", "PAYPAL", "KLARNA", "APPLE_PAY"]);
    expect(new Set(paymentMethods.map(({ accountId }) => accountId))).toEqual(new Set(accounts));
  });

  it("leaves out what another amount, country or currency rules out", async () => {
    expect(await typesFor({ currency: "USD", amount: "20" })).not.toContain("klarna");
    expect(await typesFor({ currency: "USD" })).toEqual(["card", "paypal", "venmo", "klarna", "dw_apple_pay"]);
    expect(await typesFor({ currency: "USD", countryCode: "CA" })).not.toContain("venmo");
    const canadian = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), { siteId: "WickettPlumCA" });
    expect(await typesFor({ currency: "CAD" }, canadian)).toEqual(["card", "paypal", "dw_apple_pay"]);
  });

  it("has nothing for a zone it does not know, and everything for the site's own", async () => {
    expect(await asked({ currency: "USD", zoneId: "Elsewhere" })).toEqual({
      zoneId: null,
      paymentMethodSetAccounts: [],
      paymentMethods: [],
    });
    expect(await typesFor({ currency: "USD", zoneId: "WickettPlumUS" })).toContain("card");
  });

  it.each<[string, Record<string, string>]>([
    ["currency", {}],
    ["zoneId", { currency: "USD", zoneId: "a b" }],
    ["amount", { currency: "USD", amount: "-1" }],
    ["amount", { currency: "USD", amount: "much" }],
  ])("refuses a wrong %s: %p", async (invalidField, query) => {
    const { status, body } = await shopper.get("/payment-configuration", query);
    expect([status, body]).toEqual([400, expect.objectContaining({ invalidField })]);
  });

  it.each<[string, Record<string, string>]>([
    ["a currency the site does not take", { currency: "CAD" }],
    ["a country that is not two capital letters", { currency: "USD", countryCode: "usa" }],
  ])("refuses %s", async (_, query) => {
    expect((await shopper.get("/payment-configuration", query)).status).toBe(400);
  });
});
