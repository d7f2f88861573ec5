import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { consent } from "#app/browser/consent.ts";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import c from "./consent-banner.styles.ts";

/** Where the shop says what it does with what it learns. */
const PRIVACY_PATH = "/company-info/privacy-policy";

/** Keeps as much room under the page as the banner takes, so that it never covers the last thing on it. */
const useRoomBelow = () => {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.body;
    const reserveSpace = () => {
      style.paddingBottom = `${element.offsetHeight + 24}px`;
    };
    reserveSpace();
    const observer = new ResizeObserver(reserveSpace);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.paddingBottom = "";
    };
  }, []);
  return banner;
};

/** Asks whether the shopper may be counted; "I AGREE" stores it and hides the banner (analytics-1). */
export default function ConsentBanner() {
  const intl = useIntl();
  const banner = useRoomBelow();
  const { cookieDomain } = useSite();
  return (
    <section
      ref={banner}
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
      <button type="button" className={c.agree} onClick={() => consent(cookieDomain)}>
        <FormattedMessage id="consent.agree" defaultMessage="I AGREE" />
      </button>
    </section>
  );
}
