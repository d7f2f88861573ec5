const paymentsPartner =
  "A payment method reference is made by the gateway of Salesforce Payments in the browser; cards are kept by createCustomerPaymentInstrument.";

/** Operations of the official client that the sandbox leaves out, and why; they answer 501 with the reason. */
export const outside: Readonly<Record<string, string>> = {
  "ShopperCustomers.setupCustomerPaymentMethodReference": paymentsPartner,
  "ShopperCustomers.deleteCustomerPaymentMethodReference": paymentsPartner,
};

/** How an operation answers everybody a sandbox knows, and why. */
export interface Refusal {
  status: 401 | 403;
  reason: string;
}

const agent: Refusal = {
  status: 403,
  reason: "Only an agent acting for a shopper may call it; no client of the sandbox gets an agent's token.",
};
const trustedAgent: Refusal = {
  status: 401,
  reason: "It logs in an agent acting for a shopper; no client of the sandbox holds that right.",
};
const administrator: Refusal = {
  status: 403,
  reason:
    "Only a merchant's own program may call it, for baskets and orders whose taxes or price books it sets itself.",
};

const inBothVersions = (operation: string, refusal: Refusal) => [
  [`ShopperBaskets.${operation}`, refusal] as const,
  [`ShopperBasketsV2.${operation}`, refusal] as const,
];

/** Operations that a shopper is refused by contract, and why. */
export const refused: Readonly<Record<string, Refusal>> = Object.fromEntries([
  ...[
    "updateAsAgentBasket",
    "updateAsStorefrontBasket",
    "addPriceAdjustmentToBasket",
    "updatePriceAdjustmentInBasket",
    "removePriceAdjustmentFromBasket",
  ].flatMap((operation) => inBothVersions(operation, agent)),
  ...[
    "getPriceBooksForBasket",
    "addPriceBooksToBasket",
    "getTaxesFromBasket",
    "addTaxesForBasket",
    "addTaxesForBasketItem",
  ].flatMap((operation) => inBothVersions(operation, administrator)),
  ["ShopperOrders.getTaxesFromOrder", administrator],
  ["ShopperLogin.getTrustedAgentAuthorizationToken", trustedAgent],
  ["ShopperLogin.getTrustedAgentAccessToken", trustedAgent],
]);
