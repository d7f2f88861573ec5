import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import type { SigningKeyRepository } from "./signing-key-repository.ts";

type Key = Awaited<ReturnType<typeof importJWK>>;

interface KeyRing {
  signing: { kid: string; key: Key };
  verifying: Map<string, Key>;
  publicJwks: JWK[];
}

/** Signs and reads JSON web tokens with ES256. */
export interface TokenSigner {
  /**
   * Reads the keys, making the first one when there is none. Must run outside a transaction, before any token is made.
   */
  ready(): Promise<void>;
  sign(claims: JWTPayload): Promise<string>;
  /** The claims of a token of ours that is valid now, else nothing. */
  verify(token: string, expected: { issuer: string; audience?: string }): Promise<JWTPayload | undefined>;
  /** Public keys for everybody (RFC 7517). */
  jwks(): Promise<{ keys: JWK[] }>;
}

/** @param tenant for example `swee_001`; part of the token header as on the platform */
export const createTokenSigner = (repository: SigningKeyRepository, clock: Clock, tenant: string): TokenSigner => {
  let ring: Promise<KeyRing> | undefined;
  const keys = () => {
    ring ??= openRing(repository, clock).catch((error: unknown) => {
      ring = undefined;
      throw error;
    });
    return ring;
  };

  /**
   * Tokens whose signature was found good: it stays so, and checking it leaves the running transaction waiting for
   * another thread.
   */
  const verified = new LRUCache<string, JWTPayload>({ max: 2000 });

  return {
    ready: async () => void (await keys()),

    sign: async (claims) => {
      const { kid, key } = (await keys()).signing;
      return new SignJWT(claims)
        .setProtectedHeader({ ver: "1.0", jku: `slas/prod/${tenant}`, kid, typ: "jwt", clv: "J2.3.4", alg: "ES256" })
        .sign(key);
    },

    verify: async (token, expected) => {
      const question = `${expected.issuer} ${expected.audience ?? ""} ${token}`;
      const known = verified.get(question);
      if (known) return isCurrent(known, clock.now()) ? known : undefined;
      const { verifying } = await keys();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = verifying.get(kid ?? "");
            if (!key) throw new Error("unknown key");
            return key;
          },
          { algorithms: ["ES256"], currentDate: clock.now(), ...expected },
        );
        verified.set(question, payload);
        return payload;
      } catch {
        return undefined;
      }
    },

    jwks: async () => ({ keys: (await keys()).publicJwks }),
  };
};

/** Whether claims hold at a moment, as RFC 7519 (4.1.4 and 4.1.5) says. */
const isCurrent = ({ exp = Infinity, nbf = -Infinity }: JWTPayload, now: Date): boolean => {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds < exp && seconds >= nbf;
};

const openRing = async (repository: SigningKeyRepository, clock: Clock): Promise<KeyRing> => {
  let stored = await repository.newestFirst();
  if (!stored.length) {
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const privateJwk = (await exportJWK(privateKey)) as Record<string, unknown>;
    await repository.add({ kid: randomUUID(), privateJwk, createdAt: clock.now() });
    stored = await repository.newestFirst();
  }
  const [newest] = stored;
  if (!newest) throw new Error("There is no signing key.");
  const publicJwks = stored.map(({ kid, privateJwk }): JWK => {
    const { d: _secret, ...open } = privateJwk as JWK;
    return { ...open, kid, use: "sig", alg: "ES256" };
  });
  const verifying = await Promise.all(publicJwks.map(async (jwk) => [jwk.kid ?? "", await importJWK(jwk)] as const));
  return {
    signing: { kid: newest.kid, key: await importJWK(newest.privateJwk as JWK, "ES256") },
    verifying: new Map(verifying),
    publicJwks,
  };
};
