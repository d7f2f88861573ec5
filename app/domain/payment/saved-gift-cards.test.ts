import { savedGiftCards } from "./saved-gift-cards.ts";

const kept = {
  paymentInstrumentId: "g1",
  paymentMethodId: "GIFT_CERTIFICATE",
  maskedGiftCertificateCode: "************4242",
  c_balance: 12.5,
  c_currency: "USD",
};

test("gift cards of a wallet are told by their last four digits and what is left on them", () => {
  expect(savedGiftCards({ paymentInstruments: [kept, { ...kept, paymentInstrumentId: "g2", c_balance: 0 }] })).toEqual([
    { id: "g1", paymentMethodId: "GIFT_CERTIFICATE", lastDigits: "4242", balance: 12.5, currency: "USD" },
    { id: "g2", paymentMethodId: "GIFT_CERTIFICATE", lastDigits: "4242", balance: 0, currency: "USD" },
  ]);
});

test("a wallet may be empty", () => {
  expect(savedGiftCards({})).toEqual([]);
});

test.each(["paymentInstrumentId", "paymentMethodId", "maskedGiftCertificateCode", "c_balance", "c_currency"])(
  "what has no %s is no gift card",
  (member) => {
    expect(savedGiftCards({ paymentInstruments: [{ ...kept, [member]: undefined }] })).toEqual([]);
  },
);
