import canonicalize from "canonicalize";
import { base64url, compactVerify, CompactSign, decodeProtectedHeader, importJWK, type JWK } from "jose";
import type { SigningKey } from "../platforms/signing-keys.ts";

/** A checkout as it is answered; its member `ap2` is no part of what is signed. */
export type CheckoutDocument = Record<string, unknown>;

/** JSON of which there is one text only, whoever writes it (JCS, RFC 8785). */
export const canonicalText = (value: unknown): string => canonicalize(value) ?? "null";

const signedText = ({ ap2: _proofs, ...terms }: CheckoutDocument): string => canonicalText(terms);

/** The shop's signature of a checkout, without the checkout itself (detached JWS, RFC 7515, appendix F). */
export const authorize = async (checkout: CheckoutDocument, key: SigningKey): Promise<string> => {
  // What is sent has no undefined members.
  const sent = JSON.parse(JSON.stringify(checkout)) as CheckoutDocument;
  const jws = await new CompactSign(new TextEncoder().encode(signedText(sent)))
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .sign(await importJWK(key, "ES256"));
  return jws.replace(/\.[^.]*\./, "..");
};

/** A signature of a checkout together with it, as one token. */
export const attached = (detached: string, checkout: CheckoutDocument): string =>
  detached.replace("..", `.${base64url.encode(signedText(checkout))}.`);

/** The checkout that a token of the shop holds; null for one that none of its published keys has signed. */
export const authorizedCheckout = async (token: string, keys: readonly JWK[]): Promise<CheckoutDocument | null> => {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find((each) => each.kid === kid);
    if (!key) return null;
    const { payload } = await compactVerify(token, await importJWK(key, "ES256"), { algorithms: ["ES256"] });
    const checkout: unknown = JSON.parse(new TextDecoder().decode(payload));
    return typeof checkout === "object" && checkout !== null ? (checkout as CheckoutDocument) : null;
  } catch {
    return null;
  }
};
