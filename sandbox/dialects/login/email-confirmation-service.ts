import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Customer } from "#sandbox/platform/customers/customer.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { DeliveredTokenService } from "./delivered-token-service.ts";
import type { DeliveryService } from "./delivery-service.ts";
import { emailConfirmationLetter } from "./letters.ts";

/** Finds out whether mails reach the owner of an account. */
export interface EmailConfirmationService {
  /** Sends a token to an account that is not confirmed yet; nobody learns whether there is one. */
  send(login: string, siteId: string): Promise<void>;
  /**
   * Confirms the address with a sent token.
   * @param customer number or login of the account
   * @throws Fault 400 `invalid-confirmation-token` for a token that is used, expired or unknown, `verification-failed`
   * for somebody else's.
   */
  confirm(customer: string, token: string): Promise<Customer>;
}

export const createEmailConfirmationService = (options: {
  accounts: AccountAccessService;
  customers: CustomerService;
  tokens: DeliveredTokenService;
  delivery: DeliveryService;
}): EmailConfirmationService => {
  const { accounts, customers, tokens, delivery } = options;
  return {
    send: async (login, siteId) => {
      const customer = await accounts.byLogin(login);
      if (!customer || customer.emailVerified) return;
      const token = await tokens.issue({
        purpose: "email-confirmation",
        login: customer.login,
        customerId: customer.id,
        clientId: "",
        siteId,
      });
      if (!token) return;
      const letter = emailConfirmationLetter(customer, token);
      await delivery.deliver({ way: { mode: "email" }, to: customer, siteId, token, letter });
    },

    confirm: async (given, token) => {
      const stored = await tokens.find("email-confirmation", token);
      if (!stored)
        throw new Fault(400, "invalid-confirmation-token", "The confirmation token is not valid or has expired.");
      const customer = await customers.find(stored.customerId);
      const isTheirs =
        [customer?.customerNo, customer?.id].includes(given.trim()) || given.trim().toLowerCase() === stored.loginKey;
      if (!customer || !isTheirs || !(await tokens.use(stored)))
        throw new Fault(400, "verification-failed", "The e-mail address could not be confirmed.");
      await accounts.confirmEmail(customer.id);
      return { ...customer, emailVerified: true };
    },
  };
};
