import loadable from "@loadable/component";
import { useState, type CSSProperties, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import type { BannerMessage } from "#app/domain/content/banner-messages.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import c from "./global-banner.styles.ts";

const Countdown = loadable(() => import(/* webpackChunkName: "countdown" */ "#app/components/ui/countdown.tsx"), {
  resolveComponent: (module) => module.Countdown,
});

const Icons = ({ of: { icons = [] }, isAfter }: { of: BannerMessage; isAfter: boolean }) =>
  icons
    .filter((icon) => icon.isAfter === isAfter)
    .map(({ media }) => (
      <img key={media.url} className={c.icon} src={mediaUrl(media, 48)} alt={media.alt ?? ""} width={24} height={24} />
    ));

/** A message that leads somewhere and has no words of its own for it is the link itself. */
const Whole = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <SmartLink href={href}>{children}</SmartLink> : children;

/** What the announcements are shown with. */
export interface GlobalBannerProps {
  messages: readonly BannerMessage[];
  /** Name for screen readers, where an editor gave one. */
  label?: string;
  /** They stand within a page instead of above the header. */
  isInPage?: boolean;
}

/** The announcements above the header: one stands plainly, several are leafed through (navigation-12). */
export const GlobalBanner = ({ messages, label, isInPage }: GlobalBannerProps) => {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const message = messages[shown];
  if (!message) return null;
  const Frame = isInPage ? "section" : "aside";
  const step = (by: number) => setShown((shown + by + messages.length) % messages.length);
  return (
    <Frame
      className={message.countdown ? `${c.banner} ${c.counting}` : c.banner}
      style={{ "--ground": message.background, "--ink": message.color } as CSSProperties}
      aria-label={label ?? intl.formatMessage({ id: "banner.label", defaultMessage: "Announcements" })}
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
        <div className={c.message}>
          <Icons of={message} isAfter={false} />
          <div className={c.text} aria-live="polite">
            <Whole href={message.linkText ? undefined : message.link}>
              <span className={message.mobileText ? "desktop-only" : undefined}>{message.text} </span>
              {message.mobileText && <span className="mobile-only">{message.mobileText} </span>}
            </Whole>
            {message.countdown && <Countdown {...message.countdown} isSmall />}
            {message.link && message.linkText && <SmartLink href={message.link}>{message.linkText}</SmartLink>}
          </div>
          <Icons of={message} isAfter />
        </div>
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
    </Frame>
  );
};
