/**
 * Where a shopper is sent back to after signing in: the asked path when it stays on this site, else the fallback. Other
 * origins, protocol-relative and backslash forms, control characters and the sign-in page itself are refused.
 */
export const safeRedirect = (asked: string | null | undefined, fallback = "/account"): string => {
  if (!asked || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return fallback;
  return /^\/(login|register)(?:[/?#]|$)/.test(asked) ? fallback : asked;
};
