import type { CSSProperties } from "react";
import { Countdown } from "#app/components/ui/countdown.tsx";
import { colorOf, ctasOf, mediaOf, partOf, textOf } from "#app/domain/content/content-fields.ts";
import { countdownOf } from "#app/domain/content/countdown.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./thin-banner.styles.ts";

/** Picture, headline, text, an optional countdown and calls to action in one band (specification, section 2.10). */
export const ThinBanner = ({ fields }: BlockProps) => {
  const media = mediaOf(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const timer = partOf(fields, "countdownTimer") ?? {};
  const target = countdownOf(timer);
  return (
    <section
      className={c.banner}
      style={{ "--ground": colorOf(fields, "backgroundColor") } as CSSProperties}
      aria-label={headline}
    >
      <div className={`wrap ${media ? c.inner : c.plain}`}>
        {media && (
          <span className={c.window} aria-hidden="true">
            <img src={mediaUrl(media, 380)} alt="" width={190} height={190} loading="lazy" />
          </span>
        )}
        <div>
          {headline && <h2 className={c.title}>{headline}</h2>}
          {text && <p className={c.text}>{text}</p>}
        </div>
        {target !== undefined && <Countdown target={target} color={colorOf(timer, "color")} />}
        <CtaList ctas={ctasOf(fields)} small />
      </div>
    </section>
  );
};
