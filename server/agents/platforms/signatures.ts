import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { createSigner, createVerifier, ExpiredError, httpbis } from "http-message-signatures";
import type { JWK } from "jose";
import { LRUCache } from "lru-cache";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import type { SigningKey } from "./signing-keys.ts";

/** A request as it came, its body as the bytes that were sent. */
export interface SignedRequest {
  method: string;
  /** The whole address, as the platform called it. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** How old a signature may be that says when it was made, and how long its nonce is remembered, in seconds. */
const WINDOW_SECONDS = 300;

const MOST_NONCES = 100_000;

const algorithms: Record<string, string> = { "P-256": "ecdsa-p256-sha256", "P-384": "ecdsa-p384-sha384" };

/** The digest of a body as its header says it (RFC 9530). */
export const contentDigest = (body: Buffer | string): string =>
  `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;

const isWriting = (method: string) => /^(?:POST|PUT|PATCH|DELETE)$/.test(method);

/** What a request's signature has to cover, so that nothing of it can be exchanged. */
const requiredFields = ({ method, url, headers, body }: SignedRequest): string[] => [
  "@method",
  "@authority",
  "@path",
  ...(new URL(url).search ? ["@query"] : []),
  ...(headers["ucp-agent"] ? ["ucp-agent"] : []),
  ...(isWriting(method) && headers["idempotency-key"] ? ["idempotency-key"] : []),
  ...(body.length > 0 ? ["content-digest", "content-type"] : []),
];

const verifierOf = (key: JWK) => {
  const algorithm = algorithms[key.crv ?? ""];
  if (key.kty !== "EC" || !algorithm)
    throw new ProtocolProblem("algorithm_unsupported", "Keys must be of the curve P-256 or P-384.");
  return { id: key.kid ?? "", verify: createVerifier(createPublicKey({ key, format: "jwk" }), algorithm) };
};

/** What the library says of a signature, in the protocol's words. */
const asProblem = (error: unknown): ProtocolProblem => {
  if (error instanceof ProtocolProblem) return error;
  const { message } = error as Error;
  if (error instanceof ExpiredError) return new ProtocolProblem("signature_invalid", "The signature has expired.");
  return new ProtocolProblem("signature_invalid", `The signature could not be verified: ${message}`);
};

/** Checks signatures of platforms. */
export interface SignatureCheck {
  /**
   * Whose key has signed: looks it up by its id among a platform's keys.
   * @throws ProtocolProblem for a signature that is missing, forged, replayed or over
   */
  verify(request: SignedRequest, findKey: (id: string) => Promise<JWK | undefined>): Promise<void>;
}

/** `claimNonce` says whether a nonce is used for the first time; the process's own memory when left out. */
export const createSignatureCheck = (
  claimNonce?: (nonce: string, keepMs: number) => Promise<boolean>,
): SignatureCheck => {
  // Not `max`, which takes the room of all of them at once.
  const nonces = new LRUCache<string, true>({
    maxSize: MOST_NONCES,
    sizeCalculation: () => 1,
    ttl: 2 * WINDOW_SECONDS * 1000,
  });
  const claim = async (nonce: string): Promise<boolean> => {
    if (claimNonce) return claimNonce(nonce, 2 * WINDOW_SECONDS * 1000);
    if (nonces.has(nonce)) return false;
    nonces.set(nonce, true);
    return true;
  };

  return {
    verify: async (request, findKey) => {
      const { headers, body } = request;
      if (!headers["signature"] || !headers["signature-input"])
        throw new ProtocolProblem("signature_missing", "This platform publishes keys, so its requests must be signed.");
      if (body.length > 0 && headers["content-digest"] !== contentDigest(body))
        throw new ProtocolProblem("digest_mismatch", "Content-Digest is missing or is not that of the body.");
      let nonce: string | undefined;
      let isValid: boolean | null;
      try {
        isValid = await httpbis.verifyMessage(
          {
            maxAge: WINDOW_SECONDS,
            tolerance: 30,
            notAfter: Math.floor(Date.now() / 1000) + 60,
            requiredFields: requiredFields(request),
            keyLookup: async (params) => {
              nonce = params.nonce ?? undefined;
              const id = params.keyid ?? "";
              const key = await findKey(id);
              if (!key)
                throw new ProtocolProblem("key_not_found", `The platform publishes no key '${id.slice(0, 100)}'.`);
              return verifierOf(key);
            },
          },
          request,
        );
      } catch (error) {
        throw asProblem(error);
      }
      if (!isValid) throw new ProtocolProblem("signature_invalid", "The signature is not that of the named key.");
      if (nonce !== undefined && !(await claim(`${headers["ucp-agent"] ?? ""} ${nonce}`)))
        throw new ProtocolProblem("signature_invalid", "The signature has been used before.");
    },
  };
};

const signers = new WeakMap<SigningKey, ReturnType<typeof createSigner>>();

/** The signer of a key, made once: reading a key costs more than signing with it. */
const signerOf = (key: SigningKey) => {
  const known = signers.get(key);
  if (known) return known;
  const made = createSigner(
    createPrivateKey({ key: { ...key }, format: "jwk" }),
    algorithms[key.crv ?? ""] ?? "",
    key.kid,
  );
  signers.set(key, made);
  return made;
};

const asTexts = (headers: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** The headers that sign an answer: digest, signature and what it covers. */
export const signAnswer = async (
  key: SigningKey,
  { status, body, contentType }: { status: number; body: string; contentType: string },
): Promise<Record<string, string>> => {
  const headers = { "content-digest": contentDigest(body), "content-type": contentType };
  const fields = ["@status", "content-digest", "content-type"];
  const signed = await httpbis.signMessage(
    { key: signerOf(key), name: "sig1", fields, params: ["created", "keyid"] },
    { status, headers },
  );
  return asTexts(signed.headers);
};

/** The headers of a request of ours with its signature. */
export const signRequest = async (
  key: SigningKey,
  { method, url, headers, body }: { method: string; url: string; headers: Record<string, string>; body: string },
): Promise<Record<string, string>> => {
  const whole: Record<string, string> = { ...headers, ...(body !== "" && { "content-digest": contentDigest(body) }) };
  const fields = requiredFields({ method, url, headers: whole, body: Buffer.from(body) });
  const signed = await httpbis.signMessage(
    { key: signerOf(key), name: "sig1", fields, params: ["created", "keyid"] },
    { method, url, headers: whole },
  );
  return asTexts(signed.headers);
};
