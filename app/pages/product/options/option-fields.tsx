import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { PLAIN_FORM } from "./plain-options.tsx";
import type { OptionView, ValueView } from "./option-views.ts";
import c from "./product-options.styles.ts";

const Price = ({ value: { price, prices } }: { value: ValueView }) => {
  const money = useMoney();
  const less = prices.findLast((step) => step.from > 1 && step.price < price);
  return (
    <small className={c.price}>
      {price > 0 ? (
        <FormattedMessage id="options.more" defaultMessage="+{price}" values={{ price: money(price) }} />
      ) : (
        <FormattedMessage id="options.included" defaultMessage="Included" />
      )}
      {less && (
        <>
          {", "}
          <FormattedMessage
            id="options.fromMany"
            defaultMessage="from {from, number} pieces +{price}"
            values={{ from: less.from, price: money(less.price) }}
          />
        </>
      )}
    </small>
  );
};

/** The values of one option, with a sample of how each is made and what it adds to the price. */
export const OptionFields = ({
  option: { id, name, description, values },
  chosen,
  onChoose,
}: {
  option: OptionView;
  chosen: string | undefined;
  onChoose: (valueId: string) => void;
}) => (
  <fieldset>
    <legend className={c.legend}>{name}</legend>
    {description && <p className={c.about}>{description}</p>}
    <div className={c.values}>
      {values.map((value) => (
        <label key={value.id} className={c.value}>
          <input
            type="radio"
            name={`option-${id}`}
            // Outside of that form they would not be sent along without scripts.
            form={PLAIN_FORM}
            value={value.id}
            checked={chosen === value.id}
            onChange={() => onChoose(value.id)}
          />
          {values.some(({ look }) => look) && (
            <span className={c.sample} data-look={value.look} aria-hidden="true">
              {value.look ? (value.takesLogo ? "◆" : "Aa") : null}
            </span>
          )}
          <span>
            {value.name}
            <Price value={value} />
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
