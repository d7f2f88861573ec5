import type { Response } from "express";
import { signAnswer } from "../platforms/signatures.ts";
import type { SigningKeys } from "../platforms/signing-keys.ts";

const JSON_TYPE = "application/json";

/** Sends a JSON text, signed by the key that signs now, that nobody keeps. */
export const sendSigned = async (
  keys: SigningKeys,
  response: Response,
  { status, body }: { status: number; body: string },
): Promise<void> => {
  const headers = await signAnswer(await keys.current(), { status, body, contentType: JSON_TYPE });
  // Express would add a charset to the type, which then were not the one that is signed.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("cache-control", "no-store");
  response.status(status).end(body);
};
