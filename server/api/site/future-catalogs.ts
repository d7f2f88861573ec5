import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";

/** Texts of the form, and the most characters of each (forms-12). */
const texts: Readonly<Record<string, number>> = {
  companyName: 30,
  organizationType: 40,
  firstName: 50,
  lastName: 50,
  country: 2,
  streetAddress: 60,
  unitSuiteBuilding: 60,
  city: 16,
  state: 3,
  postalCode: 10,
  phone: 25,
  extension: 6,
  email: 50,
};

/** Without these nothing can be sent anywhere; company and kind are the site's setting, which the backend knows. */
const required = ["firstName", "lastName", "country", "streetAddress", "city", "state", "postalCode", "phone", "email"];

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** What goes on to the backend: what the form has and nothing else. */
const requestOf = (given: Record<string, unknown>): Record<string, unknown> => {
  const request: Record<string, unknown> = {};
  for (const [name, most] of Object.entries(texts)) {
    const value = given[name] ?? "";
    if (typeof value !== "string" || value.length > most)
      throw wrong(`'${name}' must be a text of at most ${most} characters.`);
    request[name] = value.trim();
  }
  for (const name of required) if (!request[name]) throw wrong(`'${name}' is required.`);
  return { ...request, addToEmailList: given["addToEmailList"] === true };
};

/**
 * `POST request-future-catalog {companyName, …, addToEmailList, recaptchaToken}`: asks for the catalogs to come
 * (forms-14). The captcha's token is checked here and goes no further; an answer that the backend flags as an error is
 * passed on.
 */
export const futureCatalogs: SiteOperation = {
  method: "POST",
  path: "request-future-catalog",
  limit: { name: "sign-up", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const request = requestOf(given);
    await requireCaptcha(context, given["recaptchaToken"], "catalog");
    return sendProven(context, "catalog", request.email, (headers) =>
      context.custom({ api: "catalogs", path: "future-catalogs", method: "POST", body: request, headers }),
    );
  },
};
