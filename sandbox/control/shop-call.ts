import { createPublicKey } from "node:crypto";
import { lookup as resolve } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { createVerifier, httpbis } from "http-message-signatures";
import type { JWK } from "jose";
import { digestHeader } from "./assistant-platform.ts";

/** What a shop answered. */
export interface ShopAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 2 * 1024 * 1024;

/** Shops of this machine lie below `localhost`, which not every system knows by itself. */
const localLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname.endsWith(".localhost") ? "localhost" : hostname, options, done as never);
};

/** Calls a shop. @throws Error where it does not answer in time, or with too much */
export const callShop = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}): Promise<ShopAnswer> =>
  new Promise((done, fail) => {
    const { method, url, headers, body } = request;
    const send = url.startsWith("https:") ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = send(url, { method, headers: { ...headers, ...length }, signal, lookup: localLookup }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) asked.destroy(new Error("The answer is too long."));
        else parts.push(part);
      });
      answer.on("error", fail);
      answer.on("end", () =>
        done({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    asked.on("error", fail);
    asked.end(body === "" ? undefined : body);
  });

const verifierOf = (keys: readonly JWK[], keyId: string | undefined) => {
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return null;
  const algorithm = key.crv === "P-384" ? "ecdsa-p384-sha384" : "ecdsa-p256-sha256";
  return { verify: createVerifier(createPublicKey({ key, format: "jwk" }), algorithm) };
};

/** What a signature is worth: it holds, there is none, or it is not that of the keys a shop publishes. */
export type Verdict = "holds" | "missing" | "broken";

type Signed = { headers: Record<string, string> } & ({ status: number } | { method: string; url: string });

const verdictOf = async (message: Signed, body: string, keys: readonly JWK[]): Promise<Verdict> => {
  const { headers } = message;
  if (!headers["signature"]) return "missing";
  if (body !== "" && headers["content-digest"] !== digestHeader(body)) return "broken";
  try {
    const isValid = await httpbis.verifyMessage(
      { keyLookup: ({ keyid }) => Promise.resolve(verifierOf(keys, keyid)) },
      message as Parameters<typeof httpbis.verifyMessage>[1],
    );
    return isValid === true ? "holds" : "broken";
  } catch {
    return "broken";
  }
};

/** Whether an answer is signed by one of a shop's keys. */
export const verdictOnAnswer = ({ status, headers, body }: ShopAnswer, keys: readonly JWK[]): Promise<Verdict> =>
  verdictOf({ status, headers }, body, keys);

/** Whether what a shop tells is signed by one of its keys. */
export const verdictOnNotice = (
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
  keys: readonly JWK[],
): Promise<Verdict> => verdictOf({ method: "POST", url, headers }, body, keys);
