import type { AttemptRule } from "#sandbox/core/attempt-limit.ts";
import { ATTEMPT_WINDOW_MS } from "#sandbox/core/attempt-limit.ts";

/** Wrong numbers and security codes of gift cards, by number and by shopper. */
export const giftAttempts: AttemptRule<"number" | "shopper"> = {
  most: { number: 5, shopper: 10 },
  windowMs: ATTEMPT_WINDOW_MS,
  message: "Too many wrong gift card numbers or codes. Please try again later.",
};
