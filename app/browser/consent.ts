/** Cookie that says that the shopper has agreed; its value is then 1 (analytics-1). */
export const CONSENT_COOKIE = "cookie-consent";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Whether the shopper has agreed to be counted. */
export const hasConsented = (): boolean =>
  document.cookie.split(";").some((cookie) => cookie.trim() === `${CONSENT_COOKIE}=1`);

/** Calls back when the shopper agrees on this page; gives the way to stop. */
export const listenForConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Remembers for a year that the shopper agrees, in all languages of the shop below `domain`, and tells everybody who
 * waits for it.
 */
export const consent = (domain?: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${CONSENT_COOKIE}=1; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}${domain ? `; Domain=${domain}` : ""}`;
  for (const listener of listeners) listener();
};
