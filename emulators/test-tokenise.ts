import { CompactEncrypt, decodeJwt, importJWK, type JWK } from "jose";
import type { TestVendors } from "./test-vendors.ts";

/** What the frames do: encrypts a card for its context and asks the context's own service for a token. */
export const tokenise: TestVendors["tokenise"] = async (captureContext, card, headers = {}) => {
  const { flx } = decodeJwt<{ flx: { jwk: JWK; path: string; origin: string } }>(captureContext);
  const key = await importJWK(flx.jwk, "RSA-OAEP");
  const payload = { data: card, context: captureContext, index: 0 };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "RSA-OAEP", enc: "A256GCM", kid: flx.jwk.kid })
    .encrypt(key);
  return fetch(flx.origin + flx.path, {
    method: "POST",
    body: jwe,
    headers: { "content-type": "application/jwt; charset=utf-8", origin: flx.origin, ...headers },
  });
};
