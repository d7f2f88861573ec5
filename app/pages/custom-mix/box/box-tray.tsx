import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { filledText, missingText } from "#app/components/custom-mix/mix-messages.ts";
import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { fillPercent, isFull, totalUnits, unitsLeft, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import type { MixCandy } from "../mix-view.ts";
import { BoxPreview } from "./box-preview.tsx";
import c from "./box-tray.styles.ts";

/** Id of the tray, which the dock of small screens leads to. */
const TRAY_ID = "box-tray";

const Bar = ({
  candies,
  rules,
  labelledBy,
}: {
  candies: readonly CandyQuantity[];
  rules: MixRules;
  labelledBy: string;
}) => (
  <progress
    className={c.bar}
    max={100}
    value={fillPercent(candies, rules)}
    aria-labelledby={labelledBy}
    data-full={isFull(candies, rules) || undefined}
  />
);

/** The box with its bar, and below it whatever the step has to say. */
export const BoxTray = ({
  title,
  candies,
  rules,
  candyOf,
  isTied,
  isClosed,
  children,
}: {
  title: string;
  candies: readonly CandyQuantity[];
  rules: MixRules;
  candyOf: (id: string) => MixCandy | undefined;
  isTied?: boolean;
  isClosed?: boolean;
  children?: ReactNode;
}) => {
  const intl = useIntl();
  const id = useId();
  return (
    <aside className={c.tray} id={TRAY_ID} aria-labelledby={id} tabIndex={-1}>
      <h2 className={c.title} id={id}>
        {title}
      </h2>
      <BoxPreview candies={candies} rules={rules} candyOf={candyOf} isTied={isTied} isClosed={isClosed} />
      <div>
        <p className={c.amounts} id={`${id}-bar`}>
          <span>{filledText(intl, totalUnits(candies), rules)}</span>{" "}
          <span className={c.missing}>{missingText(intl, unitsLeft(candies, rules), rules)}</span>
        </p>
        <Bar candies={candies} rules={rules} labelledBy={`${id}-bar`} />
      </div>
      {children}
    </aside>
  );
};

/** How full the box is, at the foot of small screens, with the way to it. */
export const BoxDock = ({
  candies,
  rules,
  price,
}: {
  candies: readonly CandyQuantity[];
  rules: MixRules;
  /** What the box costs, in words. */
  price: string | undefined;
}) => {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={c.dock} data-dock="">
      <div className={c.dockRow}>
        <span>
          <span id={id}>{filledText(intl, totalUnits(candies), rules)}</span>
          {price !== undefined && <span className={c.dockPrice}>{price}</span>}
        </span>
        <a className={c.dockLink} href={`#${TRAY_ID}`}>
          <FormattedMessage id="mix.seeBox" defaultMessage="See my box" />
        </a>
      </div>
      <Bar candies={candies} rules={rules} labelledBy={id} />
    </div>
  );
};
