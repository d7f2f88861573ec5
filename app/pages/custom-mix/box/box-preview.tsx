import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { filledText } from "#app/components/custom-mix/mix-messages.ts";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { boxPlaces, totalUnits, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import c from "./box-preview.styles.ts";

/** The box as it fills: every step of a candy lies in a place of its own. `isTied` puts the ribbon around it. */
export const BoxPreview = ({
  candies,
  rules,
  imageOf,
  isTied = false,
}: {
  candies: readonly CandyQuantity[];
  rules: MixRules;
  imageOf: (id: string) => string | undefined;
  isTied?: boolean;
}) => {
  const intl = useIntl();
  const places = boxPlaces(candies, rules);
  const isPops = rules.unitType === "pieces";
  const label = intl.formatMessage(
    { id: "mix.preview", defaultMessage: "Box preview, {filled}" },
    { filled: filledText(intl, totalUnits(candies), rules) },
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many pictures that are one: the box
    <div className={c.box} role="img" aria-label={label} style={{ "--columns": isPops ? 6 : 5 } as CSSProperties}>
      {places.map((id, index) => {
        const image = id === null ? undefined : imageOf(id);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a place of the box is its number
          <span key={index} className={isPops ? `${c.place} ${c.pop}` : c.place}>
            {image && (
              <img
                key={id}
                src={imageUrl(image, { width: 160 })}
                alt=""
                width={80}
                height={80}
                style={{ "--turn": index } as CSSProperties}
              />
            )}
          </span>
        );
      })}
      {isTied && <span className={c.ribbon} />}
    </div>
  );
};
