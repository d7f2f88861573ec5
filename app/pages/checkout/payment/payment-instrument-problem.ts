import { codedFailure, CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";

/** Refusals whose own words a shopper reads (payment-17). */
const told: ReadonlySet<string> = new Set(["error.cards.max.reached", "card.already.on.file"]);

/** Whether a refusal to keep a card says that the account must log in again, which is what too many tries lead to. */
export const isLoginRequired = (error: unknown): boolean =>
  error instanceof CommerceApiError && /login[\s-]*required/i.test(error.title ?? "");

/**
 * Why a card was not kept: the words of the backend's status for a card too many and for one that is kept already;
 * otherwise the detail, else the shop's own words. A login that is required has the code `unauthorized` (payment-18).
 */
export const paymentInstrumentProblem = (error: unknown): unknown => {
  if (!(error instanceof CommerceApiError)) return error;
  const { status, type, detail, statusCode = "", statusMessage } = error;
  if (isLoginRequired(error)) return codedFailure("too-many-cards-tried", status, "unauthorized");
  const words = told.has(statusCode) ? statusMessage : undefined;
  const said = words ?? detail;
  return said ? new CommerceApiError(status, type, said) : codedFailure("card-not-added", status, type);
};
