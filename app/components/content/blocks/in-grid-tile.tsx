import type { CSSProperties } from "react";
import { colorOf, ctasOf, mediaOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import inks from "./ink.colors.ts";
import { groundColors } from "./ink.ts";
import { mediaWidths } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./in-grid-tile.styles.ts";

/** A tile among products, one or two columns wide; give it a place in a list. */
export const InGridTile = ({ fields, isDouble }: { fields: Fields; isDouble: boolean }) => {
  const media = mediaOf(fields);
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const colors = groundColors(colorOf(fields, "backgroundColor") ?? inks.ground, colorOf(fields, "color"));
  return (
    <li data-insert="" className={isDouble ? c.double : c.single} style={colors as CSSProperties}>
      {headline && <h3 className={c.title}>{headline}</h3>}
      {text && <p>{text}</p>}
      <CtaList ctas={ctasOf(fields)} small />
      {media && (
        <img
          {...mediaWidths(media, 720)}
          sizes="auto, 50vw"
          alt={media.alt ?? ""}
          width={360}
          height={360}
          loading="lazy"
        />
      )}
    </li>
  );
};

/** A tile of one column outside a list of products. */
export const InGridTileSingle = ({ fields }: BlockProps) => (
  <div className="section">
    <ul className={`wrap ${c.guide}`}>
      <InGridTile fields={fields} isDouble={false} />
    </ul>
  </div>
);

/** A tile of two columns outside a list of products. */
export const InGridTileDouble = ({ fields }: BlockProps) => (
  <div className="section">
    <ul className={`wrap ${c.guide}`}>
      <InGridTile fields={fields} isDouble />
    </ul>
  </div>
);
