import type { CSSProperties } from "react";
import { Countdown } from "#app/components/ui/countdown.tsx";
import { bannerLook } from "#app/domain/content/banner.ts";
import { colorOf, ctasOf, partOf, textOf } from "#app/domain/content/content-fields.ts";
import { countdownOf } from "#app/domain/content/countdown.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./thin-banner.styles.ts";

/** Picture, headline, text, an optional countdown and calls to action in one band (content-8). */
export const ThinBanner = ({ fields }: BlockProps) => {
  const { media, screens, ...look } = bannerLook(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const timer = partOf(fields, "countdownTimer") ?? {};
  const target = countdownOf(timer);
  return (
    <section
      className={c.banner}
      style={
        {
          "--ground": look.ground,
          "--ground-mobile": look.mobileGround,
          "--ink": look.ink,
          "--align": look.align,
        } as CSSProperties
      }
      aria-label={headline}
    >
      <div className={`wrap ${media ? c.inner : c.plain}`}>
        {media && (
          <span className={c.window} aria-hidden="true">
            <picture>
              {screens.map(({ upTo, media: variant }) => (
                <source key={upTo} media={`(max-width: ${upTo}px)`} srcSet={mediaUrl(variant, 380)} />
              ))}
              <img src={mediaUrl(media, 380)} alt="" width={190} height={190} loading="lazy" />
            </picture>
          </span>
        )}
        <div className={c.words}>
          {headline && <h2 className={c.title}>{headline}</h2>}
          {text && <p className={c.text}>{text}</p>}
        </div>
        {target !== undefined && <Countdown target={target} color={colorOf(timer, "color")} />}
        <CtaList ctas={ctasOf(fields)} small />
      </div>
    </section>
  );
};
