import type { CSSProperties } from "react";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { colorOf, ctasOf, mediaOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { mediaWidths } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./category-card-list.styles.ts";

const LARGE_WIDTH = 900;
const SMALL_WIDTH = 560;

const Card = ({ card, isLarge }: { card: Fields; isLarge: boolean }) => {
  const [cta] = ctasOf(card);
  const media = mediaOf(card);
  const text = textOf(card, "bodyText");
  const colors = {
    "--ground": colorOf(card, "backgroundColor"),
    "--ink": colorOf(card, "color"),
    "--cta": cta?.buttonColor,
    "--cta-text": cta?.textColor,
  } as CSSProperties;
  return (
    <li style={{ display: "contents", ...colors }}>
      <SmartLink className={isLarge ? c.large : c.card} href={cta?.link}>
        <h3 className={isLarge ? c.largeTitle : c.title}>{textOf(card, "headline")}</h3>
        {text && <p>{text}</p>}
        {cta?.isButton && (
          <span>
            <span className={c.button}>{cta.text}</span>
          </span>
        )}
        {media && (
          <img
            {...mediaWidths(media, isLarge ? LARGE_WIDTH : SMALL_WIDTH)}
            sizes="auto, 50vw"
            alt=""
            width={512}
            height={512}
            loading="lazy"
          />
        )}
      </SmartLink>
    </li>
  );
};

/** Big colored cards, the first one tall, each leading to one place (content-13). */
export const CategoryCardList = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  return (
    <section className={c.section} aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={fields.showHeadline === false ? "vh" : c.heading}>{headline}</h2>}
        <ul className={c.grid} data-cta="">
          {partsOf(fields, "cards").map((card, index) => (
            <Card key={textOf(card, "headline") ?? index} card={card} isLarge={index === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
};
