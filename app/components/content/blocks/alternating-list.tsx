import { Markdown } from "#app/components/ui/markdown.tsx";
import { ctasOf, mediaOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import c from "./alternating-list.styles.ts";

/** Pictures and words side by side, the sides taking turns; below each other on small screens. */
export const AlternatingList = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const items = partsOf(fields, "items").filter((item) => textOf(item, "headline") ?? textOf(item, "bodyText"));
  const colors = windowColors(items.map(() => undefined));
  if (items.length === 0) return null;
  const Title = headline ? "h3" : "h2";
  return (
    <section className="section" aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={c.heading}>{headline}</h2>}
        <ul className={c.list}>
          {items.map((item, index) => {
            const media = mediaOf(item);
            const title = textOf(item, "headline");
            const text = textOf(item, "bodyText");
            return (
              <li key={index} className={c.item}>
                {media && <FramedPicture media={media} width={960} color={colors[index]} />}
                <div className={c.words}>
                  {title && <Title className={c.title}>{title}</Title>}
                  {text && <Markdown text={text} />}
                  <CtaList ctas={ctasOf(item)} small />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
