import { createHash, randomBytes } from "node:crypto";
import { SDJwtInstance } from "@sd-jwt/core";
import { base64url, CompactSign, importJWK, type JWK } from "jose";
import { attached, type CheckoutDocument } from "./agents/mandates/merchant-authorization.ts";

const ALGORITHM = "ES256";

/** Signs what a credential's library asks for with a key. */
const signerOf = (key: JWK) => async (data: string) => {
  const [header = "", payload = ""] = data.split(".");
  const jws = await new CompactSign(base64url.decode(payload))
    .setProtectedHeader(JSON.parse(new TextDecoder().decode(base64url.decode(header))) as { alg: string })
    .sign(await importJWK(key, ALGORITHM));
  return jws.split(".")[2] ?? "";
};

/** A buyer's mandate for a checkout, as a platform makes it with its key; for tests. */
export const signMandate = async (
  checkout: CheckoutDocument,
  key: JWK,
  {
    form = "token",
    expiresIn = 600,
    holder,
    audience = "",
    claims = {},
  }: {
    /** The checkout as a token of the shop, which is disclosed, or as it was answered. */
    form?: "token" | "document";
    expiresIn?: number;
    /** The buyer's own key, which the mandate is bound to and presented with. */
    holder?: JWK;
    audience?: string;
    /** Claims in place of the right ones. */
    claims?: Record<string, unknown>;
  } = {},
): Promise<string> => {
  const { merchant_authorization: authorization = "" } = (checkout["ap2"] ?? {}) as { merchant_authorization?: string };
  const token = attached(authorization, checkout);
  const now = Math.floor(Date.now() / 1000);
  const credentials = new SDJwtInstance<Record<string, unknown>>({
    hasher: (data) =>
      createHash("sha256")
        .update(typeof data === "string" ? data : Buffer.from(data))
        .digest(),
    hashAlg: "sha-256",
    saltGenerator: (length) => randomBytes(length).toString("hex"),
    signer: signerOf(key),
    signAlg: ALGORITHM,
    ...(holder && { kbSigner: signerOf(holder), kbSignAlg: ALGORITHM }),
  });
  const { d: _secret, ...shown } = holder ?? {};
  const said =
    form === "token"
      ? { checkout_jwt: token, checkout_hash: createHash("sha256").update(token).digest("base64url") }
      : { checkout };
  const issued = await credentials.issue(
    {
      vct: "mandate.checkout.1",
      iat: now,
      exp: now + expiresIn,
      ...said,
      ...(holder && { cnf: { jwk: shown } }),
      ...claims,
    },
    form === "token" ? ({ _sd: ["checkout_jwt"] } as never) : undefined,
    { header: { kid: key.kid } },
  );
  return holder
    ? credentials.present(issued, form === "token" ? ({ checkout_jwt: true } as never) : undefined, {
        kb: { payload: { iat: now, aud: audience, nonce: randomBytes(8).toString("hex") } },
      })
    : issued;
};
