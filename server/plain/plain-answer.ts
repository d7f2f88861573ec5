import type { Request, RequestHandler, Response } from "express";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { pageSecurityHeaders } from "#server/middleware/security-headers.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { type PlainPage, plainStyleHashes, renderPlainPage } from "./plain-page.tsx";
import { openShopper, type PlainServices, type PlainShopper } from "./plain-shopper.ts";

/** What a page does with a visitor: shows a page, with its status, or leads on to another address. */
export type PlainAnswer = { status?: number; page: PlainPage } | { goTo: string };

/** What a request brings along. */
export interface PlainRequest {
  shopper: PlainShopper;
  /** Fields of the form; a field that was sent twice counts with its last value. */
  fields: Readonly<Record<string, string>>;
  params: Readonly<Record<string, string>>;
  request: Request;
  response: Response;
}

/** A page or a form of the shop without scripts. */
export type PlainHandler = (request: PlainRequest) => Promise<PlainAnswer>;

const MAX_CHARACTERS = 300;

const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return [name, typeof last === "string" ? last.slice(0, MAX_CHARACTERS) : ""];
    }),
  );

/** What the backend said against something, for the shopper; anything unexpected is thrown on. */
export const problemOf = (error: unknown): ShopperMessage => {
  if (error instanceof CommerceApiError && error.status < 500) return shopperMessage(error);
  throw error;
};

/** Sends a page that nobody keeps, or leads on with 303, so that going back or reloading sends no form twice. */
export const sendPlain = (
  plain: PlainServices,
  shopper: PlainShopper,
  response: Response,
  answer: PlainAnswer,
): void => {
  response.set("cache-control", "private, no-store");
  if ("goTo" in answer) {
    response.redirect(303, answer.goTo);
    return;
  }
  const { site, intl } = shopper;
  response.set(pageSecurityHeaders(plain.services.config, site, { scripts: [], styles: plainStyleHashes }));
  response.status(answer.status ?? (answer.page.problem ? 422 : 200)).type("html");
  response.send(renderPlainPage(intl, site, answer.page));
};

/** Runs a handler for the visitor's session. */
export const answering =
  (plain: PlainServices, handle: PlainHandler): RequestHandler =>
  async (request, response) => {
    const shopper = await openShopper(plain, request, response);
    const params = Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)]));
    try {
      const answer = await handle({ shopper, fields: fieldsOf(request.body), params, request, response });
      sendPlain(plain, shopper, response, answer);
    } catch (error) {
      throw error instanceof CommerceApiError
        ? new UpstreamProblem(error.status || 502, { title: error.title ?? "", type: error.type, detail: error.detail })
        : error;
    }
  };
