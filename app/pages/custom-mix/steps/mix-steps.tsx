import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { mixSteps, type MixStep } from "../steps.ts";
import c from "./mix-steps.styles.ts";

const names = defineMessages({
  start: { id: "mix.step.start", defaultMessage: "Start" },
  "select-item": { id: "mix.step.box", defaultMessage: "Box" },
  "select-candies": { id: "mix.step.candies", defaultMessage: "Candies" },
  "set-quantities": { id: "mix.step.quantities", defaultMessage: "Quantities" },
  "review-box": { id: "mix.step.review", defaultMessage: "Review" },
});

/** The five steps; those behind the shopper lead back. */
export const MixSteps = ({ current, pathOf }: { current: MixStep; pathOf: (step: MixStep) => string }) => {
  const intl = useIntl();
  const at = mixSteps.indexOf(current);
  return (
    <nav aria-label={intl.formatMessage({ id: "mix.progress", defaultMessage: "Box progress" })}>
      <ol className={c.steps}>
        {mixSteps.map((step, index) => (
          <li key={step} aria-current={step === current ? "step" : undefined} data-done={index < at || undefined}>
            {index < at ? (
              <Link to={pathOf(step)}>
                <FormattedMessage {...names[step]} />
                <span className="vh">
                  {" "}
                  <FormattedMessage id="mix.step.done" defaultMessage="(done, change)" />
                </span>
              </Link>
            ) : (
              <span>
                <FormattedMessage {...names[step]} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
