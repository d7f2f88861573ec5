import { refuse } from "../upstream-problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/**
 * `POST customer-register {customer, password}`: creates an account and answers with the customer; the caller logs in afterwards.
 * The backend refuses a login that exists with 400 `login-already-in-use`.
 */
export const customerRegister: SiteOperation = {
  method: "POST",
  path: "customer-register",
  sameOrigin: true,
  handle: (context, { body }) => {
    const { customer, password } = (body ?? {}) as { customer?: unknown; password?: unknown };
    if (typeof customer !== "object" || customer === null || Array.isArray(customer))
      throw refuse(400, "bad-request", "Bad Request", "'customer' must be an object.");
    if (typeof password !== "string" || password === "")
      throw refuse(400, "bad-request", "Bad Request", "'password' must be a text.");
    return context.scapi("ShopperCustomers", "registerCustomer", [{ body: { customer, password } }]);
  },
};
