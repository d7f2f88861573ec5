import { useRef, useState, type CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import type { MixCandy } from "../mix-view.ts";
import c from "./candy-picker.styles.ts";

/** Candies shown before the shopper asks for more. */
const AT_FIRST = 12;

/** The candies to choose from, as checkboxes; over the limit the others rest until one is taken out. */
export const CandyPicker = ({
  candies,
  chosenIds,
  isAllChosen,
  isOut,
  warningOf,
  onToggle,
}: {
  candies: readonly MixCandy[];
  chosenIds: readonly string[];
  /** As many are chosen as the box takes. */
  isAllChosen: boolean;
  isOut: (candy: MixCandy) => boolean;
  /** Why a candy does not suit. */
  warningOf: (candy: MixCandy) => string | undefined;
  onToggle: (candy: MixCandy) => void;
}) => {
  const intl = useIntl();
  const [shown, setShown] = useState(AT_FIRST);
  const list = useRef<HTMLUListElement>(null);
  const grounds = windowColors(candies.map(({ color }) => color));
  const more = () => {
    const first = shown;
    setShown(candies.length);
    // The button goes away; who pressed it goes on with the first candy that came.
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[first]?.focus());
  };
  return (
    <>
      <ul className={c.grid} ref={list}>
        {candies.slice(0, shown).map((candy, index) => {
          const isChosen = chosenIds.includes(candy.id);
          const out = isOut(candy);
          const warning = warningOf(candy);
          return (
            <li key={candy.id}>
              <label className={out ? `${c.candy} ${c.out}` : c.candy}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && (out || isAllChosen)}
                  onChange={() => onToggle(candy)}
                />
                <span
                  className={c.window}
                  data-window
                  style={{ "--bg": `var(--wp-colors-${grounds[index]}-300)` } as CSSProperties}
                >
                  {candy.image && (
                    <img
                      src={imageUrl(candy.image, { width: TILE_WIDTH })}
                      alt=""
                      width={TILE_WIDTH}
                      height={TILE_WIDTH}
                      loading={index < 6 ? undefined : "lazy"}
                    />
                  )}
                </span>
                <span className={c.sill} data-sill aria-hidden="true" />
                <span className={c.mark} data-mark aria-hidden="true">
                  <Icon name={isChosen ? "check" : "plus"} size="sm" />
                </span>
                <span className={c.name}>{candy.name}</span>{" "}
                {out ? (
                  <span className={c.outNote}>
                    {intl.formatMessage({ id: "mix.outOfStock", defaultMessage: "Out of stock" })}
                  </span>
                ) : (
                  <span className={warning ? c.outNote : c.note}>{warning ?? candy.note}</span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      {shown < candies.length && (
        <div className={c.more}>
          <button type="button" className={c.moreButton} onClick={more}>
            <FormattedMessage id="mix.more" defaultMessage="More flavors" />
          </button>
        </div>
      )}
    </>
  );
};
