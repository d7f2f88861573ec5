import { createHash } from "node:crypto";
import { SDJwtInstance } from "@sd-jwt/core";
import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK, type JWK } from "jose";
import { MandateProblem } from "./mandate-problem.ts";
import { attached, authorizedCheckout, type CheckoutDocument } from "./merchant-authorization.ts";

/** What is read of the claims of a mandate; the checkout comes as a token of the shop (AP2), or as it was answered. */
interface MandateClaims {
  checkout_jwt?: unknown;
  checkout_hash?: unknown;
  checkout?: unknown;
  cnf?: { jwk?: JWK };
}

const wrong = (message: string) => new MandateProblem("mandate_invalid_signature", message);

type FindKey = (id: string | undefined) => Promise<JWK | undefined>;

const MOST_CHARACTERS = 150_000;
const ALGORITHMS = ["ES256", "ES384", "ES512"];
const TOLERANCE_SECONDS = 30;

const isSigned = async (data: string, signature: string, key: JWK): Promise<boolean> => {
  const token = `${data}.${signature}`;
  const { alg } = decodeProtectedHeader(token);
  return compactVerify(token, await importJWK(key, alg), { algorithms: ALGORITHMS }).then(
    () => true,
    () => false,
  );
};

/** The digests that credentials may use, by their names there. */
const digests: Record<string, string | undefined> = { "sha-256": "sha256", "sha-384": "sha384", "sha-512": "sha512" };

const digestOf = (text: string, name: string): Buffer => {
  const algorithm = digests[name];
  if (!algorithm) throw wrong("The mandate uses a digest that the shop does not.");
  return createHash(algorithm).update(text).digest();
};

/** A credential as RFC 9901 has it; the protocol's own pattern leaves out the `~` at the end. */
const whole = (mandate: string): string => {
  const last = mandate.slice(mandate.lastIndexOf("~") + 1);
  return mandate.includes("~") && last !== "" && !last.includes(".") ? `${mandate}~` : mandate;
};

/** The key binding of a credential; undefined where there is none. */
const bindingOf = (mandate: string): { nonce?: unknown; aud?: unknown } | undefined => {
  const last = mandate.slice(mandate.lastIndexOf("~") + 1);
  return mandate.includes("~") && last.split(".").length === 3 ? decodeJwt(last) : undefined;
};

/** Signatures, key binding, hashes of what is disclosed, and end of a mandate. @throws MandateProblem */
const verified = async (mandate: string, findKey: FindKey, audience: string): Promise<MandateClaims> => {
  const verifier = async (data: string, signature: string): Promise<boolean> => {
    const key = await findKey(decodeProtectedHeader(`${data}.${signature}`).kid);
    return key !== undefined && isSigned(data, signature, key);
  };
  const credentials = new SDJwtInstance<Record<string, unknown>>({
    hasher: (data, name) => digestOf(typeof data === "string" ? data : Buffer.from(data).toString(), name),
    verifier,
    kbVerifier: (data, signature, { cnf }) =>
      cnf?.jwk ? isSigned(data, signature, cnf.jwk as JWK) : Promise.resolve(false),
  });
  try {
    const binding = bindingOf(mandate);
    if (binding && binding.aud !== audience) throw wrong("The mandate's key binding is for another shop.");
    if (binding && typeof binding.nonce !== "string") throw wrong("The mandate's key binding has no nonce.");
    // A mandate is good for one checkout, which becomes one order: its nonce has to be signed, not to be known.
    const keyBindingNonce = binding?.nonce as string | undefined;
    const options = { skewSeconds: TOLERANCE_SECONDS, ...(keyBindingNonce !== undefined && { keyBindingNonce }) };
    const claims = (await credentials.verify(mandate, options)).payload as MandateClaims;
    if (claims.cnf && !binding) throw wrong("The mandate is bound to a key, and does not prove that it was held.");
    return claims;
  } catch (error) {
    if (error instanceof MandateProblem) throw error;
    const { message } = error as Error;
    if (/is expired/.test(message)) throw new MandateProblem("mandate_expired", "The mandate is over.");
    throw wrong(`The mandate could not be verified: ${message}`);
  }
};

const isRecord = (value: unknown): value is CheckoutDocument =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The checkout of a mandate as a token of the shop. @throws MandateProblem where there is none */
const tokenOf = ({ checkout, checkout_jwt: token, checkout_hash: hash }: MandateClaims, hashName: string): string => {
  if (typeof token === "string") {
    if (hash !== digestOf(token, hashName).toString("base64url"))
      throw new MandateProblem("mandate_scope_mismatch", "The mandate's checkout_hash is not that of its checkout.");
    return token;
  }
  const proofs = isRecord(checkout) ? checkout["ap2"] : undefined;
  const authorization = isRecord(proofs) ? proofs["merchant_authorization"] : undefined;
  if (!isRecord(checkout) || typeof authorization !== "string")
    throw new MandateProblem("merchant_authorization_missing", "The mandate holds no checkout that the shop signed.");
  return attached(authorization, checkout);
};

/** The checkout that verified claims hold, if the shop has signed it. @throws MandateProblem */
const agreedIn = async (claims: MandateClaims, credential: string, own: readonly JWK[]): Promise<CheckoutDocument> => {
  const { _sd_alg: hashName = "sha-256" } = decodeJwt<{ _sd_alg?: string }>(credential.split("~")[0] ?? "");
  const checkout = await authorizedCheckout(tokenOf(claims, hashName), own);
  if (!checkout)
    throw new MandateProblem(
      "merchant_authorization_invalid",
      "The checkout in the mandate is not signed by this shop.",
    );
  return checkout;
};

/**
 * The checkout that a buyer agreed to, by an SD-JWT of the platform, with or without a key binding. `findKey` gives the
 * platform's published keys; `own` are the shop's. @throws MandateProblem for a mandate that does not count
 */
export const agreedCheckout = async (
  mandate: unknown,
  { findKey, own, audience }: { findKey: FindKey; own: readonly JWK[]; audience: string },
): Promise<CheckoutDocument> => {
  if (typeof mandate !== "string" || mandate === "")
    throw new MandateProblem("mandate_required", "This checkout needs the buyer's mandate (ap2.checkout_mandate).");
  if (mandate.length > MOST_CHARACTERS) throw wrong("The mandate is too long.");
  const credential = whole(mandate);
  const claims = await verified(credential, findKey, audience);
  try {
    return await agreedIn(claims, credential, own);
  } catch (error) {
    // What is nested too deep to be written canonically was never signed here.
    if (error instanceof MandateProblem) throw error;
    throw wrong("The mandate's checkout could not be read.");
  }
};
