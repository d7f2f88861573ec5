import { ATTEMPT_WINDOW_MS, type AttemptKeys, type AttemptRule } from "#sandbox/core/attempt-limit.ts";
import type { Shopper } from "#sandbox/core/api-route.ts";

/**
 * Wrong codes of organizations. They count up, and a guest's session is free: so all guests of a site have a bound
 * together, far above what mistyping comes to. Who has an account is counted alone, and goes on while guests wait.
 */
export const organizationCodeTries: AttemptRule<"shopper" | "guests"> = {
  most: { shopper: 10, guests: 300 },
  windowMs: ATTEMPT_WINDOW_MS,
  message: "Too many wrong codes were entered. Please try again later.",
};

/** Whom a code of an organization is counted for. */
export const organizationCodeKeys = (
  siteId: string,
  { customerId, registered }: Pick<Shopper, "customerId" | "registered">,
): AttemptKeys<"shopper" | "guests"> => ({
  shopper: customerId,
  ...(registered ? {} : { guests: siteId }),
});

/**
 * Wrong coupon codes, as many as the shop's server lets a shopper try at all: nobody mistypes that often. A guest's
 * basket that an account takes over keeps its count.
 */
export const couponTries: AttemptRule<"shopper" | "basket"> = {
  most: { shopper: 40, basket: 40 },
  windowMs: ATTEMPT_WINDOW_MS,
  message: "Too many wrong codes were entered. Please try again later.",
};
