import { createHash } from "node:crypto";

/** Digest a client sends ahead of its verifier: base64url SHA-256 without padding (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** Whether a text may be a code challenge or verifier: 43 to 128 unreserved characters. */
export const isPkceValue = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9\-._~]{43,128}$/.test(value);
