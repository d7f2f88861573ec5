import { systemClock } from "#sandbox/core/clock.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { SitePreferences } from "#sandbox/platform/site-preferences/site-preference-service.ts";
import { createCaptchaProofRepository } from "./captcha-proof-repository.ts";
import { createCaptchaProofService } from "./captcha-proof-service.ts";

/** Proofs that a form came through the shop's server. */
export const captchaProofsModule = defineModule({
  services: (given: Foundation & { sitePreferences: SitePreferences; captchaProofSecret: string | undefined }) => ({
    captchaProofs: createCaptchaProofService({
      repository: createCaptchaProofRepository(given.database),
      sitePreferences: given.sitePreferences,
      secret: given.captchaProofSecret,
      // The sandbox's own time can be set; that of the shop's server cannot.
      wallClock: systemClock,
    }),
  }),
});
