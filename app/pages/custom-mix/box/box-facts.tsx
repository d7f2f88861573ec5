import { FormattedMessage, useIntl } from "react-intl";
import { conflictText } from "#app/components/allergens/conflict-words.ts";
import { Note } from "#app/components/ui/note.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { conflictOfAll } from "#app/domain/product/allergen-shield.ts";
import { formatMoney } from "#app/domain/format/money.ts";
import type { MixBoxSize, MixCandy } from "../mix-view.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import { boxLabel, piecesInAll, piecesOf } from "./box-label.ts";
import { labelText, piecesText } from "./box-words.ts";
import c from "./box-parts.styles.ts";

/** What a size costs now. */
export const priceOf = ({ price }: Pick<MixBoxSize, "price">): number | undefined =>
  price && (price.sale ?? price.standard);

/** What the box costs, in words; undefined where it has no price. */
export const usePriceText = ({ size, mix }: Pick<MixFlowState, "size" | "mix">): string | undefined => {
  const intl = useIntl();
  const { currency } = useSite();
  const price = size ? priceOf(size) : undefined;
  return price === undefined ? undefined : formatMoney(price * mix.quantity, currency, intl.locale);
};

/** About how many pieces a share is, on a line of its own. */
export const Pieces = ({
  quantity,
  rules,
  size,
  candy,
}: {
  quantity: number;
  rules: MixRules;
  size: MixBoxSize | null;
  candy: MixCandy | undefined;
}) => {
  const intl = useIntl();
  const pieces = rules.unitType === "percent" ? piecesOf(quantity, size, candy) : undefined;
  return pieces === undefined ? null : <small>{piecesText(intl, pieces)}</small>;
};

/** What the box costs and about how much it holds, and the allergens of all of it. */
export const BoxFacts = ({ state }: { state: MixFlowState }) => {
  const { mix, box, size, candyOf } = state;
  const intl = useIntl();
  const price = usePriceText(state);
  if (!box) return null;
  const chosen = mix.candySelections.flatMap(({ id, quantity }) => (quantity > 0 ? (candyOf(id) ?? []) : []));
  const shares = mix.candySelections.map(({ id, quantity }) => ({ percent: quantity, candy: candyOf(id) }));
  const conflict =
    state.shield && chosen.length > 0
      ? conflictOfAll(
          chosen.map(({ label }) => label.marks),
          box.packedNear,
          state.shield,
        )
      : null;
  const pieces = box.rules.unitType === "percent" ? piecesInAll(shares, size, state.candies[0]) : undefined;
  return (
    <div className={c.facts}>
      {price !== undefined && (
        <p className={c.price}>
          <b>{price}</b>
          {pieces !== undefined && <span>{piecesText(intl, pieces)}</span>}
        </p>
      )}
      {chosen.length > 0 && (
        <p className={c.label}>
          <b>
            <FormattedMessage id="mix.label" defaultMessage="Allergens in this box:" />
          </b>{" "}
          {labelText(intl, boxLabel(chosen, box))}
        </p>
      )}
      {conflict && (
        <Note tone="warn">
          <FormattedMessage
            id="mix.conflict"
            defaultMessage="<b>This box doesn’t fit your allergies.</b> {why}"
            values={{ why: conflictText(intl, conflict), b: (words) => <b>{words}</b> }}
          />
        </Note>
      )}
    </div>
  );
};

/** What the least box costs: 'Boxes from $8.00'. */
export const FromPrice = ({ state }: { state: MixFlowState }) => {
  const intl = useIntl();
  const { currency } = useSite();
  const prices = state.boxes.flatMap(({ sizes }) => sizes.flatMap((size) => priceOf(size) ?? []));
  if (prices.length === 0) return null;
  return (
    <p className={c.from}>
      <FormattedMessage
        id="mix.from"
        defaultMessage="From {price}"
        values={{ price: formatMoney(Math.min(...prices), currency, intl.locale) }}
      />
    </p>
  );
};
