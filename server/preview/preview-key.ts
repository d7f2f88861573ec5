import { createHash, randomBytes } from "node:crypto";

/** The key that signs passes: the secret that every process knows, or one that ends with this process. */
export const passKey = (secret: string | null): Uint8Array =>
  secret === null ? randomBytes(32) : new TextEncoder().encode(secret);

/** The key that links are sealed with: made from the same secret, and unlike that of passes. */
export const linkKey = (secret: string | null): Uint8Array =>
  secret === null ? randomBytes(32) : createHash("sha256").update(`preview-link ${secret}`).digest();
