import type { PaymentMethod } from "#sandbox/payments/payment-method.ts";

/** The ways to pay. Checks are taken from groups that have an account with the shop. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    id: "CREDIT_CARD",
    name: "Credit or debit card",
    description: "Visa, Mastercard, American Express and Discover.",
    processorId: "CYBERSOURCE_CREDIT",
    enabled: true,
    customerGroups: [],
    amounts: "positive",
    cards: [
      {
        cardType: "Visa",
        name: "Visa",
        securityCodeLength: 3,
        numberLengths: ["13", "16", "19"],
        numberPrefixes: ["4"],
      },
      {
        cardType: "Master Card",
        name: "Mastercard",
        securityCodeLength: 3,
        numberLengths: ["16"],
        numberPrefixes: ["51-55", "2221-2720"],
      },
      {
        cardType: "Amex",
        name: "American Express",
        securityCodeLength: 4,
        numberLengths: ["15"],
        numberPrefixes: ["34", "37"],
      },
      {
        cardType: "Discover",
        name: "Discover",
        securityCodeLength: 3,
        numberLengths: ["16", "19"],
        numberPrefixes: ["6011", "622126-622925", "644-649", "65"],
      },
    ],
  },
  {
    id: "PAY_BY_CHECK",
    name: "Check",
    description: "For groups and companies with an account; the order is packed when the check arrives.",
    processorId: "BASIC",
    enabled: true,
    customerGroups: ["Business", "fundraising"],
    amounts: "positive",
    cards: [],
  },
  {
    id: "NO_PAYMENT",
    name: "Nothing to pay",
    description: "For orders that cost nothing.",
    processorId: "BASIC",
    enabled: true,
    customerGroups: [],
    amounts: "zero",
    cards: [],
  },
];
