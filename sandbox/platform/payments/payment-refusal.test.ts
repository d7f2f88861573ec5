import { paymentRefusal } from "./payment-refusal.ts";

const refusal = (reason: string, locale: string | null = null) =>
  paymentRefusal({ status: "declined", reason }, locale);

test("what a wallet has declined is told as its card or account, that nothing was charged, and what to do", () => {
  expect(refusal("INSTRUMENT_DECLINED")).toBe(
    "Your wallet’s card or account was declined. You have not been charged. Please choose another one in your wallet, or pay another way.",
  );
  expect(refusal("INSTRUMENT_DECLINED", "fr-CA")).toMatch(
    /^La carte ou le compte de votre portefeuille a été refusé\. Rien n’a été facturé\./,
  );
});

test.each([
  ["ORDER_EXPIRED", "Your approval has expired. Please approve the payment again."],
  ["TOKEN_UNKNOWN", "Your approval has expired. Please approve the payment again."],
  ["SESSION_COMPLETED", "Your approval has been used already. Please approve the payment again."],
  ["SOMETHING_NEW", "Your card was declined. Please check the card or use another one."],
])("a payment declined as %s is told in words", (reason, words) => {
  expect(refusal(reason)).toBe(words);
});

test("a payment that failed for a reason of no name asks for the card again", () => {
  expect(paymentRefusal({ status: "failed", reason: "HTTP_418" })).toBe(
    "Your card could not be charged. Please enter it again.",
  );
});
