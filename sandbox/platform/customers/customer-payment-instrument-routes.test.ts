import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";
import { CARD_LIMIT } from "./customer-payment-instrument.ts";

const clock = frozenClock(new Date("2026-11-21T12:00:00Z"));
const DAY_MS = 86_400_000;

interface Saved {
  paymentCard: { numberLastDigits: string };
}

describe("saved ways to pay", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterAll(() => sandbox.close());

  const path = "/customers/me/payment-instruments";
  let people = 0;
  const newShopper = async (): Promise<TestShopper> => {
    const login = `card-${(people += 1)}@example.test`;
    await testShopper(sandbox, await sandbox.guestToken()).post("/customers", {
      customer: { login, email: login, lastName: "Nook" },
      password: "Plum-1234",
    });
    return testShopper(sandbox, await sandbox.registeredToken({ email: login }));
  };
  const card = (number: string, changes: object = {}) => ({
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
  const visa = "4111111111111111";

  test("a card is saved, read and removed; its number is kept nowhere", async () => {
    const shopper = await newShopper();
    const added = await shopper.post(path, { ...card(visa), default: true, c_useForSubscriptions: true });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      paymentMethodId: "CREDIT_CARD",
      default: true,
      c_useForSubscriptions: true,
      paymentCard: { cardType: "Visa", maskedNumber: "************1111", numberLastDigits: "1111", holder: "Ada Nook" },
    });
    const id = added.body.paymentInstrumentId;
    expect((await shopper.get(`${path}/${id}`)).body).toEqual(added.body);
    expect((await shopper.get("/customers/me")).body.paymentInstruments).toEqual([added.body]);
    const rows = await sandbox.database.sql.execute("select * from customer_payment_instruments");
    expect(JSON.stringify(rows)).not.toContain(visa);
    expect((await shopper.delete(`${path}/${id}`)).status).toBe(204);
    expect((await shopper.get(`${path}/${id}`)).status).toBe(404);
    expect((await shopper.delete(`${path}/${id}`)).status).toBe(404);
    expect((await shopper.patch(`${path}/${id}`, { default: true })).status).toBe(404);
  });

  test("cards saved in the same moment are listed with the newest first", async () => {
    const shopper = await newShopper();
    const saved = [visa, "4000000000000036", "4000000000000069", "4000000000000127"];
    for (const number of saved) expect((await shopper.post(path, card(number))).status).toBe(200);
    const { paymentInstruments } = (await shopper.get("/customers/me")).body;
    expect(paymentInstruments.map(({ paymentCard }: Saved) => paymentCard.numberLastDigits)).toEqual(
      saved.map((number) => number.slice(-4)).toReversed(),
    );
  });

  test("a token of the card fields stands for a number", async () => {
    const shopper = await newShopper();
    const paymentCard = {
      ...card(visa).paymentCard,
      number: undefined,
      creditCardToken: "tok-1",
      maskedNumber: "x4242",
    };
    const body = { paymentMethodId: "CREDIT_CARD", paymentCard };
    const added = await shopper.post(path, body);
    expect(added.body.paymentCard).toMatchObject({ creditCardToken: "tok-1", numberLastDigits: "4242" });
    const again = await shopper.post(path, { ...body, paymentCard: { ...paymentCard, expirationYear: 2031 } });
    expect(again.body.statusCode).toBe("card.already.on.file");
  });

  test("the default one is the only default and comes first, also when two are made it at once", async () => {
    const shopper = await newShopper();
    const first = await shopper.post(path, { ...card("4111111111111101"), default: true });
    const second = await shopper.post(path, card("4111111111111102"));
    await Promise.all([
      shopper.patch(`${path}/${second.body.paymentInstrumentId}`, { default: true }),
      shopper.post(path, { ...card("4111111111111103"), default: true }),
    ]);
    const { paymentInstruments } = (await shopper.get("/customers/me")).body;
    expect(paymentInstruments.map((each: { default: boolean }) => each.default)).toEqual([true, false, false]);
    const undone = await shopper.patch(`${path}/${first.body.paymentInstrumentId}`, { default: false });
    expect(undone.body.default).toBe(false);
  });

  test("a card that is on file is refused with the words the shop shows", async () => {
    const shopper = await newShopper();
    await shopper.post(path, card(visa));
    const again = await shopper.post(path, card("4111 1111 1111 1111"));
    expect(again.status).toBe(400);
    expect(typeOf(again.body)).toBe("hook-status-exception");
    expect(again.body).toMatchObject({
      statusCode: "card.already.on.file",
      statusMessage: "This card is already saved in your account.",
    });
    expect((await shopper.post(path, card(visa, { expirationYear: 2030 }))).status).toBe(200);
  });

  test("an account holds so many cards, also when the last two come at once", async () => {
    const shopper = await newShopper();
    for (let count = 0; count < CARD_LIMIT - 1; count += 1)
      await shopper.post(path, card(`41111111111110${10 + count}`));
    const answers = await Promise.all(["70", "71"].map((end) => shopper.post(path, card(`41111111111110${end}`))));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ statusCode: "error.cards.max.reached" });
  });

  test("a card expires by the clock", async () => {
    const shopper = await newShopper();
    const added = await shopper.post(path, card(visa, { expirationMonth: 11, expirationYear: 2026 }));
    expect(added.body.paymentCard.creditCardExpired).toBe(false);
    clock.advance(10 * DAY_MS);
    const later = testShopper(sandbox, await sandbox.registeredToken({ email: `card-${people}@example.test` }));
    const address = `${path}/${added.body.paymentInstrumentId}`;
    expect((await later.get(address)).body.paymentCard.creditCardExpired).toBe(true);
    const renewed = await later.patch(address, { paymentCard: { expirationMonth: 10, expirationYear: 2031 } });
    expect(renewed.body.paymentCard).toMatchObject({ creditCardExpired: false, expirationYear: 2031 });
  });

  test.each([
    ["no method", { ...card(visa), paymentMethodId: undefined }, "bad-request"],
    ["an unknown method", { ...card(visa), paymentMethodId: "BARTER" }, "invalid-payment-method-id"],
    ["a method that is a number", { ...card(visa), paymentMethodId: 5 }, "bad-request"],
    ["no card", { paymentMethodId: "CREDIT_CARD" }, "bad-request"],
    ["no number", card(visa, { number: undefined }), "bad-request"],
    ["letters as number", card("4111x"), "bad-request"],
    ["no holder", card(visa, { holder: "" }), "bad-request"],
    ["a holder of 257 characters", card(visa, { holder: "x".repeat(257) }), "bad-request"],
    ["a kind of card nobody takes", card(visa, { cardType: "Doubloon" }), "bad-request"],
    ["month 13", card(visa, { expirationMonth: 13 }), "bad-request"],
    ["a negative month", card(visa, { expirationMonth: -1 }), "bad-request"],
    ["no year", card(visa, { expirationYear: undefined }), "bad-request"],
    ["an expired card", card(visa, { expirationYear: 2020 }), "card-expired"],
    ["a default that is a text", { ...card(visa), default: "yes" }, "bad-request"],
    ["a list", [], "bad-request"],
  ])("%s is refused", async (_, body, type) => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken());
    const answer = await shopper.post(path, body);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, type]);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });

  test.each([
    ["another method", { paymentMethodId: "X" }],
    ["another holder", { paymentCard: { holder: "Ida" } }],
    ["another number", { paymentCard: { number: visa } }],
  ])("an update of %s is refused as unsupported", async (_, change) => {
    const shopper = await newShopper();
    const { paymentInstrumentId } = (await shopper.post(path, card(visa))).body;
    const answer = await shopper.patch(`${path}/${paymentInstrumentId}`, change);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "unsupported-fields"]);
  });

  test("codes of gift certificates are masked, other methods take no card", async () => {
    const shopper = await newShopper();
    const body = { paymentMethodId: "PAY_BY_CHECK", giftCertificateCode: "PLUM-1234-ABCD", bankRoutingNumber: "b1" };
    const { body: added } = await shopper.post(path, body);
    expect(added).toMatchObject({ maskedGiftCertificateCode: "**********ABCD", bankRoutingNumber: "b1" });
    expect(added).not.toHaveProperty("paymentCard");
  });

  test("they belong to one account: strangers get 400, guests 404, another account's id 404", async () => {
    const shopper = await newShopper();
    const { paymentInstrumentId } = (await shopper.post(path, card(visa))).body;
    const { customerId } = (await shopper.get("/customers/me")).body;
    const other = await newShopper();
    const foreign = await other.get(`/customers/${customerId}/payment-instruments/${paymentInstrumentId}`);
    expect([foreign.status, typeOf(foreign.body)]).toEqual([400, "invalid-customer"]);
    expect((await other.get(`${path}/${paymentInstrumentId}`)).status).toBe(404);
    expect((await other.delete(`${path}/${paymentInstrumentId}`)).status).toBe(404);
    const guest = testShopper(sandbox, await sandbox.guestToken());
    expect((await guest.post(path, card(visa))).status).toBe(404);
  });

  test("they are left out where they are not asked for; an unknown expansion is refused", async () => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken());
    expect((await shopper.get("/customers/me", { expand: "addresses" })).body).not.toHaveProperty("paymentInstruments");
    expect((await shopper.get("/customers/me", { expand: "pets" })).status).toBe(400);
  });
});
