import { defaultCountry } from "#config/countries/countries.ts";
import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";

/** Members of a campaign's form that are texts, and the most characters of each. */
const texts: Readonly<Record<string, number>> = {
  eventId: 100,
  eventPhase: 20,
  email: 50,
  firstName: 50,
  lastName: 50,
  birthdate: 10,
  phone: 20,
  address1: 60,
  city: 60,
  state: 10,
  countryCode: 2,
  postalCode: 10,
};

/** Without these nobody can be told of anything. */
const required = ["eventId", "email", "firstName", "lastName"];

const MOST_CHECKBOXES = 20;
const checkboxId = /^[A-Za-z][\w-]{0,39}$/;

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/** What goes on to the backend: what a campaign's form has and nothing else. */
const entryOf = (given: Record<string, unknown>): Record<string, unknown> => {
  const entry: Record<string, unknown> = {};
  let checkboxes = 0;
  for (const [name, value] of Object.entries(given)) {
    const most = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (most !== undefined) {
      if (typeof value !== "string" || value.length > most)
        throw wrong(`'${name}' must be a text of at most ${most} characters.`);
      entry[name] = value;
    } else if (typeof value === "boolean" && checkboxId.test(name)) {
      checkboxes += 1;
      if (checkboxes > MOST_CHECKBOXES) throw wrong("There are too many checkboxes.");
      entry[name] = value;
    }
  }
  for (const name of required) if (!entry[name]) throw wrong(`'${name}' is required.`);
  const { maxAllowed, subscribelist = [] } = given;
  if (maxAllowed !== undefined) {
    if (!Number.isInteger(maxAllowed) || Number(maxAllowed) < 1) throw wrong("'maxAllowed' must be a whole number.");
    entry.maxAllowed = maxAllowed;
  }
  if (!Array.isArray(subscribelist) || subscribelist.some((id) => typeof id !== "string" || entry[id] !== true))
    throw wrong("'subscribelist' must name checkboxes that are ticked.");
  return {
    ...entry,
    eventPhase: entry.eventPhase ?? "1",
    countryCode: entry.countryCode ?? defaultCountry,
    subscribelist,
  };
};

/**
 * `POST campaign-form {eventId, …, smsOptIn, recaptchaToken}`: hands an entry of a campaign or sweepstakes in
 * (content-24). The captcha's token is checked here and goes no further.
 */
export const campaignForm: SiteOperation = {
  method: "POST",
  path: "campaign-form",
  limit: { name: "sign-up", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const entry = entryOf(given);
    await requireCaptcha(context, given["recaptchaToken"], "campaign");
    await sendProven(context, "campaign", entry.email, (headers) =>
      context.custom({ api: "customer", path: "event", method: "POST", body: entry, headers }),
    );
    return { success: true };
  },
};
