import type { Clock } from "#sandbox/core/clock.ts";
import type { SitePreferences } from "#sandbox/platform/site-preferences/site-preference-service.ts";
import { digestOf, readProof } from "./captcha-proof.ts";
import type { CaptchaProofRepository } from "./captcha-proof-repository.ts";

/** A form as the captcha knows it. */
export interface ProvenForm {
  action: "register" | "newsletter" | "campaign" | "catalog" | "lead" | "sleeve" | "payment";
  /** Whom or what it is about; its proof is good for nothing else. */
  about: unknown;
}

/** Why a call is refused: a code and a sentence. */
export interface ProofProblem {
  code: `captcha-proof-${"required" | "refused" | "expired" | "used"}`;
  message: string;
}

/** Proofs that a form came through the shop's server, which has asked the captcha. */
export interface CaptchaProofService {
  /**
   * Uses up the proof of a call; answers what is wrong with it. Nothing is asked for where the site asks for no
   * captcha, or the instance has no secret to know a proof by.
   */
  problemOf(call: { siteId: string; proof: string | undefined }, form: ProvenForm): Promise<ProofProblem | undefined>;
}

/** How far the clocks of two machines may differ. */
const SKEW_SECONDS = 60;

/** The longest a proof may be good, whatever it says itself. */
const LONGEST_SECONDS = 600;

const refused: ProofProblem = {
  code: "captcha-proof-refused",
  message: "This is no proof of the shop's server for this form.",
};

/** Proofs: read, compare, use once. */
export const createCaptchaProofService = ({
  repository,
  sitePreferences,
  secret,
  wallClock,
}: {
  repository: CaptchaProofRepository;
  sitePreferences: Pick<SitePreferences, "of">;
  /** Known to the shop's server and the instance alone. */
  secret: string | undefined;
  /** Time as the shop's server has it, which nobody can set. */
  wallClock: Clock;
}): CaptchaProofService => {
  const isAsked = async (siteId: string, action: ProvenForm["action"]) => {
    const { recaptchaEnabled, recaptchaAtPayment } = await sitePreferences.of(siteId);
    return recaptchaEnabled === true && (action !== "payment" || recaptchaAtPayment === true);
  };

  return {
    problemOf: async ({ siteId, proof: token }, { action, about }) => {
      if (secret === undefined || !(await isAsked(siteId, action))) return undefined;
      if (!token)
        return {
          code: "captcha-proof-required",
          message: "This form is taken from the shop's server only, which asks whether a person sends it.",
        };
      const proof = readProof(token, secret);
      if (!proof || proof.aud !== siteId || proof.act !== action || proof.dig !== digestOf(about)) return refused;
      const now = wallClock.now();
      const seconds = now.getTime() / 1000;
      if (proof.iat > seconds + SKEW_SECONDS || proof.exp - proof.iat > LONGEST_SECONDS) return refused;
      if (proof.exp <= seconds) return { code: "captcha-proof-expired", message: "The proof is too old." };
      await repository.forgetBefore(now);
      if (await repository.use(proof.jti, new Date(proof.exp * 1000))) return undefined;
      return { code: "captcha-proof-used", message: "The proof was used before; it is good once." };
    },
  };
};
