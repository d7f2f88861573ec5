import { fetchInTime } from "#server/fetch-in-time.ts";
import { importJWK, type JWK, type JWTPayload, jwtVerify, decodeProtectedHeader } from "jose";
import { LRUCache } from "lru-cache";
import { type CardBrand, cardBrand } from "#app/domain/payment/card-brand.ts";
import type { CardFormConfig } from "#config/config.ts";
import { signedHeaders } from "./card-http-signature.ts";

/** A card as its verified token describes it. */
export interface VerifiedCard {
  brand: CardBrand;
  /** For example `************1111`. */
  maskedNumber: string;
  expirationMonth: number;
  expirationYear: number;
}

/** Why a card or its context was refused; `message` is fit for a developer and holds no token. */
export class CardFormProblem extends Error {
  constructor(
    readonly kind: "unavailable" | "invalid-context" | "invalid-token" | "unknown-card-type",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "CardFormProblem";
  }
}

export interface CardForm {
  /** A verified capture context, ready for the browser. @throws CardFormProblem `unavailable`, `invalid-context` */
  captureContext(): Promise<string>;
  /** Checks a context that the commerce backend asked for. @throws CardFormProblem `unavailable`, `invalid-context` */
  verifyContext(captureContext: string): Promise<void>;
  /** Checks a token against the context it claims and says what card it is. @throws CardFormProblem */
  verifyCard(card: { transientToken: string; captureContext: string }): Promise<VerifiedCard>;
  /** Checks the token of a known card's security code against the context it claims. @throws CardFormProblem */
  verifyCode(code: { transientToken: string; captureContext: string }): Promise<void>;
}

interface CardFormOptions {
  config: CardFormConfig;
  secrets: { cardKeyId: string; cardSharedSecret: string };
  now?: () => Date;
}

interface ContextClaims extends JWTPayload {
  flx: { jwk: JWK };
}

const MAX_CONTEXT_BYTES = 16_384;
const MAX_KEYS = 20;

const dig = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );

const textAt = (value: unknown, ...path: string[]): string => {
  const found = dig(value, ...path);
  return typeof found === "string" ? found : "";
};

const publicPart = ({ kty, n, e }: JWK): JWK => ({ kty, n, e }) as JWK;

/**
 * The card processor as the server uses it (CyberSource Flex Microform v2): asks for capture contexts with a signed
 * call, and checks contexts and transient tokens. It never sees a card number.
 */
