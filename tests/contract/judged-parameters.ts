/** Where the sandbox takes or refuses other values of a parameter than its document says, and why. */
export const judgedParameters: Readonly<Record<string, { differs: string[]; reason: string }>> = {
  "ShopperLogin.authorizeCustomer scope": {
    differs: ['"nonsense": 303'],
    reason: "The document lists three scopes of many; clients send several, parted by blanks.",
  },
  "ShopperLogin.authorizePasswordlessCustomer strict_verify": {
    differs: ['"true": 400'],
    reason: "The value is understood: the login of the sweep has an address that nobody confirmed.",
  },
  "ShopperSearch.productSearch q": {
    differs: ['"": 200'],
    reason: "Storefronts send the field of their search form with a category when it is empty.",
  },
  "ShopperBaskets.createBasket taxMode": {
    differs: ['"external": 400'],
    reason: "Taxes come from the sandbox's own tables; only a merchant's own program could set others.",
  },
  "ShopperBasketsV2.createBasket taxMode": {
    differs: ['"external": 400'],
    reason: "Taxes come from the sandbox's own tables; only a merchant's own program could set others.",
  },
  "ShopperStores.getStores ids": {
    differs: [`"${"x".repeat(40)}": 200`],
    reason: "The document allows 256 characters and, in the same breath, fifty stores, whose ids may need more.",
  },
};
