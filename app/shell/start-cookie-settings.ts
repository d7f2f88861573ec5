import { answerConsent } from "#app/browser/consent.ts";

/** Marks the link that leads to the answer about cookies. */
const LINK = "a[data-cookies]";

/**
 * Lets the link "Cookie settings" ask again: what was said before is taken back, so that nothing counts until there is
 * a new answer (analytics-16). Before this runs, the link leads to what the shop says about cookies.
 */
export const startCookieSettings = (cookieDomain: string | undefined): void =>
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(LINK))) return;
      event.preventDefault();
      // The page's own handling of links would lead away.
      event.stopPropagation();
      answerConsent("", cookieDomain);
    },
    true,
  );