export const createCardForm = ({ config, secrets, now = () => new Date() }: CardFormOptions): CardForm => {
  const platformKeys = new LRUCache<string, JWK>({ max: MAX_KEYS });

  const ask = async (path: string, init?: RequestInit): Promise<string> => {
    const unavailable = (cause?: unknown) =>
      new CardFormProblem("unavailable", `The card processor did not answer ${path.split("/")[1]}.`, { cause });
    try {
      const response = await fetchInTime(config.apiBaseUrl + path, { ...init, redirect: "error" }, config.timeoutMs);
      if (!response.ok) throw unavailable(`status ${response.status}`);
      return await response.text();
    } catch (cause) {
      throw cause instanceof CardFormProblem ? cause : unavailable(cause);
    }
  };

  const platformKey = async (keyId: string): Promise<JWK> => {
    const cachedKey = platformKeys.get(keyId);
    if (cachedKey) return cachedKey;
    const key = JSON.parse(await ask(`/flex/v2/public-keys/${encodeURIComponent(keyId)}`)) as JWK;
    platformKeys.set(keyId, key);
    return key;
  };

  const invalidContext = (cause?: unknown) =>
    new CardFormProblem("invalid-context", "Invalid microform context JWT token payload", { cause });

  const verifiedContext = async (context: string): Promise<ContextClaims> => {
    try {
      const { kid, alg } = decodeProtectedHeader(context);
      if (context.length > MAX_CONTEXT_BYTES || alg !== "RS256" || !/^[\w-]{1,64}$/.test(kid ?? ""))
        throw invalidContext();
      const key = await importJWK(publicPart(await platformKey(kid as string)), "RS256");
      const { payload } = await jwtVerify<ContextClaims>(context, key, {
        algorithms: ["RS256"],
        requiredClaims: ["exp"],
        currentDate: now(),
      });
      checkContext(payload);
      return payload;
    } catch (cause) {
      throw cause instanceof CardFormProblem ? cause : invalidContext(cause);
    }
  };

  const checkContext = (payload: ContextClaims): void => {
    const data = dig(payload.ctx, "0", "data");
    const origins = dig(data, "targetOrigins");
    const library = textAt(data, "clientLibrary");
    const isOurs = Array.isArray(origins) && origins.some((origin) => config.targetOrigins.includes(String(origin)));
    const isKnownLibrary = URL.canParse(library) && config.allowedLibraryHosts.includes(new URL(library).host);
    const isWhole =
      textAt(data, "clientLibraryIntegrity").startsWith("sha") && dig(payload.flx, "jwk", "kty") === "RSA";
    if (!isOurs || !isKnownLibrary || !isWhole) throw invalidContext();
  };

  return {
    async captureContext() {
      const body = JSON.stringify({
        targetOrigins: config.targetOrigins,
        allowedCardNetworks: config.allowedNetworks,
        allowedPaymentTypes: ["CARD"],
        clientVersion: "v2",
      });
      const path = "/microform/v2/sessions";
      const { merchantId } = config;
      const { cardKeyId: keyId, cardSharedSecret: sharedSecret } = secrets;
      const credentials = { merchantId, keyId, sharedSecret };
      const headers = {
        "content-type": "application/json",
        ...signedHeaders(new URL(config.apiBaseUrl + path), body, credentials, now()),
      };
      const context = await ask(path, { method: "POST", body, headers });
      await verifiedContext(context);
      return context;
    },

    async verifyContext(captureContext) {
      await verifiedContext(captureContext);
    },

    async verifyCard({ transientToken, captureContext }) {
      const { flx } = await verifiedContext(captureContext);
      const payload = await verifiedToken(transientToken, flx.jwk, now());
      return readCard(payload);
    },

    async verifyCode({ transientToken, captureContext }) {
      const { flx } = await verifiedContext(captureContext);
      const payload = await verifiedToken(transientToken, flx.jwk, now());
      if (dig(payload, "content", "paymentInformation", "card", "securityCode") === undefined) throw invalidToken();
    },
  };
};

const invalidToken = (cause?: unknown) =>
  new CardFormProblem("invalid-token", "Invalid credit card JWT token payload", { cause });

const verifiedToken = async (token: string, jwk: JWK, now: Date): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, await importJWK(publicPart(jwk), "RS256"), {
      algorithms: ["RS256"],
      requiredClaims: ["exp", "jti", "iss"],
      currentDate: now,
    });
    const isOurKind =
      /^Flex\/\d+$/.test(payload.iss ?? "") &&
      /^[0-9A-F]{64}$/i.test(payload.jti ?? "") &&
      textAt(payload, "type").startsWith("mf-");
    if (!isOurKind) throw invalidToken();
    return payload;
  } catch (cause) {
    throw cause instanceof CardFormProblem ? cause : invalidToken(cause);
  }
};

const readCard = (payload: JWTPayload): VerifiedCard => {
  const card = dig(payload, "content", "paymentInformation", "card");
  const masked = textAt(card, "number", "maskedValue");
  const month = textAt(card, "expirationMonth", "value");
  const year = textAt(card, "expirationYear", "value");
  const code = textAt(card, "number", "detectedCardTypes", "0");
  if (!/^[X*\d]{8,19}$/.test(masked) || !/^(0[1-9]|1[0-2])$/.test(month) || !/^20\d\d$/.test(year))
    throw invalidToken();
  return {
    brand: brandOf(code),
    maskedNumber: masked.slice(-4).padStart(masked.length, "*"),
    expirationMonth: Number(month),
    expirationYear: Number(year),
  };
};

const brandOf = (code: string): CardBrand => {
  try {
    return cardBrand(code);
  } catch (cause) {
    throw new CardFormProblem("unknown-card-type", (cause as Error).message, { cause });
  }
};
