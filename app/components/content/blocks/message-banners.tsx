import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { GlobalBanner } from "#app/components/layout/global-banner.tsx";
import { Countdown } from "#app/components/ui/countdown.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { bannerMessages } from "#app/domain/content/banner-messages.ts";
import { colorOf, ctasOf, partOf, textOf } from "#app/domain/content/content-fields.ts";
import { countdownOf } from "#app/domain/content/countdown.ts";
import { groundColors } from "./ink.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./message-banners.styles.ts";

/** The announcements of the header within a page. */
export const GlobalHeaderBanner = ({ fields }: BlockProps) => (
  <GlobalBanner messages={bannerMessages(fields)} label={textOf(fields, "label")} isInPage />
);

/** A message with the time that is left (content-11). */
export const GlobalCountdownBanner = ({ fields }: BlockProps) => {
  const text = textOf(fields, "messageText");
  const target = countdownOf({ countdownEnable: true, ...partOf(fields, "countdownTimer") });
  if (!text) return null;
  const colors = groundColors(colorOf(fields, "backgroundColor"), colorOf(fields, "messageColor")) as CSSProperties;
  return (
    <section className={c.banner} style={colors} aria-label={text}>
      <div className={`wrap ${c.row}`}>
        <p className={c.text}>{text}</p>
        {target !== undefined && <Countdown target={target} />}
        <CtaList ctas={ctasOf(fields)} small />
      </div>
    </section>
  );
};

/** Something every visitor should know. */
export const AlertBanner = ({ fields }: BlockProps) => {
  const intl = useIntl();
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "text");
  if (!headline && !text) return null;
  const colors = groundColors(colorOf(fields, "backgroundColor"), colorOf(fields, "color")) as CSSProperties;
  return (
    <section
      className={c.alert}
      style={colors}
      aria-label={headline ?? intl.formatMessage({ id: "alertBanner.label", defaultMessage: "Notice" })}
    >
      <div className={`wrap ${c.alertRow}`}>
        <Icon name="info" />
        <div className={c.alertWords}>
          {headline && <h2 className={c.alertTitle}>{headline}</h2>}
          {text && <Markdown text={text} />}
          <CtaList ctas={ctasOf(fields)} small />
        </div>
      </div>
    </section>
  );
};
