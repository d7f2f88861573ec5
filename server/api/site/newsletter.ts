import {
  emptyNewsletter,
  newsletterLists,
  newsletterParameters,
  newsletterTexts,
  type NewsletterValues,
} from "#app/domain/newsletter/newsletter-values.ts";
import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import { subjectIn, type SiteContext, type SiteOperation } from "./site-operation.ts";

/** Without these nobody can be signed up; the phone may be left out. */
const required = ["email", "firstName", "lastName", "zipCode", "birthDay"] as const;

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** What goes on to the backend: what the form has and nothing else. */
const valuesOf = (given: Record<string, unknown>): NewsletterValues => {
  const values = { ...emptyNewsletter };
  for (const [name, most] of Object.entries(newsletterTexts) as [keyof typeof newsletterTexts, number][]) {
    const value = given[name] ?? "";
    if (typeof value !== "string" || value.length > most)
      throw wrong(`'${name}' must be a text of at most ${most} characters.`);
    values[name] = value.trim();
  }
  for (const name of required) if (!values[name]) throw wrong(`'${name}' is required.`);
  for (const { name } of newsletterLists) values[name] = given[name] === true;
  if (!newsletterLists.some(({ name }) => values[name])) throw wrong("At least one list must be chosen.");
  return values;
};

/**
 * Signs somebody up with the backend. A token has been used up by then, so the backend is told that it need not ask
 * about it, and has the shop's word instead.
 * @throws UpstreamProblem
 */
export const signUp = async (context: SiteContext, values: NewsletterValues, token = ""): Promise<void> => {
  const query = {
    ...newsletterParameters(values),
    ...(token !== "" && { c_recaptchaToken: token }),
    c_verificationOverride: "true",
  };
  await sendProven(context, "newsletter", values.email, (headers) =>
    context.custom({ api: "subscriptions", path: "subscribe", query, headers }),
  );
};

/**
 * `POST newsletter {email, …, recaptchaToken}`: signs up for the newsletter. What the browser sends is a body, so that
 * no address of ours names a person; the backend's call is a `GET` by its own rules.
 */
export const newsletter: SiteOperation = {
  method: "POST",
  path: "newsletter",
  limit: { name: "sign-up", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const values = valuesOf(given);
    const token = given["recaptchaToken"];
    await requireCaptcha(context, token, "newsletter");
    await signUp(context, values, typeof token === "string" ? token : "");
    return { success: true };
  },
};
