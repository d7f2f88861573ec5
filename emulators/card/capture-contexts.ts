import { randomBytes, randomUUID } from "node:crypto";
import { exportJWK, type JWK, SignJWT } from "jose";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import { platformKeyPair, takeKeyPair, type KeyPair } from "./key-pool.ts";

/** Seconds a capture context and a transient token live. */
export const LIFETIME_SECONDS = 900;
/** Tokens one context makes; a shopper who mistypes stays far below it. */
const MAX_TOKENS_PER_CONTEXT = 10;

/** A context the emulator has handed out. */
export interface IssuedContext {
  keyId: string;
  keys: KeyPair;
  jwt: string;
  expiresAtMs: number;
  tokensMade: number;
  /** Whether its tokens show the first six digits. */
  includeCardPrefix: boolean;
}

/** What a merchant asks for. */
export interface SessionRequest {
  targetOrigins: string[];
  allowedCardNetworks: string[];
  includeCardPrefix: boolean;
}

/** The library as the context names it. */
export interface LibraryReference {
  url: string;
  integrity: string;
}

export interface CaptureContexts {
  /** The signed context, good for one card form. */
  issue(request: SessionRequest): Promise<string>;
  /** The platform's public key; its `kid` stands in every context's header. */
  platformKey(): Promise<JWK>;
  /** The context whose key encrypted a card. @throws VendorError when unknown, over or used up */
  forEncryption(keyId: string | undefined): IssuedContext;
  /** The context whose key signed a transient token, or null. */
  forToken(keyId: string | undefined): IssuedContext | null;
}

const contextError = (reason: string) =>
  new VendorError(400, {
    responseStatus: { status: 400, reason, message: "The capture context cannot be used.", details: [] },
  });

/**
 * Signed permissions to enter one card (third-party protocol of Flex Microform v2). Contexts are signed with a
 * platform key; each carries the public half of a key pair under an id of its own.
 */
export const createCaptureContexts = (options: {
  clock: Clock;
  origin: string;
  library: LibraryReference;
}): CaptureContexts => {
  const { clock, origin, library } = options;
  const platformKeyId = randomBytes(8).toString("hex");
  const issued = new Map<string, IssuedContext>();

  const forget = () => {
    const longGone = clock.now().getTime() - 2 * LIFETIME_SECONDS * 1000;
    for (const [keyId, { expiresAtMs }] of issued) if (expiresAtMs < longGone) issued.delete(keyId);
  };

  return {
    async issue({ targetOrigins, allowedCardNetworks, includeCardPrefix }) {
      forget();
      const keys = await takeKeyPair();
      const keyId = randomBytes(12).toString("hex");
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const jwk = { ...(await exportJWK(keys.publicKey)), use: "enc", kid: keyId };
      const claims = {
        flx: { path: "/flex/v2/tokens", origin, jwk, data: randomBytes(32).toString("base64") },
        ctx: [
          {
            type: "mf-2.1.0",
            data: {
              clientLibrary: library.url,
              clientLibraryIntegrity: library.integrity,
              allowedCardNetworks,
              targetOrigins,
              mfOrigin: origin,
              transientTokenResponseOptions: { includeCardPrefix },
            },
          },
        ],
      };
      const jwt = await new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: platformKeyId })
        .setIssuer("Flex API")
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .setJti(randomUUID())
        .sign((await platformKeyPair()).privateKey);
      issued.set(keyId, {
        keyId,
        keys,
        jwt,
        expiresAtMs: (issuedAt + LIFETIME_SECONDS) * 1000,
        tokensMade: 0,
        includeCardPrefix,
      });
      return jwt;
    },

    async platformKey() {
      return { ...(await exportJWK((await platformKeyPair()).publicKey)), use: "sig", kid: platformKeyId };
    },

    forEncryption(keyId) {
      const context = issued.get(keyId ?? "");
      if (!context) throw contextError("CREATE_TOKEN_CAPTURE_CONTEXT_NOT_FOUND");
      if (context.expiresAtMs <= clock.now().getTime()) throw contextError("CAPTURE_CONTEXT_EXPIRED");
      if (context.tokensMade >= MAX_TOKENS_PER_CONTEXT)
        throw contextError("CREATE_TOKEN_CAPTURE_CONTEXT_USED_TOO_MANY_TIMES");
      return context;
    },

    forToken: (keyId) => issued.get(keyId ?? "") ?? null,
  };
};
