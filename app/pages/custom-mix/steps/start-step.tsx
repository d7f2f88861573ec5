import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { shareEvenly } from "#app/domain/custom-mix/quantities.ts";
import { BoxPreview } from "../box/box-preview.tsx";
import type { MixFlowState } from "../use-mix-flow.ts";
import { FromPrice } from "../box/box-facts.tsx";
import { KeptBoxesList } from "../kept-boxes/kept-boxes-list.tsx";
import { SharedBoxPanel } from "../kept-boxes/shared-box-panel.tsx";
import c from "../custom-mix-page.styles.ts";
import { lollipopBoxPath } from "#config/brand.ts";

/** Step 1: what it is about, with a box that shows it; whoever has begun one may go on with it. */
export const StartStep = ({ state }: { state: MixFlowState }) => {
  const { flow, box, mix, pathOf, permitted, candyOf, candies, reset } = state;
  const isLollipops = flow.root === lollipopBoxPath;
  const rules = box?.rules ?? state.boxes[0]?.rules;
  const shown =
    mix.candySelections.length > 0 || !rules
      ? mix.candySelections
      : shareEvenly(
          candies.slice(0, Math.min(4, rules.flavorLimit)).map(({ id }) => id),
          rules,
        );
  return (
    <>
      <SharedBoxPanel state={state} />
      <div className={c.start}>
        <div className={c.stack}>
          <div className={c.head}>
            <h1 className={c.title}>
              {isLollipops ? (
                <FormattedMessage id="mix.title.lollipops" defaultMessage="A bunch of your own" />
              ) : (
                <FormattedMessage id="mix.title" defaultMessage="Build a box" />
              )}
            </h1>
            <p className={c.lede}>
              {isLollipops ? (
                <FormattedMessage
                  id="mix.lede.lollipops"
                  defaultMessage="Thirty pops, up to six flavors, tied like flowers. You choose; we tie the knot."
                />
              ) : (
                <FormattedMessage
                  id="mix.lede"
                  defaultMessage="Behind the counter it has always gone like this: you point, we count. Here you point with a finger or a mouse."
                />
              )}
            </p>
          </div>
          <FromPrice state={state} />
          <ol className={c.how}>
            <li>
              <FormattedMessage id="mix.how1" defaultMessage="Pick a box, and how you’d like to get it." />
            </li>
            <li>
              <FormattedMessage
                id="mix.how2"
                defaultMessage="Choose up to six flavors; the space is shared out evenly."
              />
            </li>
            <li>
              <FormattedMessage id="mix.how3" defaultMessage="Adjust the amounts until the box is full." />
            </li>
          </ol>
          <div className={c.actions}>
            {box ? (
              <>
                <Link className={c.next} to={pathOf(permitted("review-box"))}>
                  <FormattedMessage id="mix.goOn" defaultMessage="Continue with your box" />
                </Link>
                <Link className={c.link} to={pathOf("select-item")} onClick={reset}>
                  <FormattedMessage id="mix.startAnew" defaultMessage="Start a new box" />
                </Link>
              </>
            ) : (
              <Link className={c.next} to={pathOf("select-item")}>
                <FormattedMessage id="mix.start" defaultMessage="Start your box" />
              </Link>
            )}
          </div>
        </div>
        {rules && <BoxPreview candies={shown} rules={rules} candyOf={candyOf} />}
      </div>
      <KeptBoxesList state={state} />
    </>
  );
};
