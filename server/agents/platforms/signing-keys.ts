import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { keptFirst } from "#server/shared-store/shared-secret.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

/** A key of the shop: private, of the curve P-256. */
export interface SigningKey extends JWK {
  kid: string;
}

/** The keys the shop signs with: the first signs, all are published, so that a new one can come before the old goes. */
export interface SigningKeys {
  /** The one that signs. */
  current(): Promise<SigningKey>;
  /** All of them as platforms read them. */
  published(): Promise<JWK[]>;
}

const made = async (): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
};

const publicPart = ({ kid, kty, crv, x, y }: SigningKey): JWK => ({ kid, kty, crv, x, y, use: "sig", alg: "ES256" });

/** Reads a set of private keys (RFC 7517). @throws Error for anything else; the text itself is not said. */
export const readSigningKeys = (text: string): SigningKey[] => {
  const wrong = new Error('UCP_SIGNING_KEYS must be a JWK set of private P-256 keys with a "kid" each.');
  let set: { keys?: Partial<SigningKey>[] };
  try {
    set = JSON.parse(text) as typeof set;
  } catch {
    throw wrong;
  }
  const keys = Array.isArray(set.keys) ? set.keys : [];
  const isKey = (key: Partial<SigningKey>): key is SigningKey =>
    key.kty === "EC" && key.crv === "P-256" && [key.kid, key.x, key.y, key.d].every((part) => typeof part === "string");
  if (keys.length === 0 || !keys.every(isKey)) throw wrong;
  return keys;
};

/** Keys of the configuration, newest first; without any one that is made, the same for all processes of a store. */
export const createSigningKeys = (configured: string | null, store: SharedStore | null): SigningKeys => {
  let keys: Promise<SigningKey[]> | undefined;
  const find = async (): Promise<SigningKey[]> => {
    if (configured) return readSigningKeys(configured);
    const own = await made();
    const kept = store && (await keptFirst(store, "agent-signing-key", JSON.stringify(own)));
    return [kept ? (JSON.parse(kept) as SigningKey) : own];
  };
  const all = () => (keys ??= find());
  return {
    current: async () => (await all())[0] as SigningKey,
    published: async () => (await all()).map(publicPart),
  };
};
