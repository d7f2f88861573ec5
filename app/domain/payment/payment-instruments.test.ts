import {
  giftInstruments,
  GIFT_CARD_CODE_PATTERN,
  GIFT_CARD_NUMBER_PATTERN,
  mainInstrument,
  openAmount,
} from "./payment-instruments.ts";

const card = { paymentInstrumentId: "1", paymentMethodId: "CREDIT_CARD" };
const gift = { paymentInstrumentId: "2", paymentMethodId: "GIFTCARD", amount: 12.3 };
const discounted = { paymentInstrumentId: "3", paymentMethodId: "GIFTCARD_DISCOUNTED", amount: 30 };

test("gift cards pay their part, and something else the rest", () => {
  const basket = { orderTotal: 42.3, paymentInstruments: [gift, card] };
  expect(giftInstruments(basket)).toEqual([gift]);
  expect(mainInstrument(basket)).toBe(card);
  expect(openAmount(basket)).toBe(30);
  expect(openAmount({ ...basket, paymentInstruments: [gift, discounted] })).toBe(0);
  expect(openAmount({ orderTotal: 10, paymentInstruments: [discounted] })).toBe(0);
  expect(openAmount({})).toBe(0);
});

test.each([
  ["1".repeat(18), false],
  ["1".repeat(19), true],
  ["1".repeat(21), true],
  ["1".repeat(22), false],
  [`${"1".repeat(18)}x`, false],
])("a gift card's number has 19 to 21 digits: %s", (number, fits) => {
  expect(GIFT_CARD_NUMBER_PATTERN.test(number)).toBe(fits);
});

test.each([
  ["123", false],
  ["1234", true],
  ["12345", false],
  ["12a4", false],
])("a gift card's security code has 4 digits: %s", (code, fits) => {
  expect(GIFT_CARD_CODE_PATTERN.test(code)).toBe(fits);
});
