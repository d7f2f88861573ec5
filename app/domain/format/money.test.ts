import { formatMoney } from "./money.ts";

test.each([
  [18, "USD", "en-US", "$18.00"],
  [1234.5, "USD", "en-US", "$1,234.50"],
  [0, "USD", "en-US", "$0.00"],
  [18, "CAD", "en-CA", "$18.00"],
  [-2.5, "USD", "en-US", "-$2.50"],
  [18, "EUR", "en-US", "€18.00"],
  [18, "CAD", "fr-CA", "18,00\u00a0$"],
])("%s %s in %s is %s", (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});
