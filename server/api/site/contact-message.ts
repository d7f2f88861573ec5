import {
  contactFormAddress,
  contactTexts,
  type ContactValues,
  emptyContact,
  hiddenContactFields,
} from "#app/domain/contact/contact-form.ts";
import { problem, refuse, UpstreamProblem } from "#server/problem.ts";
import { createBackendFetch } from "../backend-fetch.ts";
import { subjectIn, type SiteContext, type SiteOperation } from "./site-operation.ts";

const required = ["first_name", "last_name", "email", "type", "description"] as const;

/** A page of the shop, without anything that could lead elsewhere. */
const PAGE = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

const unavailable = (cause: unknown) =>
  new UpstreamProblem(
    503,
    problem("service-desk-unavailable", "Service Unavailable", "The message could not be handed over."),
    { cause },
  );

/** What goes on to the service desk: what the form has and nothing else. */
const valuesOf = (given: Record<string, unknown>): ContactValues => {
  const values = { ...emptyContact };
  for (const [name, most] of Object.entries(contactTexts) as [keyof ContactValues, number][]) {
    const value = given[name] ?? "";
    if (typeof value !== "string" || value.length > most)
      throw wrong(`'${name}' must be a text of at most ${most} characters.`);
    values[name] = value.trim();
  }
  for (const name of required) if (!values[name]) throw wrong(`'${name}' is required.`);
  return values;
};

/**
 * Where the form goes, by the site's preferences. @throws UpstreamProblem 503 unless it is where the configuration
 * allows
 */
const deskOf = async (context: SiteContext): Promise<{ address: string; organizationId: string }> => {
  const { config, log } = context;
  const preferences = (await context.custom({ api: "site-preferences", path: "site-preferences" })) as Record<
    string,
    unknown
  >;
  const address = contactFormAddress(preferences["contactFormUrl"]);
  const organizationId = preferences["contactFormOrgId"];
  if (address && new URL(address).origin === config.thirdParties.contactFormOrigin)
    return { address, organizationId: typeof organizationId === "string" ? organizationId : "" };
  log.error({ preference: "contactFormUrl" }, "The contact form's address is not one that CONTACT_FORM_ORIGIN allows.");
  throw unavailable(undefined);
};

/**
 * `POST contact-message {first_name, …, page}`: posts the contact form to the service desk as a browser without scripts
 * would, so that a page with scripts can say whether it arrived.
 */
export const contactMessage: SiteOperation = {
  method: "POST",
  path: "contact-message",
  limit: { name: "sign-up", subject: ({ body }) => subjectIn(body, "email") },
  sameOrigin: true,
  handle: async (context, { body }) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw wrong("The form must be an object.");
    const given = body as Record<string, unknown>;
    const values = valuesOf(given);
    const { page } = given;
    if (typeof page !== "string" || page.length > 200 || !PAGE.test(page)) throw wrong("'page' must be a path.");
    const { address, organizationId } = await deskOf(context);
    const hidden = hiddenContactFields({ organizationId, origin: context.site.origin, path: page });
    const post = createBackendFetch({ timeoutMs: context.config.commerce.timeoutMs });
    const answer = await post(address, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ ...hidden, ...values }),
    });
    await answer.body?.cancel();
    if (answer.status >= 400) throw unavailable(answer.status);
    return { success: true };
  },
};
