import { paymentMethods } from "#worlds/wickett-plum/payment-methods.ts";
import { allocate, applicableMethods, isCardExpired } from "./payment-method.ts";
import { presentPayment } from "./payment-presenter.ts";

const giftMethods = ["GIFT_CERTIFICATE", "GIFTCARD", "GIFTCARD_DISCOUNTED"];
const wallets = ["PayPal", "Venmo", "KLARNA", "DW_APPLE_PAY"];

test.each([
  ["anybody", 1000, ["Everyone"], ["CREDIT_CARD", ...giftMethods, ...wallets]],
  ["a business", 1000, ["Everyone", "Business"], ["CREDIT_CARD", ...giftMethods, ...wallets, "PAY_BY_CHECK"]],
  ["a fundraising group", 1000, ["fundraising"], ["CREDIT_CARD", ...giftMethods, ...wallets, "PAY_BY_CHECK"]],
  ["anybody with nothing to pay", 0, ["Everyone"], ["NO_PAYMENT"]],
])("%s may pay by what is offered", (_name, openCents, customerGroups, ids) => {
  expect(applicableMethods(paymentMethods, { openCents, customerGroups }).map(({ id }) => id)).toEqual(ids);
});

test.each<[string, (number | null)[], number, number[], number]>([
  ["one that pays the rest", [null], 1000, [1000], 0],
  ["an amount of its own", [400], 1000, [400], 600],
  ["an amount and the rest", [400, null], 1000, [400, 600], 0],
  ["the rest first, whatever the order", [null, 400], 1000, [600, 400], 0],
  ["never more than there is", [1500, 200], 1000, [1000, 0], 0],
  ["nothing to pay", [null], 0, [0], 0],
  ["nobody pays", [], 1000, [], 1000],
])("payments share a total: %s", (_name, amounts, total, shares, open) => {
  const instruments = amounts.map((amountCents) => ({ amountCents }));
  expect(allocate(instruments, total)).toEqual({ shares, openCents: open });
});

test.each([
  ["2026-11-21T12:00:00Z", 11, 2026, false],
  ["2026-12-01T00:00:00Z", 11, 2026, true],
  ["2026-12-31T23:59:59Z", 12, 2026, false],
  ["2027-01-01T00:00:00Z", 12, 2026, true],
])("at %s a card good through %i/%i is expired: %p", (now, expirationMonth, expirationYear, expected) => {
  expect(isCardExpired({ expirationMonth, expirationYear }, new Date(now))).toBe(expected);
});

test("a payment is shown without its token", () => {
  const payment = {
    id: "i",
    methodId: "CREDIT_CARD",
    token: "a.b.c",
    card: {
      cardType: "Visa",
      maskedNumber: "************1111",
      holder: null,
      expirationMonth: 9,
      expirationYear: 2039,
    },
    bankRoutingNumber: "12030000",
    gift: null,
    attributes: {},
  };
  expect(presentPayment(payment, 1250, new Date("2026-11-21"))).toEqual({
    paymentInstrumentId: "i",
    paymentMethodId: "CREDIT_CARD",
    bankRoutingNumber: "12030000",
    amount: 12.5,
    paymentCard: {
      cardType: "Visa",
      maskedNumber: "************1111",
      numberLastDigits: "1111",
      expirationMonth: 9,
      expirationYear: 2039,
      creditCardExpired: false,
    },
  });
});
