import { refuse } from "#server/problem.ts";
import { refuseGuessable } from "../guessable-password.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import type { SiteOperation } from "./site-operation.ts";

/**
 * `POST customer-register {customer, password, recaptchaToken}`: creates an account and answers with the customer; the
 * caller logs in afterwards (calls-14). The token is checked where the site asks for one. The backend refuses a login
 * that exists with 400 `login-already-in-use`; a password that is easily guessed is a 400 `guessable-password`.
 */
export const customerRegister: SiteOperation = {
  method: "POST",
  path: "customer-register",
  limit: { name: "register" },
  sameOrigin: true,
  handle: async (context, { body }) => {
    const { customer, password, recaptchaToken } = (body ?? {}) as Partial<Record<string, unknown>>;
    if (typeof customer !== "object" || customer === null || Array.isArray(customer))
      throw refuse(400, "bad-request", "Bad Request", "'customer' must be an object.");
    if (typeof password !== "string" || password === "")
      throw refuse(400, "bad-request", "Bad Request", "'password' must be a text.");
    const { email, firstName, lastName } = customer as Partial<Record<string, unknown>>;
    await refuseGuessable(password, [email, firstName, lastName]);
    await requireCaptcha(context, recaptchaToken, "register");
    const { login } = customer as { login?: unknown };
    return sendProven(context, "register", login, (headers) =>
      context.scapi("ShopperCustomers", "registerCustomer", [{ headers, body: { customer, password } }]),
    );
  },
};
