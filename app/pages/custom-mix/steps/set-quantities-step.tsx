import { FormattedMessage, useIntl } from "react-intl";
import { amountText, missingText } from "#app/components/custom-mix/mix-messages.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { canChooseMore, isIncomplete, shareTheRest, unitsLeft } from "#app/domain/custom-mix/quantities.ts";
import { BoxDock, BoxTray } from "../box/box-tray.tsx";
import { BoxFacts, usePriceText } from "../box/box-facts.tsx";
import { piecesOf } from "../box/box-label.ts";
import { piecesText } from "../box/box-words.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import c from "../custom-mix-page.styles.ts";
import { FlavorSteppers } from "./flavor-steppers.tsx";

/** Step 4: how much of each; the box goes on once it is full (custom-mix-7). */
export const SetQuantitiesStep = ({ state }: { state: MixFlowState }) => {
  const { mix, box, size, candies, candyOf, unitsOf, setCandies, pathOf } = state;
  const intl = useIntl();
  const price = usePriceText(state);
  if (!box) return null;
  const { rules } = box;
  const chosen = mix.candySelections;
  const missing = unitsLeft(chosen, rules);
  const isOpen = isIncomplete(chosen, rules);
  const share = () => {
    const shared = shareTheRest(chosen, rules, unitsOf);
    setCandies(shared);
    announce(missingText(intl, unitsLeft(shared, rules), rules));
  };
  return (
    <>
      <div className={c.head}>
        <h1 className={c.title}>
          <FormattedMessage id="mix.quantities.title" defaultMessage="How much of each?" />
        </h1>
        <p className={c.lede}>
          <FormattedMessage id="mix.quantities.lede" defaultMessage="Adjust the amounts until your box is full." />
        </p>
      </div>
      <div className={c.columns}>
        <div className={c.main}>
          <FlavorSteppers
            candies={chosen}
            rules={rules}
            candyOf={candyOf}
            unitsOf={unitsOf}
            piecesOf={(id, quantity) => {
              const pieces = rules.unitType === "percent" ? piecesOf(quantity, size, candyOf(id)) : undefined;
              return pieces === undefined ? undefined : piecesText(intl, pieces);
            }}
            onChange={setCandies}
          />
          <div className={c.actions}>
            <button type="button" className={c.line} onClick={share} aria-disabled={!isOpen}>
              <FormattedMessage id="mix.share" defaultMessage="Share the rest evenly" />
            </button>
            {canChooseMore(chosen, rules, candies) && (
              <Link className={c.link} to={pathOf("select-candies")}>
                <FormattedMessage id="mix.more" defaultMessage="More flavors" />
              </Link>
            )}
          </div>
          <BoxDock candies={chosen} rules={rules} price={price} />
        </div>
        <BoxTray
          title={[box.name, size?.name].filter(Boolean).join(", ")}
          candies={chosen}
          rules={rules}
          candyOf={candyOf}
        >
          <BoxFacts state={state} />
          <div className={c.stack}>
            {isOpen ? (
              <>
                <button type="button" className={c.nextBlock} disabled aria-describedby="mix-missing">
                  <FormattedMessage id="mix.toReview" defaultMessage="Review box" />
                </button>
                <p className={c.center} id="mix-missing">
                  <FormattedMessage
                    id="mix.fillLast"
                    defaultMessage="Fill the last {amount} to continue."
                    values={{ amount: amountText(intl, missing, rules) }}
                  />
                </p>
              </>
            ) : (
              <Link className={c.nextBlock} to={pathOf("review-box")}>
                <FormattedMessage id="mix.toReview" defaultMessage="Review box" />
              </Link>
            )}
          </div>
        </BoxTray>
      </div>
    </>
  );
};
