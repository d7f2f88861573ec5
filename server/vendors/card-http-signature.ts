import { createHash, createHmac } from "node:crypto";

/** Who signs: the merchant account and its shared-secret key. */
export interface CardCredentials {
  merchantId: string;
  keyId: string;
  /** Base64 text; decoded it is the HMAC key. */
  sharedSecret: string;
}

/** Headers that the signature covers, in its order. */
const SIGNED = ["host", "date", "(request-target)", "digest", "v-c-merchant-id"];

/**
 * Headers of a signed POST to the card processor (its HTTP signature scheme): digest of the body and an HMAC over
 * host, date, target, digest and merchant.
 */
export const signedHeaders = (
  url: URL,
  body: string,
  { merchantId, keyId, sharedSecret }: CardCredentials,
  now: Date,
): Record<string, string> => {
  const headers: Record<string, string> = {
    host: url.host,
    date: now.toUTCString(),
    digest: `SHA-256=${createHash("sha256").update(body).digest("base64")}`,
    "v-c-merchant-id": merchantId,
  };
  const target = `post ${url.pathname}${url.search}`;
  const text = SIGNED.map((name) => `${name}: ${name === "(request-target)" ? target : headers[name]}`).join("\n");
  const signature = createHmac("sha256", Buffer.from(sharedSecret, "base64")).update(text).digest("base64");
  return {
    ...headers,
    signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${SIGNED.join(" ")}", signature="${signature}"`,
  };
};
