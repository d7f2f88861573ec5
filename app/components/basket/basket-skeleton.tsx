import { FormattedMessage } from "react-intl";
import c from "./basket-skeleton.styles.ts";

/** The shapes of a bag while it is on its way. */
export function BasketSkeleton() {
  return (
    <div className={c.columns} aria-busy="true">
      <output className="vh">
        <FormattedMessage id="basket.loading" defaultMessage="Your bag is on its way." />
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
