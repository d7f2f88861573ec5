import { FormattedMessage, useIntl } from "react-intl";
import { conflictText } from "#app/components/allergens/conflict-words.ts";
import { amountText } from "#app/components/custom-mix/mix-messages.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { areAllFlavorsChosen, toggleCandy } from "#app/domain/custom-mix/quantities.ts";
import { conflictWith } from "#app/domain/product/allergen-shield.ts";
import { BoxDock, BoxTray } from "../box/box-tray.tsx";
import type { MixCandy } from "../mix-view.ts";
import { BoxFacts, Pieces, usePriceText } from "../box/box-facts.tsx";
import { fitsDiets } from "../box/box-label.ts";
import { shareText, warningText } from "../box/box-words.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import c from "../custom-mix-page.styles.ts";
import { CandyPicker } from "./candy-picker.tsx";
import { FulfillmentChips } from "./fulfillment-chips.tsx";
import { DietFilters } from "./diet-filters.tsx";

/** Step 3: what goes in; the space is shared out evenly after each choice (custom-mix-4). */
export const SelectCandiesStep = ({ state }: { state: MixFlowState }) => {
  const { mix, box, size, candies, candyOf, isOut, unitsOf, toggle, option, shop, pathOf } = state;
  const intl = useIntl();
  const price = usePriceText(state);
  if (!box) return null;
  const { rules } = box;
  const chosen = mix.candySelections;
  const conflictOf = ({ label }: MixCandy) => state.shield && conflictWith(label.marks, state.shield);
  const isOffered = (candy: MixCandy) =>
    fitsDiets(candy, state.chosenDiets) && !(state.shield?.hides && conflictOf(candy));
  const warningOf = (candy: MixCandy) => {
    const conflict = conflictOf(candy);
    const diet = isChosen(candy) ? warningText(intl, candy, state.chosenDiets) : undefined;
    return [conflict && conflictText(intl, conflict), diet].filter(Boolean).join(" · ") || undefined;
  };
  const isChosen = ({ id }: MixCandy) => chosen.some((each) => each.id === id);

  const pick = (candy: MixCandy) => {
    const after = toggleCandy(chosen, candy.id, rules, unitsOf);
    toggle(candy.id);
    const own = after.find(({ id }) => id === candy.id);
    announce(
      own
        ? intl.formatMessage(
            {
              id: "mix.pickedIn",
              defaultMessage: "{name} goes in, {count} of {limit} flavors, {amount} of the box",
            },
            {
              name: candy.name,
              count: after.length,
              limit: rules.flavorLimit,
              amount: shareText(intl, own.quantity, { rules, size, candy }),
            },
          )
        : intl.formatMessage(
            { id: "mix.pickedOut", defaultMessage: "{name} comes out, {count} of {limit} flavors" },
            { name: candy.name, count: after.length, limit: rules.flavorLimit },
          ),
    );
  };

  return (
    <>
      <div className={c.head}>
        <h1 className={c.title}>
          <FormattedMessage id="mix.candies.title" defaultMessage="What’s going in?" />
        </h1>
        <p className={c.lede}>
          <FormattedMessage
            id="mix.candies.lede"
            defaultMessage="Choose up to {limit}. We’ll share the space out evenly, then you can fine-tune it."
            values={{ limit: rules.flavorLimit }}
          />
        </p>
      </div>
      <div className={c.columns}>
        <div className={c.main}>
          <div className={c.bar}>
            <p className={c.count} id="mix-count">
              <FormattedMessage
                id="mix.count"
                defaultMessage="{count} of {limit} flavors chosen"
                values={{ count: chosen.length, limit: rules.flavorLimit }}
              />
            </p>
            <FulfillmentChips
              option={option}
              shop={shop}
              onChoose={state.chooseOption}
              onOpenShops={state.changeShop}
            />
          </div>
          <DietFilters state={state} />
          <fieldset aria-describedby="mix-count">
            <legend className="vh">
              <FormattedMessage id="mix.candies" defaultMessage="Candies" />
            </legend>
            <CandyPicker
              key={`${option} ${state.chosenDiets.join(" ")}`}
              candies={candies.filter((candy) => isChosen(candy) || isOffered(candy))}
              warningOf={warningOf}
              chosenIds={chosen.map(({ id }) => id)}
              isAllChosen={areAllFlavorsChosen(chosen, rules)}
              isOut={isOut}
              onToggle={pick}
            />
          </fieldset>
          <BoxDock candies={chosen} rules={rules} price={price} />
        </div>
        <BoxTray
          title={[box.name, size?.name].filter(Boolean).join(", ")}
          candies={chosen}
          rules={rules}
          candyOf={candyOf}
        >
          {chosen.length > 0 && (
            <ul className={c.contents}>
              {chosen.map(({ id, quantity }) => (
                <li key={id}>
                  <b>{amountText(intl, quantity, rules)}</b>
                  <span>
                    {candyOf(id)?.name}
                    <Pieces quantity={quantity} rules={rules} size={size} candy={candyOf(id)} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          <BoxFacts state={state} />
          <div className={c.stack}>
            {chosen.length > 0 ? (
              <Link className={c.nextBlock} to={pathOf("set-quantities")}>
                <FormattedMessage id="mix.toQuantities" defaultMessage="Set quantities" />
              </Link>
            ) : (
              <button type="button" className={c.nextBlock} disabled>
                <FormattedMessage id="mix.toQuantities" defaultMessage="Set quantities" />
              </button>
            )}
          </div>
        </BoxTray>
      </div>
    </>
  );
};
