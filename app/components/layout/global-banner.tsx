import { useState, type CSSProperties } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import type { BannerMessage } from "#app/shell-data.ts";
import c from "./global-banner.styles.ts";

/** The announcements above the header: one stands plainly, several are leafed through (specification, section 2.3). */
export const GlobalBanner = ({ messages }: { messages: readonly BannerMessage[] }) => {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const message = messages[shown];
  if (!message) return null;
  const step = (by: number) => setShown((shown + by + messages.length) % messages.length);
  return (
    <aside
      className={c.banner}
      style={{ "--ground": message.background, "--ink": message.color } as CSSProperties}
      aria-label={intl.formatMessage({ id: "banner.label", defaultMessage: "Announcements" })}
    >
      <div className={`wrap-h ${c.row}`}>
        {messages.length > 1 && (
          <button
            type="button"
            className={c.button}
            onClick={() => step(-1)}
            aria-label={intl.formatMessage({ id: "banner.previous", defaultMessage: "Previous message" })}
          >
            <Icon name="chevron-left" size="sm" />
          </button>
        )}
        <p className={c.text} aria-live="polite">
          <span className={message.mobileText ? "desktop-only" : undefined}>{message.text} </span>
          {message.mobileText && <span className="mobile-only">{message.mobileText} </span>}
          {message.link && message.linkText && <SmartLink href={message.link}>{message.linkText}</SmartLink>}
        </p>
        {messages.length > 1 && (
          <button
            type="button"
            className={c.button}
            onClick={() => step(1)}
            aria-label={intl.formatMessage({ id: "banner.next", defaultMessage: "Next message" })}
          >
            <Icon name="chevron-right" size="sm" />
          </button>
        )}
      </div>
    </aside>
  );
};
