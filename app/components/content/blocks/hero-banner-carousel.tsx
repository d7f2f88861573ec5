/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a slide is a group of the carousel pattern */
import { useEffect, useState, type CSSProperties } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { colorOf, ctasOf, mediaOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { mediaWidths } from "#app/domain/content/media.ts";
import { isWindowColor } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { FIRST_VIEW_END_ID } from "../first-view.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./hero-banner-carousel.styles.ts";
import { useRotation } from "./use-rotation.ts";

/** Seconds between slides, where the content names none (content-12). */
const DEFAULT_ROTATION_SECONDS = 4;

/** Widest picture of a slide, in pixels. */
const PICTURE_WIDTH = 640;

/** The windows keep their room from the start; what stands in them is fetched when it may be. */
const Windows = ({
  pictures,
  isEager,
  isFilled,
}: {
  pictures: readonly Fields[];
  isEager: boolean;
  isFilled: boolean;
}) => (
  <div className={c.windows}>
    {pictures.slice(0, 3).map((picture, index) => {
      const media = mediaOf(picture);
      const name = textOf(picture, "windowColor");
      const color = isWindowColor(name) ? name : "sherbet";
      return (
        <figure key={index} style={{ "--bg": `var(--wp-colors-${color}-300)` } as CSSProperties}>
          <span />
          {media && isFilled && (
            <img
              {...mediaWidths(media, PICTURE_WIDTH)}
              sizes="(width < 64rem) 50vw, 378px"
              alt={media.alt ?? ""}
              width={512}
              height={512}
              loading={isEager ? undefined : "lazy"}
              fetchPriority={isEager && index === 1 ? "high" : undefined}
            />
          )}
        </figure>
      );
    })}
  </div>
);

const rotationMs = (fields: Fields): number => {
  const seconds = Number(fields.rotationSpeed);
  return (seconds > 0 ? seconds : DEFAULT_ROTATION_SECONDS) * 1000;
};

/**
 * The hero: slides that turn by themselves until paused, held or not wanted (content-12). Only the shown
 * slide can be reached; the pictures of the others are fetched when the page stands.
 */
export const HeroBannerCarousel = ({ fields, isFirst }: BlockProps) => {
  const intl = useIntl();
  const slides = partsOf(fields, "slides");
  const { index, isPlaying, show, step, toggle, hold } = useRotation(
    slides.length,
    rotationMs(fields),
    fields.autoplay !== false,
  );
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);

  const shown = slides[index];
  if (!shown) return null;
  return (
    <section
      className={`on-dark ${c.hero}`}
      style={{ "--ground": colorOf(shown, "backgroundColor") } as CSSProperties}
      aria-roledescription="carousel"
      aria-label={textOf(fields, "label") ?? intl.formatMessage({ id: "hero.label", defaultMessage: "Featured" })}
      {...hold}
    >
      <div className={`wrap ${c.stage}`} aria-live={isPlaying ? "off" : "polite"}>
        {slides.map((slide, at) => {
          return (
            <div
              key={at}
              className={c.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={intl.formatMessage(
                { id: "hero.slide", defaultMessage: "{number} of {count}" },
                { number: at + 1, count: slides.length },
              )}
              inert={at !== index}
            >
              <div className={c.words}>
                <h2 className={c.title}>{textOf(slide, "headline")}</h2>
                <p className={c.lede}>{textOf(slide, "bodyText")}</p>
                <CtaList ctas={ctasOf(slide)} />
              </div>
              <Windows
                pictures={partsOf(slide, "pictures")}
                isEager={isFirst && at === 0}
                isFilled={at === 0 || at === index || isReady}
              />
            </div>
          );
        })}
      </div>
      <div id={isFirst ? FIRST_VIEW_END_ID : undefined} className={c.sill} aria-hidden="true" />
      {slides.length > 1 && (
        <div className={`wrap ${c.controls}`}>
          <button
            type="button"
            className={c.control}
            onClick={toggle}
            aria-label={
              isPlaying
                ? intl.formatMessage({ id: "hero.pause", defaultMessage: "Pause rotation" })
                : intl.formatMessage({ id: "hero.play", defaultMessage: "Play rotation" })
            }
          >
            <Icon name={isPlaying ? "pause" : "play"} size="sm" />
          </button>
          <button
            type="button"
            className={c.control}
            onClick={() => step(-1)}
            aria-label={intl.formatMessage({ id: "hero.previous", defaultMessage: "Previous slide" })}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={c.control}
            onClick={() => step(1)}
            aria-label={intl.formatMessage({ id: "hero.next", defaultMessage: "Next slide" })}
          >
            <Icon name="chevron-right" />
          </button>
          <ol className={c.dots} aria-label={intl.formatMessage({ id: "hero.slides", defaultMessage: "Slides" })}>
            {slides.map((_, at) => (
              <li key={at}>
                <button
                  type="button"
                  onClick={() => show(at)}
                  aria-current={at === index || undefined}
                  aria-label={intl.formatMessage(
                    { id: "hero.showSlide", defaultMessage: "Slide {number}" },
                    { number: at + 1 },
                  )}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};
