import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import c from "./basket-skeleton.styles.ts";

/** The shapes of a bag, or of what was in one, while it is on its way; `label` says of what where it is not the bag. */
export function BasketSkeleton({ label }: { label?: ReactNode }) {
  return (
    <div className={c.columns} aria-busy="true" data-waiting="">
      <output className="vh">
        {label ?? <FormattedMessage id="basket.loading" defaultMessage="Your bag is loading." />}
      </output>
      <div className={c.lines} aria-hidden="true">
        {[0, 1, 2].map((line) => (
          <div key={line} className={c.line}>
            <span className={c.window} />
            <span className={c.words}>
              <span className={c.word} />
              <span className={c.short} />
            </span>
          </div>
        ))}
      </div>
      <div className={c.summary} aria-hidden="true" />
    </div>
  );
}
