import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A header carries the proof, so that it stands in no address; its name begins as the platform lets hooks read it. */
export const PROOF_HEADER = "c_captcha-proof";

/** What the shop's server signs: it has let this form of this site through. */
export interface CaptchaProof {
  /** Drawn for this one form. */
  jti: string;
  /** The site. */
  aud: string;
  /** Which form, by the captcha's word for it. */
  act: string;
  /** Digest of what the form is about, see `digestOf`. */
  dig: string;
  /** When it was signed, and until when it is good, in seconds. */
  iat: number;
  exp: number;
}

/** Whom or what a form is about (an email address, a login, a card's token), so that its proof is good for no other. */
export const digestOf = (about: unknown): string =>
  createHash("sha256")
    .update(typeof about === "string" ? about.trim().toLowerCase() : "")
    .digest("hex");

const isProof = (value: unknown): value is CaptchaProof => {
  if (typeof value !== "object" || value === null) return false;
  const { jti, aud, act, dig, iat, exp } = value as Partial<Record<keyof CaptchaProof, unknown>>;
  return (
    [jti, aud, act, dig].every((each) => typeof each === "string" && each !== "") &&
    [iat, exp].every((each) => typeof each === "number")
  );
};

const jsonOf = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString()) as unknown;
  } catch {
    return undefined;
  }
};

/** What a compact JWS (HS256) says, when it is signed with the secret; else nothing. */
export const readProof = (token: string, secret: string): CaptchaProof | undefined => {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const right = createHmac("sha256", secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { alg } = (jsonOf(header) ?? {}) as { alg?: unknown };
  const said = jsonOf(payload);
  return alg === "HS256" && isProof(said) ? said : undefined;
};
