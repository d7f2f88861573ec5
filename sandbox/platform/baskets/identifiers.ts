import { randomBytes } from "node:crypto";

/** A new id of a basket or of something in it; nobody can guess one. */
export const newBasketId = (): string => randomBytes(14).toString("hex");

/** A new code that, with an e-mail address, opens an order to a guest. */
export const newViewCode = (): string => randomBytes(16).toString("base64url");
