import { leadCountry } from "#app/domain/lead/marketing-lead.ts";
import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** Texts of the form, and the most characters of each. */
const texts: Readonly<Record<string, number>> = {
  reason: 20,
  companyName: 30,
  organizationType: 40,
  firstName: 50,
  lastName: 50,
  address1: 60,
  address2: 60,
  city: 16,
  stateCode: 3,
  postalCode: 10,
  phone: 25,
  phoneExt: 6,
  email: 50,
  subscribelist: 100,
};

/** Without these nobody can be written to; what each reason asks for beyond them the backend knows. */
const required = ["reason", "companyName", "firstName", "lastName", "postalCode", "phone", "email"];

/** What goes on to the backend: what the form has and nothing else. */
const leadOf = (given: Record<string, unknown>): Record<string, unknown> => {
  const lead: Record<string, unknown> = { countryCode: leadCountry, consent: false };
  for (const [name, most] of Object.entries(texts)) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== "string" || value.length > most)
      throw wrong(`'${name}' must be a text of at most ${most} characters.`);
    lead[name] = value.trim();
  }
  for (const name of required) if (!lead[name]) throw wrong(`'${name}' is required.`);
  return lead;
};

/**
 * `POST marketing-lead/ {reason, companyName, …, recaptchaToken}`: a company or group asks for a catalog or a
 * concierge; `{ caseId }`, or `{ detail }` why none was opened. The captcha's token is checked here and goes no
 * further.
 */
const marketingLead: SiteOperation = {
  method: "POST",
  path: "marketing-lead",
  limit: { name: "sign-up", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const lead = leadOf(given);
    await requireCaptcha(context, given["recaptchaToken"], "lead");
    return sendProven(context, "lead", lead.email, (headers) =>
      context.custom({ api: "marketing", path: "marketing-leads", method: "POST", body: lead, headers }),
    );
  },
};

/** `GET concierge?postalCode=<zip>`: who looks after a zip code, `{ concierge }`; null for nobody. */
const findConcierge: SiteOperation = {
  method: "GET",
  path: "concierge",
  cacheSeconds: 60,
  handle: async (context, { query }) => {
    const postalCode = (query["postalCode"] ?? "").trim();
    if (!/^\d{5}(-?\d{4})?$/.test(postalCode)) throw wrong("'postalCode' must be a zip code.");
    return context.custom({ api: "concierges", path: "concierges", query: { postalCode } });
  },
};

/** `GET concierge/<id>`: `{ id, name, phone, email }`, or an empty object for nobody. */
const concierge: SiteOperation = {
  method: "GET",
  path: "concierge/:id",
  cacheSeconds: 60,
  handle: async (context, { params }) => {
    const id = params["id"] ?? "";
    if (!/^[\w-]{1,40}$/.test(id)) throw wrong("The id must be letters, digits and hyphens.");
    return context.custom({ api: "concierges", path: `concierges/${id}` });
  },
};

/** What companies and groups ask for, and who looks after them. */
export const marketingLeadOperations: SiteOperation[] = [marketingLead, findConcierge, concierge];
