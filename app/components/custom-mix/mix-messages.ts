import type { IntlShape } from "react-intl";
import type { MixRules } from "#app/domain/custom-mix/box.ts";

/** An amount of a box in its own words: '25%' or '10 pops'. */
export const amountText = (intl: IntlShape, quantity: number, { unitType }: Pick<MixRules, "unitType">): string =>
  unitType === "percent"
    ? intl.formatMessage({ id: "mix.percent", defaultMessage: "{quantity, number}%" }, { quantity })
    : intl.formatMessage(
        { id: "mix.pieces", defaultMessage: "{quantity, plural, one {# pop} other {# pops}}" },
        { quantity },
      );

/** How full a box is: '80% full' or '20 of 30 pops'. */
export const filledText = (intl: IntlShape, quantity: number, { unitType, capacity }: MixRules): string =>
  unitType === "percent"
    ? intl.formatMessage({ id: "mix.percentFull", defaultMessage: "{quantity, number}% full" }, { quantity })
    : intl.formatMessage(
        { id: "mix.piecesOf", defaultMessage: "{quantity, number} of {capacity, number} pops" },
        { quantity, capacity },
      );

/** What is still missing: '20% to go'. */
export const missingText = (intl: IntlShape, missing: number, rules: Pick<MixRules, "unitType">): string =>
  missing === 0
    ? intl.formatMessage({ id: "mix.full", defaultMessage: "Your box is full" })
    : intl.formatMessage(
        { id: "mix.toGo", defaultMessage: "{amount} to go" },
        { amount: amountText(intl, missing, rules) },
      );
