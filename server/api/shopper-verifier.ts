import { createHash } from "node:crypto";
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import type { CommerceConfig } from "#config/config.ts";
import { unreachable } from "#server/problem.ts";

/** Somebody whose access token the login service has signed. */
export interface VerifiedShopper {
  /** The same for every token of one customer; says nothing of who it is. */
  id: string;
}

/**
 * Finds out whose an access token is; null for one that is forged, changed or over.
 * @throws UpstreamProblem 502, 504 when the keys cannot be had
 */
export type VerifyShopper = (accessToken: string | null) => Promise<VerifiedShopper | null>;

const REMEMBERED = 5_000;
const REMEMBERED_MS = 60_000;
/** A rotated key is asked for again at most this often, however many forged tokens name another. */
const COOLDOWN_MS = 30_000;

/** Verifies access tokens by the public keys of the login service (RFC 7517, RFC 7519). */
export const createShopperVerifier = ({
  origin,
  organizationId,
  timeoutMs,
  hasMovableClock = false,
}: Pick<CommerceConfig, "origin" | "organizationId" | "timeoutMs"> & { hasMovableClock?: boolean }): VerifyShopper => {
  const keys = createRemoteJWKSet(new URL(`${origin}/shopper/auth/v1/organizations/${organizationId}/oauth2/jwks`), {
    timeoutDuration: timeoutMs,
    cooldownDuration: COOLDOWN_MS,
  });
  const verified = new LRUCache<string, VerifiedShopper>({
    maxSize: REMEMBERED,
    sizeCalculation: () => 1,
    ttl: REMEMBERED_MS,
  });

  /** Tokens of a clock that can be moved, as the sandbox's, are looked at by their own time. */
  const timeOf = (accessToken: string): { currentDate?: Date } => {
    if (!hasMovableClock) return {};
    const { nbf, iat } = decodeJwt(accessToken);
    const begins = nbf ?? iat;
    return begins === undefined ? {} : { currentDate: new Date(begins * 1000) };
  };

  const verify = async (accessToken: string): Promise<VerifiedShopper | null> => {
    try {
      const { payload } = await jwtVerify<{ isb?: string }>(accessToken, keys, timeOf(accessToken));
      const name = payload.isb ?? payload.sub;
      return name ? { id: createHash("sha256").update(name).digest("hex").slice(0, 32) } : null;
    } catch (error) {
      if (isFault(error)) return null;
      throw unreachable(error);
    }
  };

  return async (accessToken) => {
    if (!accessToken) return null;
    const known = verified.get(accessToken);
    if (known) return known;
    const shopper = await verify(accessToken);
    if (shopper) verified.set(accessToken, shopper);
    return shopper;
  };
};

/** Whether it is the token that is wrong, and not the way to the keys. */
const isFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== "ERR_JOSE_GENERIC";
