import type { CSSProperties } from "react";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { colorOf, ctasOf, mediaOf, partOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import { windowColors, type WindowColor } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import { groundColors } from "./ink.ts";
import c from "./info-card-list.styles.ts";

const ICON_WIDTH = 144;
const CARD_WIDTH = 640;

/** Drawings that a card may ask for. */
const drawings: readonly IconName[] = [
  "truck",
  "thermometer",
  "shop",
  "refresh",
  "chat",
  "nut",
  "jar",
  "seal",
  "gift",
  "card",
  "box",
  "pin",
  "mail",
  "calendar",
];

const CardPicture = ({ card, color }: { card: Fields; color?: WindowColor }) => {
  const media = mediaOf(card);
  if (!media) return null;
  const link = textOf(card, "imageLink");
  const picture =
    card.isIcon === true ? (
      <img
        className={c.icon}
        src={mediaUrl(media, ICON_WIDTH)}
        alt={media.alt ?? ""}
        width={72}
        height={72}
        loading="lazy"
      />
    ) : (
      <FramedPicture media={media} width={CARD_WIDTH} color={color} />
    );
  return link ? (
    <SmartLink href={link} label={media.alt || textOf(card, "headline")}>
      {picture}
    </SmartLink>
  ) : (
    <span>{picture}</span>
  );
};

/**
 * Facts about the shop in cards (content-16): an optional picture and headline above, lines between the
 * cards and below the list as the editor wants them, calls to action at the foot.
 */
export const InfoCardList = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const subheadline = partOf(fields, "subheadline") ?? {};
  const subtitle = textOf(subheadline, "text") ?? textOf(fields, "subheadline");
  const media = mediaOf(fields);
  const layout = partOf(fields, "layoutControls") ?? {};
  const cards = partsOf(fields, "infoCards");
  const colors = windowColors(cards.map(() => undefined));
  const ctas = ctasOf(fields);
  const isDivided = layout.includeLineBetweenCards === true;
  const isPlain = !isDivided && cards.every((card) => !mediaOf(card));
  const isHeaded = Boolean(media || headline || subtitle);
  if (cards.length === 0 && !isHeaded) return null;
  const Name = headline ? "h3" : "h2";
  return (
    <section
      className={`section ${c.list}`}
      style={
        {
          ...groundColors(colorOf(fields, "backgroundColor")),
          "--line": colorOf(layout, "lineColor"),
        } as CSSProperties
      }
      aria-label={headline}
    >
      <div className={layout.includeLineBelow === true ? `wrap ${c.lineBelow}` : "wrap"}>
        {isHeaded && (
          <div className={c.head}>
            {media && <FramedPicture media={media} width="banner" ratio="16 / 7" />}
            {headline && <h2 className={c.title}>{headline}</h2>}
            {subtitle && <p className={subheadline.showOnMobile === false ? c.wideOnly : c.subtitle}>{subtitle}</p>}
          </div>
        )}
        <ul className={isDivided ? `${c.cards} ${c.divided}` : isPlain ? `${c.cards} ${c.plain}` : c.cards}>
          {cards.map((card, index) => {
            const name = textOf(card, "headline");
            const text = textOf(card, "subheadline");
            const icon = drawings.find((name) => name === card.icon);
            return (
              <li key={index} className={c.card}>
                {icon && (
                  <div className={c.drawing} data-drawn="">
                    <Icon name={icon} size="lg" />
                  </div>
                )}
                <CardPicture card={card} color={colors[index]} />
                {name && <Name className={c.name}>{name}</Name>}
                {text && <p>{text}</p>}
                <CtaList ctas={ctasOf(card)} small />
              </li>
            );
          })}
        </ul>
        {ctas.length > 0 && (
          <div className={c.foot}>
            <CtaList ctas={ctas} />
          </div>
        )}
      </div>
    </section>
  );
};
