import type { CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { BoxFacts } from "../box/box-facts.tsx";
import { piecesOf } from "../box/box-label.ts";
import { piecesText } from "../box/box-words.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import c from "../custom-mix-page.styles.ts";
import { FulfillmentChips } from "./fulfillment-chips.tsx";

/** Step 2: the box and its size, and whether it is shipped or collected. */
export const SelectItemStep = ({ state }: { state: MixFlowState }) => {
  const { boxes, mix, option, shop, chooseOption, changeShop, chooseSize, isSizeOut, candies, pathOf, permitted } =
    state;
  const intl = useIntl();
  const { currency } = useSite();
  const grounds = windowColors(boxes.map(({ color }) => color));
  const isChosen = permitted("select-candies") === "select-candies";
  return (
    <>
      <div className={c.head}>
        <h1 className={c.title}>
          <FormattedMessage id="mix.box.title" defaultMessage="Which box?" />
        </h1>
        <p className={c.lede}>
          <FormattedMessage id="mix.box.lede" defaultMessage="The size decides the price. What goes in is up to you." />
        </p>
      </div>
      <div className={c.main} style={{ paddingTop: 28 }}>
        <FulfillmentChips option={option} shop={shop} onChoose={chooseOption} onOpenShops={changeShop} />
        {boxes.length === 0 && (
          <p>
            <FormattedMessage id="mix.box.none" defaultMessage="No boxes available this way right now." />
          </p>
        )}
        <ul className={c.boxes}>
          {boxes.map((box, index) => (
            <li key={box.id} className={c.box} data-chosen={mix.boxSelection === box.id || undefined}>
              <span
                className={c.boxWindow}
                style={{ "--bg": `var(--wp-colors-${grounds[index]}-300)` } as CSSProperties}
                aria-hidden="true"
              >
                {box.image && <img src={imageUrl(box.image, { width: 459 })} alt="" width={459} height={459} />}
              </span>
              <h2 className={c.boxName}>{box.name}</h2>
              <p className={c.small}>{box.note}</p>
              <fieldset className={c.sizes}>
                <legend className="vh">
                  <FormattedMessage id="mix.box.sizes" defaultMessage="Sizes of {name}" values={{ name: box.name }} />
                </legend>
                {box.sizes.map((size) => {
                  const price =
                    size.price && formatMoney(size.price.sale ?? size.price.standard, currency, intl.locale);
                  const isOut = isSizeOut(size);
                  const pieces = box.rules.unitType === "percent" ? piecesOf(100, size, candies[0]) : undefined;
                  return (
                    <label key={size.id} className={c.chip} data-unavailable={isOut || undefined}>
                      <input
                        type="radio"
                        name="box-size"
                        checked={mix.boxVariantSelection === size.id}
                        disabled={isOut}
                        onChange={() => chooseSize(box, size)}
                      />
                      {size.name || intl.formatMessage({ id: "mix.box.only", defaultMessage: "This one" })}
                      <small>
                        {isOut
                          ? intl.formatMessage({ id: "mix.outOfStock", defaultMessage: "Out of stock" })
                          : [price, pieces !== undefined && piecesText(intl, pieces)].filter(Boolean).join(", ")}
                      </small>
                    </label>
                  );
                })}
              </fieldset>
            </li>
          ))}
        </ul>
        <BoxFacts state={state} />
        <div className={c.actions}>
          {isChosen ? (
            <Link className={c.next} to={pathOf("select-candies")}>
              <FormattedMessage id="mix.toCandies" defaultMessage="Choose candies" />
            </Link>
          ) : (
            <button type="button" className={c.next} disabled>
              <FormattedMessage id="mix.toCandies" defaultMessage="Choose candies" />
            </button>
          )}
        </div>
      </div>
    </>
  );
};
