import type { CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { amountText, missingText } from "#app/components/custom-mix/mix-messages.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import {
  decreaseCandy,
  increaseCandy,
  unitsLeft,
  type CandyQuantity,
  type UnitsOf,
} from "#app/domain/custom-mix/quantities.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import type { MixCandy } from "../mix-view.ts";
import c from "./flavor-steppers.styles.ts";

/** A step more or less of each flavor; what it led to is said aloud. */
export const FlavorSteppers = ({
  candies,
  rules,
  candyOf,
  unitsOf,
  piecesOf,
  onChange,
}: {
  candies: readonly CandyQuantity[];
  rules: MixRules;
  candyOf: (id: string) => MixCandy | undefined;
  unitsOf: UnitsOf;
  /** About how many pieces an amount of a candy is, in words; undefined where that is not known. */
  piecesOf: (id: string, quantity: number) => string | undefined;
  onChange: (candies: CandyQuantity[]) => void;
}) => {
  const intl = useIntl();
  const grounds = windowColors(candies.map(({ id }) => candyOf(id)?.color));
  const step = amountText(intl, rules.increment, rules);

  const amountOf = (id: string, quantity: number) =>
    [amountText(intl, quantity, rules), piecesOf(id, quantity)].filter(Boolean).join(", ");
  const change = (id: string, changed: CandyQuantity[], isPossible: boolean) => {
    if (!isPossible) return;
    onChange(changed);
    announce(
      intl.formatMessage(
        { id: "mix.changed", defaultMessage: "{name} {amount}, {missing}" },
        {
          name: candyOf(id)?.name,
          amount: amountOf(id, changed.find((candy) => candy.id === id)?.quantity ?? 0),
          missing: missingText(intl, unitsLeft(changed, rules), rules),
        },
      ),
    );
  };

  return (
    <ul className={c.list}>
      {candies.map(({ id, quantity }, index) => {
        const candy = candyOf(id);
        const name = candy?.name ?? id;
        const more = increaseCandy(candies, id, rules, unitsOf);
        const canMore = more.find((each) => each.id === id)?.quantity !== quantity;
        return (
          <li key={id} className={c.row}>
            <span
              className={c.picture}
              style={{ "--bg": `var(--wp-colors-${grounds[index]}-300)` } as CSSProperties}
              aria-hidden="true"
            >
              {candy?.image && <img src={imageUrl(candy.image, { width: 128 })} alt="" width={64} height={64} />}
            </span>
            <span>
              {name}
              <small>{piecesOf(id, quantity)}</small>
              <small>
                <FormattedMessage id="mix.steps" defaultMessage="Steps of {step}" values={{ step }} />
              </small>
            </span>
            <fieldset
              className={c.stepper}
              aria-label={intl.formatMessage({ id: "mix.quantityOf", defaultMessage: "Quantity of {name}" }, { name })}
            >
              <button
                type="button"
                className={c.button}
                aria-disabled={quantity === 0}
                aria-label={intl.formatMessage({ id: "mix.less", defaultMessage: "Less {name}" }, { name })}
                onClick={() => change(id, decreaseCandy(candies, id, rules), quantity > 0)}
              >
                <Icon name="minus" size="sm" />
              </button>
              <span className={c.amount}>
                {rules.unitType === "percent" ? amountText(intl, quantity, rules) : quantity}
              </span>
              <button
                type="button"
                className={c.button}
                aria-disabled={!canMore}
                aria-label={intl.formatMessage({ id: "mix.moreOf", defaultMessage: "More {name}" }, { name })}
                onClick={() => change(id, more, canMore)}
              >
                <Icon name="plus" size="sm" />
              </button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
};
