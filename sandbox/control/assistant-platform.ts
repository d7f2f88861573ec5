import { createHash, createPrivateKey, type KeyObject, randomUUID } from "node:crypto";
import { createSigner, httpbis } from "http-message-signatures";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { systemClock } from "#sandbox/core/clock.ts";

/** Where the test platform stands below the sandbox's own address. */
export const PLATFORM_PATH = "/assistants/platform.json";
export const NOTICES_PATH = "/assistants/notices";

/** How a request is signed: as it has to be, or wrong on purpose, to see what a shop says to it. */
export const signatureWays = ["right", "none", "forged", "expired", "replayed"] as const;

export type SignatureWay = (typeof signatureWays)[number];

/** A request that is to be signed, with its body as the text that is sent. */
export interface UnsignedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A platform of the Universal Commerce Protocol for trying a shop. Its private key never leaves the process. */
export interface AssistantPlatform {
  /** Address of its profile. */
  profileUrl: string;
  /** What it publishes: capabilities, its public key, where it wants to hear of orders. */
  profile(): Promise<Record<string, unknown>>;
  /** Name of the key that signs. */
  keyId(): Promise<string>;
  /** Makes a new key in place of the present one; shops notice when they read the profile again. */
  renewKey(): Promise<void>;
  /** Headers of a request with its signature; `none` adds no more than who asks. */
  sign(request: UnsignedRequest, way: SignatureWay): Promise<Record<string, string>>;
}

const VERSION = "2026-04-08";
const ALGORITHM = "ecdsa-p256-sha256";
/** Older than any shop takes a signature for new, in milliseconds. */
const LONG_AGO_MS = 900_000;

/** The digest of a body as its header says it (RFC 9530). */
export const digestHeader = (body: string): string => `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;

const shopping = [
  ["catalog.search", "catalog_search"],
  ["catalog.lookup", "catalog_lookup"],
  ["cart", "cart"],
  ["checkout", "checkout"],
  ["fulfillment", "fulfillment"],
  ["discount", "discount"],
  ["buyer_consent", "buyer_consent"],
  ["order", "order"],
] as const;

interface PlatformKey {
  kid: string;
  secret: KeyObject;
  shown: JWK;
}

const newKey = async (): Promise<PlatformKey> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { d, ...open } = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(open);
  const secret = createPrivateKey({ key: { ...open, d }, format: "jwk" });
  return { kid, secret, shown: { ...open, kid, use: "sig", alg: "ES256" } };
};

/** Creates the platform that a sandbox hosts at its own address; its key is made when it is first needed. */
export const createAssistantPlatform = (origin: string): AssistantPlatform => {
  const profileUrl = origin + PLATFORM_PATH;
  let made: Promise<PlatformKey> | undefined;
  const key = () => (made ??= newKey());

  return {
    profileUrl,
    keyId: async () => (await key()).kid,
    renewKey: async () => {
      made = newKey();
      await made;
    },
    profile: async () => ({
      ucp: {
        version: VERSION,
        services: {},
        payment_handlers: {},
        capabilities: Object.fromEntries(
          shopping.map(([name, schema]) => [
            `dev.ucp.shopping.${name}`,
            [
              {
                version: VERSION,
                spec: `https://ucp.dev/${VERSION}/specification/overview`,
                schema: `https://ucp.dev/${VERSION}/schemas/shopping/${schema}.json`,
                ...(name === "order" && { config: { webhook_url: origin + NOTICES_PATH } }),
              },
            ],
          ]),
        ),
      },
      signing_keys: [(await key()).shown],
    }),
    sign: async ({ method, url, headers, body }, way) => {
      const whole: Record<string, string> = {
        ...headers,
        "ucp-agent": `profile="${profileUrl}"`,
        ...(body !== "" && { "content-type": "application/json", "content-digest": digestHeader(body) }),
      };
      if (way === "none") return whole;
      const { kid, secret } = await key();
      const signer = createSigner(way === "forged" ? (await newKey()).secret : secret, ALGORITHM, kid);
      const { search } = new URL(url);
      const signed = await httpbis.signMessage(
        {
          key: signer,
          name: "sig1",
          fields: ["@method", "@authority", "@path", ...(search ? ["@query"] : []), ...Object.keys(whole)],
          params: ["created", "keyid", "nonce"],
          paramValues: {
            nonce: randomUUID(),
            // A shop judges signatures by its own clock, whatever time it is in the sandbox.
            created: new Date(systemClock.now().getTime() - (way === "expired" ? LONG_AGO_MS : 0)),
          },
        },
        { method, url, headers: whole },
      );
      return Object.fromEntries(
        Object.entries(signed.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
    },
  };
};
