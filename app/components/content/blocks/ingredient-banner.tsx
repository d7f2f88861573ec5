import { Fragment } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { ctasOf, mediaOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import c from "./ingredient-banner.styles.ts";

/** What a recipe is made of, one or several things with arrows between them; the arrows are decoration. */
export const IngredientBanner = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const items = partsOf(fields, "mediaArray").flatMap((item) => {
    const media = mediaOf(item);
    return media ? [{ media, ctas: ctasOf({ ...item, cta: item.cta ?? item }) }] : [];
  });
  const colors = windowColors(items.map(() => undefined));
  if (items.length === 0) return null;
  return (
    <section className={`section ${c.banner}`} aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={c.title}>{headline}</h2>}
        <ul className={c.row}>
          {items.map(({ media, ctas }, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <li className={c.arrow} role="presentation" aria-hidden="true">
                  <Icon name="arrow-right" size="lg" />
                </li>
              )}
              <li className={c.item}>
                <FramedPicture media={media} width={520} color={colors[index]} ratio="1 / 1" />
                <CtaList ctas={ctas} small />
              </li>
            </Fragment>
          ))}
        </ul>
      </div>
    </section>
  );
};
