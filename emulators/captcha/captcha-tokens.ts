import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";

/** Published keys of the emulator; no real account has these. */
export const captchaCredentials = {
  apiKey: "sandbox-recaptcha-api-key",
  siteKey: "sandbox-recaptcha-site-key",
} as const;

/** How long a token may be handed in. */
export const TOKEN_LIFETIME_MS = 120_000;

/** Scores of people, and of whoever is taken for a robot. */
const HUMAN = 0.9;
const ROBOT = 0.1;

/** Tokens with a known outcome; they are never used up, so that a test may hand them in as often as it likes. */
export const magicTokens = {
  pass: { value: "sandbox-captcha-pass", effect: "a person, whatever the action" },
  lowScore: { value: "sandbox-captcha-low-score", effect: "valid, but taken for a robot: the shop refuses the form" },
  expired: { value: "sandbox-captcha-expired", effect: "older than two minutes" },
  duplicate: { value: "sandbox-captcha-duplicate", effect: "handed in before" },
  networkError: { value: "sandbox-captcha-network-error", effect: "the verifier answers 503" },
} as const;

/** What a token was made for. */
export interface TokenFacts {
  siteKey: string;
  action: string;
  hostname: string;
}

/** What the verifier thinks of a token. */
export type Judgement =
  | ({ valid: true; score: number; createdAt: Date } & Pick<TokenFacts, "action" | "hostname">)
  | { valid: false; reason: "MALFORMED" | "EXPIRED" | "DUPE" | "MISSING" | "UNEXPECTED_ACTION" }
  | { valid: "unknown" };

const SECRET = randomBytes(32);

const signatureOf = (data: string) => createHmac("sha256", SECRET).update(data).digest("base64url");

const isSigned = (data: string, signature: string) => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(data))];
  return given.length === right.length && timingSafeEqual(given, right);
};

interface Sealed extends TokenFacts {
  nonce: string;
  madeAt: number;
}

const read = (token: string): Sealed | undefined => {
  const [data = "", signature = ""] = token.split(".");
  if (!isSigned(data, signature)) return undefined;
  return JSON.parse(Buffer.from(data, "base64url").toString()) as Sealed;
};

/** Makes tokens and judges each of them once. */
export const createCaptchaTokens = (clock: Clock) => {
  const used = new Map<string, number>();

  const forgetOld = (now: number) => {
    for (const [nonce, madeAt] of used) if (now - madeAt > TOKEN_LIFETIME_MS) used.delete(nonce);
  };

  const magic = (token: string, action: string, hostname: string): Judgement | undefined => {
    const person = { valid: true, action, hostname, createdAt: clock.now() } as const;
    switch (token) {
      case magicTokens.pass.value:
        return { ...person, score: HUMAN };
      case magicTokens.lowScore.value:
        return { ...person, score: ROBOT };
      case magicTokens.expired.value:
        return { valid: false, reason: "EXPIRED" };
      case magicTokens.duplicate.value:
        return { valid: false, reason: "DUPE" };
      case magicTokens.networkError.value:
        return { valid: "unknown" };
      default:
        return undefined;
    }
  };

  return {
    /** A token for a ticked box. */
    issue: (facts: TokenFacts): string => {
      const sealed: Sealed = { ...facts, nonce: randomBytes(9).toString("base64url"), madeAt: clock.now().getTime() };
      const data = Buffer.from(JSON.stringify(sealed)).toString("base64url");
      return `${data}.${signatureOf(data)}`;
    },

    /**
     * Judges a token; one that was judged before is a duplicate. `hostname` stands for the caller's in tokens with a
     * known outcome.
     */
    assess: (
      token: string,
      { siteKey, expectedAction, hostname }: { siteKey: string; expectedAction: string; hostname: string },
    ): Judgement => {
      if (token === "") return { valid: false, reason: "MISSING" };
      const known = magic(token, expectedAction, hostname);
      if (known) return known;
      const facts = read(token);
      if (!facts || facts.siteKey !== siteKey) return { valid: false, reason: "MALFORMED" };
      const now = clock.now().getTime();
      if (now - facts.madeAt > TOKEN_LIFETIME_MS) return { valid: false, reason: "EXPIRED" };
      forgetOld(now);
      if (used.has(facts.nonce)) return { valid: false, reason: "DUPE" };
      used.set(facts.nonce, facts.madeAt);
      if (expectedAction !== "" && facts.action !== expectedAction)
        return { valid: false, reason: "UNEXPECTED_ACTION" };
      return {
        valid: true,
        score: HUMAN,
        action: facts.action,
        hostname: facts.hostname,
        createdAt: new Date(facts.madeAt),
      };
    },
  };
};
