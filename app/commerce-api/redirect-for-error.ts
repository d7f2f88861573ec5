import { CommerceApiError, isMaintenance } from "./commerce-api-error.ts";

/** What is to be done about an account's email address, by the backend's type of refusal (session-13). */
const confirmations: Readonly<Record<string, string>> = {
  "token.expired": "token-expired",
  "requires.verification": "verification-required",
};

/** The page that a refusal leads to wherever it happens: maintenance, or the confirmation of an email address. */
export const redirectForError = (error: unknown): string | undefined => {
  if (!(error instanceof CommerceApiError)) return undefined;
  if (isMaintenance(error)) return "/maintenance";
  const status = confirmations[error.type];
  return status && `/account-confirmation?status=${status}`;
};

/** What becomes of a refusal: it leads to the page it has, by `leave`, and fails all the same. */
export const leadAway =
  (leave?: (path: string) => void) =>
  (error: unknown): never => {
    const path = redirectForError(error);
    if (path) leave?.(path);
    throw error;
  };
