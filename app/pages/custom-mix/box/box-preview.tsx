import type { CSSProperties } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { amountText, filledText } from "#app/components/custom-mix/mix-messages.ts";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { totalUnits, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { cutOutUrl, imageUrl } from "#app/domain/product/image-url.ts";
import cup from "#app/static/paper-cup.webp";
import bow from "#app/static/ribbon-bow.webp";
import type { MixCandy } from "../mix-view.ts";
import c from "./box-preview.styles.ts";
import { wellsOf, type Well } from "./wells.ts";

/** Pixels of a picture in a well: twice as many as the largest tray shows. */
const WIDTH = 200;

/** How full the box is and what lies in it. */
const labelOf = (
  intl: IntlShape,
  candies: readonly CandyQuantity[],
  rules: MixRules,
  candyOf: (id: string) => MixCandy | undefined,
): string => {
  const filled = filledText(intl, totalUnits(candies), rules);
  const inside = candies.flatMap(({ id, quantity }) => {
    const name = candyOf(id)?.name;
    return name && quantity > 0 ? [`${amountText(intl, quantity, rules)} ${name}`] : [];
  });
  return inside.length === 0
    ? intl.formatMessage({ id: "mix.preview", defaultMessage: "Box preview, {filled}" }, { filled })
    : intl.formatMessage(
        { id: "mix.previewOf", defaultMessage: "Box preview, {filled}: {contents}" },
        { filled, contents: intl.formatList(inside, { type: "conjunction" }) },
      );
};

const Sweet = ({ picture, tilt, turn }: { picture: NonNullable<Well["picture"]>; tilt: number; turn: number }) => (
  <span
    className={picture.isCutOut ? c.cutOut : c.tile}
    style={{ "--turn": turn, "--tilt": `${tilt}deg` } as CSSProperties}
  >
    <img
      src={picture.isCutOut ? cutOutUrl(picture.src, { width: WIDTH }) : imageUrl(picture.src, { width: WIDTH })}
      alt=""
      width={WIDTH}
      height={WIDTH}
      loading="lazy"
      decoding="async"
    />
  </span>
);

/**
 * The box seen from above as it fills: every step of a candy lies in a well of its own, the rest of the wells is empty.
 * `isTied` puts the ribbon around it, `isClosed` the lid on under the ribbon.
 */
export const BoxPreview = ({
  candies,
  rules,
  candyOf,
  isTied = false,
  isClosed = false,
}: {
  candies: readonly CandyQuantity[];
  rules: MixRules;
  candyOf: (id: string) => MixCandy | undefined;
  isTied?: boolean;
  isClosed?: boolean;
}) => {
  const intl = useIntl();
  const isPops = rules.unitType === "pieces";
  const style = { "--columns": isPops ? 6 : 5, "--cup": `url(${cup})`, "--bow": `url(${bow})` } as CSSProperties;
  return (
    <div
      className={c.box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many pictures that are one: the box
      role="img"
      aria-label={labelOf(intl, candies, rules, candyOf)}
      data-closed={isClosed || undefined}
      style={style}
    >
      {wellsOf(candies, rules, candyOf).map(({ id, picture, tilt }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a well of the box is its number
        <span key={index} className={isPops ? c.slot : c.cup} data-well={id ?? ""}>
          {picture && <Sweet key={id} picture={picture} tilt={tilt} turn={index} />}
        </span>
      ))}
      {isTied && <span className={c.lid} />}
      {isTied && <span className={c.ribbon} />}
    </div>
  );
};
