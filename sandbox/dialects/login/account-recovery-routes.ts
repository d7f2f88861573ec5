import { objectOf, requiredText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily } from "#sandbox/core/api-route.ts";
import type { PasswordResetService } from "./password-reset-service.ts";

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
        const { customer, token, expiresInMinutes } = await resets.createToken(
          requiredText(objectOf(body), "login"),
          siteId,
        );
        return { login: customer.login, email: customer.email, resetToken: token, expiresInMinutes };
      },
    },
    {
      operation: "ShopperCustomers.resetPassword",
      method: "post",
      path: "/customers/password/actions/reset",
      handle: async ({ body }) => {
        await resets.reset(
          requiredText(objectOf(body), "login"),
          requiredText(objectOf(body), "resetToken", { most: TOKEN_LIMIT }),
          requiredText(objectOf(body), "newPassword", { most: PASSWORD_LIMIT, isAsSent: true }),
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
        const type = requiredText(objectOf(body), "type");
        if (type !== "email" && type !== "login")
          throw new Fault(400, "enum-constraint-violation", "The type must be one of email, login.", {
            document: "password_reset",
            enumValue: type,
          });
        const login = requiredText(objectOf(body), "identification");
        await resets.send({ login, way: { mode: "email" }, clientId: "", siteId, codeChallenge: "" });
        return new ApiReply(204);
      },
    },
  ],
});

/** Forgotten passwords. */
export const accountRecoveryFamilies = ({ passwordResets }: { passwordResets: PasswordResetService }): ApiFamily[] => [
  platformFamily(passwordResets),
  shopFamily(passwordResets),
];
