import type { CSSProperties } from "react";
import { colorOf, ctasOf, mediaOf, textOf } from "#app/domain/content/content-fields.ts";
import { mediaWidths } from "#app/domain/content/media.ts";
import { groundColors } from "./ink.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./category-banner.styles.ts";

/** Headline, words and a picture on the color of a category. */
export const CategoryBanner = ({ fields }: BlockProps) => {
  const media = mediaOf(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  if (!headline && !media) return null;
  const colors = groundColors(colorOf(fields, "backgroundColor"), colorOf(fields, "color")) as CSSProperties;
  return (
    <section className="wrap" aria-label={headline}>
      <div className={media ? `${c.banner} ${c.pictured}` : c.banner} style={colors}>
        <div className={media ? c.words : c.wide}>
          {headline && <h2 className={c.title}>{headline}</h2>}
          {text && <p>{text}</p>}
          <CtaList ctas={ctasOf(fields)} small />
        </div>
        {media && (
          <img
            {...mediaWidths(media, 840)}
            sizes="auto, 50vw"
            alt={media.alt ?? ""}
            width={420}
            height={420}
            loading="lazy"
          />
        )}
      </div>
    </section>
  );
};
