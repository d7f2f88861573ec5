import { createAttemptLimit } from "#sandbox/core/attempt-limit.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { couponTries, organizationCodeTries } from "./code-tries.ts";

/** Counts of wrong codes, in bags and at the shop's own endpoints. */
export const codeTriesModule = defineModule({
  services: ({ clock }: Foundation) => ({
    couponTries: createAttemptLimit(clock, couponTries),
    organizationCodeTries: createAttemptLimit(clock, organizationCodeTries),
  }),
});
