import { ctasOf, mediaOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import { Facts } from "./facts.tsx";
import c from "./feature-cards-list.styles.ts";

/** Features in two or three columns: as many as the editor says, else as their number suggests. */
export const FeatureCardsList = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const cards = partsOf(fields, "cards").filter((card) => textOf(card, "headline"));
  const colors = windowColors(cards.map(() => undefined));
  if (cards.length === 0) return null;
  const Title = headline ? "h3" : "h2";
  const isWide = fields.columns === 2 || (fields.columns !== 3 && cards.length % 3 !== 0 && cards.length % 2 === 0);
  return (
    <section className="section" aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={c.heading}>{headline}</h2>}
        <ul className={isWide ? c.two : c.three}>
          {cards.map((card, index) => {
            const media = mediaOf(card);
            const text = textOf(card, "bodyText");
            return (
              <li key={index} className={c.card}>
                {media && <FramedPicture media={media} width={760} color={colors[index]} />}
                <Title className={c.title}>{textOf(card, "headline")}</Title>
                {text && <p>{text}</p>}
                <Facts fields={card} />
                <CtaList ctas={ctasOf(card)} small />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
