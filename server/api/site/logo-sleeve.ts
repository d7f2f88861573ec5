import { LOGO_NAME_MAX_LENGTH, logoProblemOf } from "#app/domain/logo-sleeve/logo-file.ts";
import { MOST_SLEEVES, NOTES_MAX_LENGTH, sleeveFinishes } from "#app/domain/logo-sleeve/logo-sleeve.ts";
import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import type { SiteOperation } from "./site-operation.ts";

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** Texts of the form, and the most characters of each. */
const texts: Readonly<Record<string, number>> = {
  companyName: 30,
  firstName: 50,
  lastName: 50,
  email: 50,
  phone: 25,
  neededBy: 10,
  comment: NOTES_MAX_LENGTH,
};

/** Without these nobody can be called back. */
const required = ["companyName", "firstName", "lastName", "email", "phone"];

const logoOf = (given: unknown): { name: string; content: string } => {
  const { name, content } = (given ?? {}) as Record<string, unknown>;
  if (typeof name !== "string" || name.length > LOGO_NAME_MAX_LENGTH || typeof content !== "string")
    throw wrong("'logo' must have a name and a content.");
  const problem = logoProblemOf(content);
  if (problem !== null) throw wrong("'logo' must be a PNG, JPEG or PDF file of at most 2 MB, in base64.");
  return { name, content };
};

/** What goes on to the backend: what the form has and nothing else. */
const sleeveOf = (given: Record<string, unknown>): Record<string, unknown> => {
  const sleeve: Record<string, unknown> = {};
  for (const [name, most] of Object.entries(texts)) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== "string" || value.length > most)
      throw wrong(`'${name}' must be a text of at most ${most} characters.`);
    sleeve[name] = value.trim();
  }
  for (const name of required) if (!sleeve[name]) throw wrong(`'${name}' is required.`);
  const { finish, quantity, logo } = given;
  if (!sleeveFinishes.some((each) => each === finish)) throw wrong("'finish' is not one of the form.");
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_SLEEVES)
    throw wrong(`'quantity' must be a whole number from 1 to ${MOST_SLEEVES}.`);
  return { ...sleeve, finish, quantity, ...(logo !== undefined && { logo: logoOf(logo) }) };
};

/**
 * `POST logo-sleeve {companyName, …, logo?, recaptchaToken}`: a company asks for sleeves with its logo, which may come
 * along in base64. Its kind is told by its first bytes; the captcha's token is checked here and goes no further.
 */
export const logoSleeve: SiteOperation = {
  method: "POST",
  path: "logo-sleeve",
  limit: { name: "sign-up" },
  sameOrigin: true,
  takesFile: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const sleeve = sleeveOf(given);
    await requireCaptcha(context, given["recaptchaToken"], "sleeve");
    await sendProven(context, "sleeve", sleeve.email, (headers) =>
      context.custom({ api: "sleeves", path: "logo-sleeves", method: "POST", body: sleeve, headers }),
    );
    return { success: true };
  },
};
