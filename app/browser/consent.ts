/** Cookie with the answer of the shopper: 1 who has agreed (analytics-1), 0 who would rather not. */
export const CONSENT_COOKIE = "cookie-consent";

const DAY_SECONDS = 24 * 60 * 60;

/** So long an answer is remembered; who said no is asked again after half a year. */
const KEPT_SECONDS = { 1: 365 * DAY_SECONDS, 0: 182 * DAY_SECONDS, "": 0 };

const listeners = new Set<() => void>();

const isCookie = (answer: 0 | 1): boolean =>
  document.cookie.split(";").some((cookie) => cookie.trim() === `${CONSENT_COOKIE}=${answer}`);

/** Whether the shopper has agreed to be counted. */
export const hasConsented = (): boolean => isCookie(1);

/** Whether the shopper has said yes or no. */
export const hasAnswered = (): boolean => isCookie(1) || isCookie(0);

/** Calls back when the shopper answers on this page; gives the way to stop. */
export const listenForAnswer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Calls back when the shopper agrees on this page; gives the way to stop. */
export const listenForConsent = (listener: () => void): (() => void) =>
  listenForAnswer(() => {
    if (hasConsented()) listener();
  });

/**
 * Remembers what the shopper says to being counted, in all languages of the shop below `domain`, and tells everybody
 * who waits for it. An empty answer takes back what was said, and the shopper is asked anew.
 */
export const answerConsent = (answer: 0 | 1 | "", domain?: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${CONSENT_COOKIE}=${answer}; Path=/; Max-Age=${KEPT_SECONDS[answer]}; SameSite=Lax${secure}${domain ? `; Domain=${domain}` : ""}`;
  for (const listener of listeners) listener();
};
