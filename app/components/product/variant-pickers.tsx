import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import { imageUrl, SWATCH, swatchSet } from "#app/domain/product/image-url.ts";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import type { AttributeView, ProductView } from "#app/domain/product/product-view.ts";
import {
  isValueOrderable,
  matchingVariant,
  type Selections,
  type SelectionStatus,
} from "#app/domain/product/variant-selection.ts";
import c from "./variant-pickers.styles.ts";

/**
 * One group of real radios for each thing to choose. A value that leads to nothing orderable stays choosable, struck
 * through, and is announced as sold out; choices that are not made together say so until another one fits.
 */
export const VariantPickers = ({
  product,
  selections,
  status,
  onSelect,
}: {
  product: ProductView;
  selections: Selections;
  status: SelectionStatus;
  onSelect: (attributeId: string, value: string) => void;
}) => (
  <>
    {product.attributes.map((attribute) => (
      <Picker key={attribute.id} product={product} attribute={attribute} selections={selections} onSelect={onSelect} />
    ))}
    <output className={status === "waiting" ? c.apart : "vh"}>
      {status === "waiting" ? (
        <FormattedMessage
          id="product.notMadeTogether"
          defaultMessage="We don’t make these together. Please choose something else above."
        />
      ) : status === "ready" ? (
        <FormattedMessage id="product.madeTogether" defaultMessage="That goes together." />
      ) : null}
    </output>
  </>
);

const Picker = ({
  product,
  attribute,
  selections,
  onSelect,
}: {
  product: ProductView;
  attribute: AttributeView;
  selections: Selections;
  onSelect: (attributeId: string, value: string) => void;
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  const name = useId();
  const { id, values } = attribute;
  const chosen = selections[id];
  const isColor = id === "color" && values.some(({ swatch }) => swatch);
  const priceOf = (value: string) => {
    const price = matchingVariant(product, { ...selections, [id]: value })?.price;
    return price && formatMoney(askedPrice(price), currency, intl.locale);
  };
  return (
    <fieldset>
      <legend className={c.legend}>
        {attribute.name} <span>{values.find(({ value }) => value === chosen)?.name}</span>
      </legend>
      <div className={isColor ? c.swatches : c.picker}>
        {values.map(({ value, name: label, swatch }) => {
          const isOff = !isValueOrderable(product, selections, id, value);
          const price = id === "size" ? priceOf(value) : undefined;
          return (
            <label
              key={value}
              className={isColor ? c.swatch : swatch ? c.sampled : c.chip}
              data-unavailable={isOff ? "" : undefined}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => onSelect(id, value)}
              />
              {swatch && (
                <img
                  src={imageUrl(swatch, SWATCH)}
                  srcSet={swatchSet(swatch)}
                  alt=""
                  width={SWATCH.width}
                  height={SWATCH.height}
                />
              )}
              {isColor ? <span className="vh">{label}</span> : label}
              {price && <small> {price}</small>}
              {isOff && (
                <span className="vh">
                  {" "}
                  <FormattedMessage id="product.soldOut" defaultMessage="sold out" />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
