import { useEffect, useRef, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { answerConsent } from "#app/browser/consent.ts";
import { takeLowerEdge } from "#app/browser/lower-edge.ts";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import c from "./consent-banner.styles.ts";

/** Where the shop says what it does with what it learns. */
const PRIVACY_PATH = "/company-info/privacy-policy";

/** Has the footer and what is scrolled to leave as much free as the floating card takes, so that it covers neither. */
const useRoom = () => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    // Told of its size once it is laid out: asking before would have the whole page laid out at once.
    const observer = new ResizeObserver(() => {
      const isFloating = getComputedStyle(element).position === "fixed";
      takeLowerEdge("notice", isFloating ? `${element.offsetHeight + 24}px` : undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeLowerEdge("notice", undefined);
    };
  }, []);
  return card;
};

/** Brings the focus to the card where a link has asked for it, and back to the link after the answer. */
const useFocusOfOpener = (card: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement && opener.matches("[data-cookies]"))) return;
    card.current?.focus();
    return () => opener.focus();
  }, [card]);

/** Asks whether the shopper may be counted; either answer is remembered and hides the card (analytics-1). */
export default function ConsentBanner() {
  const intl = useIntl();
  const card = useRoom();
  useFocusOfOpener(card);
  const { cookieDomain } = useSite();
  return (
    <section
      ref={card}
      data-lower-edge
      data-cookie-question
      tabIndex={-1}
      className={c.banner}
      aria-label={intl.formatMessage({ id: "consent.label", defaultMessage: "Cookies" })}
    >
      <p className={c.words}>
        <FormattedMessage
          id="consent.words"
          defaultMessage="We use cookies to keep your bag and to learn what people like in our shop. <link>How we use them</link>"
          values={{ link: (words) => <SmartLink href={PRIVACY_PATH}>{words}</SmartLink> }}
        />
      </p>
      <div className={c.answers}>
        <button type="button" className={c.answer} onClick={() => answerConsent(0, cookieDomain)}>
          <FormattedMessage id="consent.decline" defaultMessage="NO, THANKS" />
        </button>
        <button type="button" className={c.answer} onClick={() => answerConsent(1, cookieDomain)}>
          <FormattedMessage id="consent.agree" defaultMessage="I AGREE" />
        </button>
      </div>
    </section>
  );
}
