import { refuse } from "#server/problem.ts";
import type { SiteContext, SiteInput, SiteOperation } from "./site-operation.ts";

const api = "recipients";

/** Names of people and dates, as they may stand in a path. */
const ID = /^[\w-]{1,100}$/;

/** Longest token of a mail's link. */
const TOKEN_LENGTH = 2000;

const idOf = (params: SiteInput["params"], name: string): string => {
  const id = params[name] ?? "";
  if (!ID.test(id)) throw refuse(400, "bad-request", "Bad Request", "The id is not well formed.");
  return id;
};

const refuseGuest = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Recipients need an account.");
};

const recordOf = (body: unknown): Record<string, unknown> => {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw refuse(400, "bad-request", "Bad Request", "The body must be an object.");
  return body as Record<string, unknown>;
};

/** What is said about somebody, and nothing else of the body. */
const recipientOf = (body: unknown) => {
  const { firstName, lastName, addresses, allergies, likes, note, dates } = recordOf(body);
  return { firstName, lastName, addresses, allergies, likes, note, dates };
};

const own = (
  method: SiteOperation["method"],
  path: string,
  call: (input: SiteInput) => Pick<Parameters<SiteContext["custom"]>[0], "path" | "method" | "body">,
): SiteOperation => ({
  method,
  path,
  ...(method !== "GET" && { sameOrigin: true }),
  handle: (context, input) => {
    refuseGuest(context);
    // Mails that follow speak the language of the page on which they were asked for.
    return context.custom({ api, query: { locale: context.site.locale }, ...call(input) });
  },
});

/**
 * `POST gift-reminders/stop?token=`: stops the mails about one day, by the link of such a mail. Mail programs send it
 * by themselves (RFC 8058), as a form and from anywhere; the token alone says what may be done.
 */
const stopReminder: SiteOperation = {
  method: "POST",
  path: "gift-reminders/stop",
  ignoresBody: true,
  handle: (context, { query: { token = "" } }) => {
    if (token === "" || token.length > TOKEN_LENGTH)
      throw refuse(400, "invalid-reminder-token", "Bad Request", "The link is not valid.");
    return context.custom({ api, path: "reminders/actions/stop", method: "POST", body: { token } });
  },
};

/** Whom a customer sends sweets to, and the mails before their days (docs/decisions). */
export const recipientOperations: SiteOperation[] = [
  own("GET", "recipients", () => ({ path: "recipients" })),
  own("POST", "recipients", ({ body }) => ({ path: "recipients", method: "POST", body: recipientOf(body) })),
  own("PUT", "recipients/:id", ({ params, body }) => ({
    path: `recipients/${idOf(params, "id")}`,
    method: "PUT",
    body: recipientOf(body),
  })),
  own("DELETE", "recipients/:id", ({ params }) => ({ path: `recipients/${idOf(params, "id")}`, method: "DELETE" })),
  own("PUT", "recipients/:id/dates/:dateId/reminder", ({ params, body }) => ({
    path: `recipients/${idOf(params, "id")}/dates/${idOf(params, "dateId")}/reminder`,
    method: "PUT",
    body: { isOn: recordOf(body)["isOn"] },
  })),
  stopReminder,
];
