import { ApiReply, type ApiFamily } from "#sandbox/core/api-route.ts";
import { objectOf, requiredText } from "#sandbox/core/request/body-values.ts";
import type { EmailConfirmationService } from "#sandbox/dialects/login/email-confirmation-service.ts";
import type { PasswordResetService } from "#sandbox/dialects/login/password-reset-service.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { presentCustomer } from "#sandbox/platform/customers/customer-presenter.ts";

const TOKEN_LIMIT = 4096;
const PASSWORD_LIMIT = 4096;

/**
 * The merchant's own endpoints for what the platform leaves to a storefront: mails with links, and confirmed addresses.
 */
export const recoveryFamily = ({
  passwordResets: resets,
  emailConfirmations: confirmations,
  groups,
}: {
  passwordResets: PasswordResetService;
  emailConfirmations: EmailConfirmationService;
  groups: Pick<CustomerGroupService, "groupsOf">;
}): ApiFamily => ({
  base: "/custom/account/v1",
  dialects: ["scapi"],
  routes: [
    {
      operation: "Account.sendPasswordResetMail",
      method: "post",
      path: "/password-reset-email",
      ownTransactions: true,
      handle: async ({ body, siteId }) => {
        await resets.send({
          login: requiredText(objectOf(body), "email"),
          way: { mode: "email" },
          clientId: "",
          siteId,
          codeChallenge: "",
        });
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.validatePasswordResetToken",
      method: "post",
      path: "/password-reset/validate-token",
      handle: async ({ body }) => ({
        valid: await resets.isGood(requiredText(objectOf(body), "token", { most: TOKEN_LIMIT })),
      }),
    },
    {
      operation: "Account.invalidatePasswordResetToken",
      method: "post",
      path: "/password-reset/invalidate-token",
      handle: async ({ body }) => {
        await resets.withdraw(requiredText(objectOf(body), "token", { most: TOKEN_LIMIT }));
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.resetPassword",
      method: "post",
      path: "/password-reset",
      handle: async ({ body }) => {
        await resets.reset(
          requiredText(objectOf(body), "email"),
          requiredText(objectOf(body), "token", { most: TOKEN_LIMIT }),
          requiredText(objectOf(body), "password", { most: PASSWORD_LIMIT, isAsSent: true }),
        );
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.sendEmailConfirmation",
      method: "post",
      path: "/send-email-confirmation",
      handle: async ({ body, siteId }) => {
        await confirmations.send(requiredText(objectOf(body), "c_email"), siteId);
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.completeRegistration",
      method: "post",
      path: "/customer-register-complete",
      handle: async ({ body }) => {
        const customer = await confirmations.confirm(
          requiredText(objectOf(body), "c_customer"),
          requiredText(objectOf(body), "c_token", { most: TOKEN_LIMIT }),
        );
        return presentCustomer(customer, { groups: await groups.groupsOf(customer.id) });
      },
    },
  ],
});
