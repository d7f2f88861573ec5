import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { diets, fitsDiets, type Diet } from "../box/box-label.ts";
import c from "../box/box-parts.styles.ts";
import { dietText } from "../box/box-words.ts";
import type { MixFlowState } from "../use-mix-flow.ts";

/** What the flavors keep to, and a box filled by chance from those that do. */
export const DietFilters = ({ state }: { state: MixFlowState }) => {
  const { candies, chosenDiets, setChosenDiets, surpriseMe, candyOf, isOut } = state;
  const intl = useIntl();
  const fitting = candies.filter((candy) => fitsDiets(candy, chosenDiets));
  const isAnyThere = fitting.some((candy) => !isOut(candy));

  const change = (diet: Diet) => {
    const after = diets.filter((each) => (each === diet) !== chosenDiets.includes(each));
    setChosenDiets(after);
    announce(
      intl.formatMessage(
        { id: "mix.fitting", defaultMessage: "{count, plural, one {# flavor fits} other {# flavors fit}}" },
        { count: candies.filter((candy) => fitsDiets(candy, after)).length },
      ),
    );
  };
  const fill = () => {
    const chosen = surpriseMe();
    announce(
      intl.formatMessage(
        { id: "mix.surprised", defaultMessage: "In your box now: {names}" },
        { names: intl.formatList(chosen.map(({ id }) => candyOf(id)?.name ?? id)) },
      ),
    );
  };

  return (
    <div className={c.filters}>
      <fieldset className={c.chips}>
        <legend className="vh">
          <FormattedMessage id="mix.diets" defaultMessage="Show only flavors that are" />
        </legend>
        {diets.map((diet) => (
          <label key={diet} className={c.chip}>
            <input type="checkbox" checked={chosenDiets.includes(diet)} onChange={() => change(diet)} />
            {dietText(intl, diet)}
          </label>
        ))}
      </fieldset>
      <div className={c.row}>
        <button type="button" className={c.line} disabled={!isAnyThere} onClick={fill}>
          <FormattedMessage id="mix.surprise" defaultMessage="Surprise me" />
        </button>
        {chosenDiets.length > 0 && (
          <p className={c.small}>
            {fitting.length === 0 ? (
              <FormattedMessage id="mix.noneFits" defaultMessage="No flavor fits all of that. Remove one of them." />
            ) : (
              <FormattedMessage
                id="mix.byLabel"
                defaultMessage="Based on each flavor’s label. What the box is packed near is listed below your box."
              />
            )}
          </p>
        )}
      </div>
    </div>
  );
};
