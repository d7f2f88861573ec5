/** What may go wrong, as the form of the console names it; the style sheet shows the fields of the chosen one. */
export const effectNames = [
  "maintenance",
  "status",
  "delay-fixed",
  "delay-uniform",
  "delay-log-normal",
  "load",
  "rate-limit",
  "token-expired",
  "token-refresh",
  "connection-reset",
  "truncated-body",
  "slow-body",
  "invalid-json",
  "html-body",
  "stale-read",
  "lost-answer",
] as const;

/** One of them. */
export type EffectName = (typeof effectNames)[number];
