const passkeys = "Passkeys need an authenticator that a demo account cannot bring along.";
const agents = "Only an agent's token may call it; the sandbox gives out shoppers' tokens.";
const orderManagement = "It belongs to Salesforce Order Management, a product beside the one imitated here.";
const paymentsPartner = "It belongs to Salesforce Payments; the shop pays through a card vendor of its own.";

/** Operations of the official client that the sandbox leaves out, and why; they answer 501 with the reason. */
export const outside: Readonly<Record<string, string>> = {
  "ShopperLogin.authorizeWebauthnRegistration": passkeys,
  "ShopperLogin.startWebauthnUserRegistration": passkeys,
  "ShopperLogin.finishWebauthnUserRegistration": passkeys,
  "ShopperLogin.startWebauthnAuthentication": passkeys,
  "ShopperLogin.finishWebauthnAuthentication": passkeys,
  "ShopperLogin.getPasskeyUserByLoginId": passkeys,
  "ShopperLogin.deletePasskeyUser": passkeys,
  "ShopperLogin.deletePasskeyCredential": passkeys,
  "ShopperLogin.getTrustedAgentAuthorizationToken": agents,
  "ShopperLogin.getTrustedAgentAccessToken": agents,
  "ShopperOrders.getOmsMetaData": orderManagement,
  "ShopperOrders.cancelOmsOrder": orderManagement,
  "ShopperOrders.returnOmsOrder": orderManagement,
  "ShopperPayments.getPaymentConfiguration": paymentsPartner,
  "ShopperCustomers.setupCustomerPaymentMethodReference": paymentsPartner,
  "ShopperCustomers.deleteCustomerPaymentMethodReference": paymentsPartner,
};
