import type { Customer } from "./customers.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** Confirmed addresses and forgotten passwords; each call throws `CommerceApiError`. */
export interface AccountRecoveryApi {
  /** Mails a link that confirms the address of an account; says nothing about whether there is one. */
  sendEmailConfirmation(email: string): Promise<void>;
  /** Confirms an address with the link's token: 400 `invalid-confirmation-token`, or another refusal. */
  completeRegistration(customer: string, token: string): Promise<Customer>;
  /** Mails a link for a new password; says nothing about whether there is such an account. */
  requestPasswordReset(email: string): Promise<void>;
  isResetTokenValid(token: string): Promise<boolean>;
  invalidateResetToken(token: string): Promise<void>;
  resetPassword(reset: { email: string; token: string; password: string }): Promise<void>;
  /** Whether an organization has that discount code. */
  organizationDiscountCode(code: string): Promise<{ valid: boolean }>;
  /** Writes the moment of the checkout's agreement into the bag. */
  applyAgreementDate(): Promise<void>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createAccountRecoveryApi = (site: SiteTransport): AccountRecoveryApi => {
  const post = (path: string, body: object = {}) => site({ method: "POST", path, body });
  return {
    sendEmailConfirmation: async (email) => void (await post("send-email-confirmation", { c_email: email })),
    completeRegistration: async (customer, token) =>
      (await post("customer-register-complete", { c_customer: customer, c_token: token })) as Customer,
    requestPasswordReset: async (email) => void (await post("password-reset-email", { email })),
    isResetTokenValid: async (token) =>
      ((await post("password-reset/validate-token", { token })) as { valid?: boolean }).valid === true,
    invalidateResetToken: async (token) => void (await post("password-reset/invalidate-token", { token })),
    resetPassword: async (reset) => void (await post("password-reset", reset)),
    organizationDiscountCode: async (code) =>
      (await site({
        method: "GET",
        path: "organization-discount-code",
        query: { organization_discount_code: code },
      })) as { valid: boolean },
    applyAgreementDate: async () => void (await post("apply-agreement-date")),
  };
};
