import { ATTEMPT_WINDOW_MS, type AttemptRule } from "#sandbox/core/attempt-limit.ts";

/** Wrong guesses at what proves an order, by order and by shopper. */
export const lookUpAttempts: AttemptRule<"order" | "shopper"> = {
  most: { order: 10, shopper: 40 },
  windowMs: ATTEMPT_WINDOW_MS,
  message: "Too many orders were looked up. Please try again later.",
};
