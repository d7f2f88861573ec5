import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { VendorError } from "../vendor-error.ts";

/** Keys of the merchant's account; published, so that a fresh clone takes cards. */
export const sandboxCredentials = {
  keyId: "sandbox-card-key",
  /** Base64 text; decoded it is the HMAC key. */
  sharedSecret: "sandbox-card-shared-secret",
} as const;

/** A request as far as its signature covers it. */
export interface SignedRequest {
  method: string;
  /** Path with query. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body's bytes as they came. */
  body: Buffer;
}

const REQUIRED_HEADERS = ["host", "(request-target)", "digest", "v-c-merchant-id"];
const MAX_SKEW_MS = 5 * 60 * 1000;

const refusal = () => new VendorError(401, { response: { rmsg: "Authentication Failed" } });

const readSignature = (header: string): Record<string, string> =>
  Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Checks the processor's HTTP signature: key, merchant, date, digest of the body, and the HMAC over the listed headers.
 * @throws VendorError 401 in the processor's own words, the same for every reason
 */
export const verifyHttpSignature = (
  { method, target, headers, body }: SignedRequest,
  { merchantId, now }: { merchantId: string; now: Date },
): void => {
  const header = (name: string): string => {
    const value = headers[name];
    if (typeof value !== "string") throw refusal();
    return value;
  };
  const { keyid, algorithm, headers: listed = "", signature = "" } = readSignature(header("signature"));
  const names = listed.split(" ");
  const dated = names.includes("date") || names.includes("v-c-date");
  if (keyid !== sandboxCredentials.keyId || algorithm !== "HmacSHA256") throw refusal();
  if (!dated || !REQUIRED_HEADERS.every((name) => names.includes(name))) throw refusal();
  if (header("v-c-merchant-id") !== merchantId) throw refusal();

  const date = Date.parse(header(names.includes("v-c-date") ? "v-c-date" : "date"));
  if (!(Math.abs(date - now.getTime()) <= MAX_SKEW_MS)) throw refusal();
  if (!equal(header("digest"), `SHA-256=${createHash("sha256").update(body).digest("base64")}`)) throw refusal();

  const signed = names
    .map((name) => `${name}: ${name === "(request-target)" ? `${method.toLowerCase()} ${target}` : header(name)}`)
    .join("\n");
  const key = Buffer.from(sandboxCredentials.sharedSecret, "base64");
  if (!equal(signature, createHmac("sha256", key).update(signed).digest("base64"))) throw refusal();
};
