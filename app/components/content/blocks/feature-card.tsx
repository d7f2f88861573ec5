import { ctasOf, mediaOf, textOf } from "#app/domain/content/content-fields.ts";
import { isStudioShot, mediaWidths } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { Facts } from "./facts.tsx";
import c from "./feature-card.styles.ts";

/** Picture, words, short facts and calls to action beside each other; a cut out picture stands in a window. */
export const FeatureCard = ({ fields, isFirst }: BlockProps) => {
  const Title = isFirst ? "h1" : "h2";
  const media = mediaOf(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  return (
    <section className="section" aria-label={headline}>
      <div className={media ? `wrap ${c.feature}` : "wrap"}>
        {media && (
          <div className={isStudioShot(media) ? c.shot : c.window}>
            <img
              {...mediaWidths(media, 960)}
              sizes="auto, 90vw"
              alt={media.alt ?? ""}
              width={512}
              height={512}
              loading="lazy"
            />
          </div>
        )}
        <div className={media ? c.words : `${c.words} ${c.alone}`}>
          {headline && <Title className={c.title}>{headline}</Title>}
          {text && <p className={c.lede}>{text}</p>}
          <Facts fields={fields} />
          <CtaList ctas={ctasOf(fields)} />
        </div>
      </div>
    </section>
  );
};
