import { presentCustomer } from "#sandbox/customers/customer-presenter.ts";
import type { CustomerGroupService } from "#sandbox/customers/customer-group-service.ts";
import { Fault } from "#sandbox/fault.ts";
import { ApiReply, type ApiFamily } from "#sandbox/http/api-route.ts";
import type { EmailConfirmationService } from "./email-confirmation-service.ts";
import type { PasswordResetService } from "./password-reset-service.ts";

/** A text member of a JSON body. @throws Fault 400 for one that is missing, empty or too long. */
const textOf = (body: unknown, name: string, limit = 256): string => {
  const value = (body as Record<string, unknown> | undefined | null)?.[name];
  if (typeof value !== "string" || value.trim() === "")
    throw new Fault(400, "bad-request", `'${name}' is required and must be a text.`);
  if (value.length > limit) throw new Fault(400, "bad-request", `'${name}' must have at most ${limit} characters.`);
  return value;
};

const TOKEN_LIMIT = 4096;
const PASSWORD_LIMIT = 4096;

/**
 * Both steps of the Shopper Customers API for a forgotten password; a server's own token opens them, a shopper's does
 * not.
 */
const platformFamily = (resets: PasswordResetService): ApiFamily => ({
  base: "/customer/shopper-customers/v1",
  dialects: ["scapi"],
  routes: [
    {
      operation: "ShopperCustomers.getResetPasswordToken",
      method: "post",
      path: "/customers/password/actions/create-reset-token",
      handle: async ({ body, siteId }) => {
        const { customer, token, expiresInMinutes } = await resets.createToken(textOf(body, "login"), siteId);
        return { login: customer.login, email: customer.email, resetToken: token, expiresInMinutes };
      },
    },
    {
      operation: "ShopperCustomers.resetPassword",
      method: "post",
      path: "/customers/password/actions/reset",
      handle: async ({ body }) => {
        await resets.reset(
          textOf(body, "login"),
          textOf(body, "resetToken", TOKEN_LIMIT),
          textOf(body, "newPassword", PASSWORD_LIMIT),
        );
        return new ApiReply(204);
      },
    },
  ],
});

/**
 * The Shop API's first step for a forgotten password: the platform's mail, with the token in it, lies in the outbox.
 */
const shopFamily = (resets: PasswordResetService): ApiFamily => ({
  base: "",
  dialects: ["ocapi"],
  routes: [
    {
      operation: "Customers.startPasswordReset",
      method: "post",
      path: "/customers/password-reset",
      ownTransactions: true,
      handle: async ({ body, siteId }) => {
        const type = textOf(body, "type");
        if (type !== "email" && type !== "login")
          throw new Fault(400, "enum-constraint-violation", "The type must be one of email, login.", {
            document: "password_reset",
            enumValue: type,
          });
        const login = textOf(body, "identification");
        await resets.send({ login, way: { mode: "email" }, clientId: "", siteId, codeChallenge: "" });
        return new ApiReply(204);
      },
    },
  ],
});

/**
 * The merchant's own endpoints for what the platform leaves to a storefront: mails with links, and confirmed addresses.
 */
const customFamily = (
  resets: PasswordResetService,
  confirmations: EmailConfirmationService,
  groups: CustomerGroupService,
): ApiFamily => ({
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
          login: textOf(body, "email"),
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
      handle: async ({ body }) => ({ valid: await resets.isGood(textOf(body, "token", TOKEN_LIMIT)) }),
    },
    {
      operation: "Account.invalidatePasswordResetToken",
      method: "post",
      path: "/password-reset/invalidate-token",
      handle: async ({ body }) => {
        await resets.withdraw(textOf(body, "token", TOKEN_LIMIT));
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.resetPassword",
      method: "post",
      path: "/password-reset",
      handle: async ({ body }) => {
        await resets.reset(
          textOf(body, "email"),
          textOf(body, "token", TOKEN_LIMIT),
          textOf(body, "password", PASSWORD_LIMIT),
        );
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.sendEmailConfirmation",
      method: "post",
      path: "/send-email-confirmation",
      handle: async ({ body, siteId }) => {
        await confirmations.send(textOf(body, "c_email"), siteId);
        return new ApiReply(204);
      },
    },
    {
      operation: "Account.completeRegistration",
      method: "post",
      path: "/customer-register-complete",
      handle: async ({ body }) => {
        const customer = await confirmations.confirm(textOf(body, "c_customer"), textOf(body, "c_token", TOKEN_LIMIT));
        return presentCustomer(customer, { groups: await groups.groupsOf(customer.id) });
      },
    },
  ],
});

/** Forgotten passwords and unconfirmed addresses. */
export const accountRecoveryFamilies = (services: {
  passwordResets: PasswordResetService;
  emailConfirmations: EmailConfirmationService;
  groups: CustomerGroupService;
}): ApiFamily[] => [
  platformFamily(services.passwordResets),
  shopFamily(services.passwordResets),
  customFamily(services.passwordResets, services.emailConfirmations, services.groups),
];
