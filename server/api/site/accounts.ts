import type { LimitName } from "#server/limits/limit-rules.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { refuseGuessable } from "../guessable-password.ts";
import { asSystem, ownGuest } from "./merchant-system.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";

/** Longest text of a body that is sent on. */
const MAX_CHARACTERS = 4096;

const textsOf = (body: unknown, names: readonly string[]): Record<string, string> => {
  const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => {
      const value = given[name];
      if (typeof value !== "string" || value.trim() === "" || value.length > MAX_CHARACTERS)
        throw refuse(
          400,
          "bad-request",
          "Bad Request",
          `'${name}' must be a text of at most ${MAX_CHARACTERS} characters.`,
        );
      return [name, value];
    }),
  );
};

/** A call that goes on to the merchant's own account endpoints with the named texts of its body and nothing else. */
const passOn = (path: string, names: readonly string[], limit: LimitName): SiteOperation => ({
  method: "POST",
  path,
  limit: { name: limit, subject: ({ body }) => subjectIn(body, "email") ?? subjectIn(body, "c_email") },
  sameOrigin: true,
  handle: (context, { body }) => context.custom({ api: "account", path, method: "POST", body: textsOf(body, names) }),
});

/**
 * `POST password-reset {email, token, password}`: a new password for who has the token of a mail. 400
 * `guessable-password` for one that is easily guessed.
 */
const resetPassword: SiteOperation = {
  ...passOn("password-reset", ["email", "token", "password"], "password"),
  handle: async (context, { body }) => {
    const texts = textsOf(body, ["email", "token", "password"]);
    await refuseGuessable(texts["password"], [texts["email"]]);
    return context.custom({ api: "account", path: "password-reset", method: "POST", body: texts });
  },
};

/**
 * `GET all-customer-groups`: the ids of every customer group, `{ groups }`, for editors in a preview; else 403. The
 * backend names them to the merchant's own system; without one, to the accounts of editors.
 */
const allCustomerGroups: SiteOperation = {
  method: "GET",
  path: "all-customer-groups",
  handle: async (context) => {
    if (!context.preview) throw refuse(403, "no-preview", "Forbidden", "Groups are shown to editors only.");
    const call = { api: "account", path: "customer-groups" };
    const isKnownSystem = context.config.commerce.systemClientId !== null;
    const { data = [] } = (await (isKnownSystem
      ? asSystem(context, await ownGuest(context), (calls) => calls.custom(call))
      : context.custom(call))) as { data?: { id: string }[] };
    return { groups: data.map(({ id }) => id) };
  },
};

/**
 * `GET organization-discount-code?organization_discount_code=`: whether an organization has that code, `{ valid }`; not
 * whose it is, and only for shoppers.
 */
const organizationDiscountCode: SiteOperation = {
  method: "GET",
  path: "organization-discount-code",
  limit: { name: "discount" },
  handle: async (context, { query }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A code needs a session.");
    const answer = await context.custom({
      api: "account",
      path: "organization-discount-code",
      query: textsOf(query, ["organization_discount_code"]),
    });
    return { valid: (answer as { valid?: unknown } | undefined)?.valid === true };
  },
};

/**
 * `POST apply-agreement-date`: writes the moment of the checkout's agreement into the shopper's bag and answers the
 * bag.
 */
const applyAgreementDate: SiteOperation = {
  method: "POST",
  path: "apply-agreement-date",
  handle: (context) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A bag needs a session.");
    return context.custom({ api: "checkout", path: "apply-agreement-date", method: "POST", body: {} });
  },
};

/** The backend's own key of a refusal: the last part of its type's address. */
const slugOf = ({ body }: UpstreamProblem): string => {
  const type = (body as { type?: unknown } | null | undefined)?.type;
  return typeof type === "string" ? (type.split("/").at(-1) ?? "") : "";
};

/**
 * `POST validate-customer-password {c_currentPassword}`: whether that is the customer's password, `{ success }`. A
 * wrong one is a 400, because a 401 would say that the session has ended; so is a login that is locked after too many
 * of them.
 */
const validatePassword: SiteOperation = {
  method: "POST",
  path: "validate-customer-password",
  limit: { name: "password" },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "A guest has no password.");
    const given = textsOf(body, ["c_currentPassword"]);
    const endpoint = { api: "account", path: "validate-customer-password" };
    try {
      return await context.custom({ ...endpoint, method: "POST", body: given }).catch((error: unknown) => {
        // Addresses stand in access logs, so the body is tried first; not every merchant's endpoint reads one.
        if (error instanceof UpstreamProblem && [404, 405].includes(error.status))
          return context.custom({ ...endpoint, query: given });
        throw error;
      });
    } catch (error) {
      if (error instanceof UpstreamProblem && error.status === 401 && /password|denied/.test(slugOf(error)))
        throw new UpstreamProblem(400, error.body);
      throw error;
    }
  },
};

/** Forgotten passwords, confirmed addresses, groups and organizations (calls-14). */
export const accountOperations: SiteOperation[] = [
  passOn("password-reset-email", ["email"], "code"),
  passOn("password-reset/validate-token", ["token"], "password"),
  passOn("password-reset/invalidate-token", ["token"], "password"),
  resetPassword,
  passOn("send-email-confirmation", ["c_email"], "code"),
  passOn("customer-register-complete", ["c_customer", "c_token"], "register"),
  validatePassword,
  allCustomerGroups,
  organizationDiscountCode,
  applyAgreementDate,
];
