import { refuse } from "#server/problem.ts";
import { CardFormProblem } from "#server/vendors/card-form.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** The refusal that tells a shopper's page what is wrong with card entry; never holds a token. */
export const cardProblem = (error: unknown): unknown => {
  if (!(error instanceof CardFormProblem)) return error;
  return error.kind === "unavailable"
    ? refuse(503, "card-form-unavailable", "Service Unavailable", "Card entry is unavailable.")
    : refuse(400, error.kind, "Bad Request", error.message);
};

/** Only a token that the backend knows is worth a call to the processor. */
const fromProcessor = async (context: SiteContext): Promise<string> => {
  await context.custom({ api: "site-preferences", path: "site-preferences" });
  return context.vendors.cardForm.captureContext();
};

/**
 * A backend that holds the processor's keys answers `POST /custom/card-form/v1/…/capture-context` with `{
 * captureContext }`.
 */
const fromCommerce = async (context: SiteContext): Promise<string> => {
  const answer = await context.custom({ api: "card-form", path: "capture-context", method: "POST", body: {} });
  const captureContext = String((answer as { captureContext?: unknown } | undefined)?.captureContext);
  await context.vendors.cardForm.verifyContext(captureContext);
  return captureContext;
};

/**
 * `POST card-context`: `{ captureContext }`, the signed permission to enter one card. For shoppers with a session
 * only, and 20 in 15 minutes at most, because card testers look for such an address.
 */
export const cardContext: SiteOperation = {
  method: "POST",
  path: "card-context",
  handle: async (context) => {
    await context.shopper();
    await context.limit("card-entry");
    const { enabled, contextSource } = context.config.thirdParties.cardForm;
    try {
      if (!enabled) throw new CardFormProblem("unavailable", "Card entry is switched off.");
      return { captureContext: await (contextSource === "commerce" ? fromCommerce(context) : fromProcessor(context)) };
    } catch (error) {
      throw cardProblem(error);
    }
  },
};
