import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** A customer id as the platform writes them: 26 letters and digits. */
export const newCustomerId = (): string =>
  Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join("");

/** A user session id. */
export const newUsid = (): string => randomUUID();

/** A secret for codes and refresh tokens: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
