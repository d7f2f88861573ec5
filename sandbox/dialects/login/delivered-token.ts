import { randomBytes, randomInt } from "node:crypto";

/** What a mailed token is good for. */
export type TokenPurpose =
  | "password-reset"
  | "passwordless-login"
  | "one-time-code"
  | "email-confirmation"
  | "passkey-registration";

/** Minutes each kind is good for: the reset's as documented, the others' our judgement. */
export const TOKEN_MINUTES: Record<TokenPurpose, number> = {
  "password-reset": 30,
  "passwordless-login": 10,
  "one-time-code": 10,
  "passkey-registration": 10,
  "email-confirmation": 1440,
};

/** Tokens one person may ask for, of one kind, in one window (documented for one-time codes). */
export const REQUESTS_PER_WINDOW = 6;
export const REQUEST_WINDOW_MINUTES = 10;

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The kinds that a person types. */
const typed: ReadonlySet<TokenPurpose> = new Set(["passwordless-login", "one-time-code", "passkey-registration"]);

/** A new token as the platform writes them: 32 letters and digits, or eight digits where a person types them. */
export const newDeliveredToken = (purpose: TokenPurpose): string =>
  typed.has(purpose)
    ? String(randomInt(100_000_000)).padStart(8, "0")
    : [...randomBytes(32)].map((byte) => base32[byte % 32]).join("");
