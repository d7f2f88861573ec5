import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useInView } from "#app/browser/use-in-view.ts";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingPlace } from "#app/components/ui/loading-place.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import c from "./cart-page.styles.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const Suggestions = onDemand(() =>
  import(/* webpackChunkName: "cart-suggestions" */ "./cart-suggestions.tsx").then(
    ({ CartSuggestions }) => CartSuggestions,
  ),
);

/** What stands in an empty bag: one way on, and below it what others like. */
export function EmptyCart() {
  const below = useRef<HTMLDivElement>(null);
  const isNear = useInView(below, "300px");
  return (
    <>
      <div className={c.empty} style={emptyCup}>
        <p className={c.emptyTitle}>
          <FormattedMessage id="cart.empty" defaultMessage="Nothing in here yet." />
        </p>
        <p>
          <FormattedMessage id="cart.emptyHint" defaultMessage="Your bag is empty. We can help with that." />
        </p>
        <Link className={c.browse} to="/">
          <FormattedMessage id="cart.browse" defaultMessage="Find something sweet" />
        </Link>
      </div>
      <div ref={below} className={c.below}>
        {isNear ? (
          <QuietBoundary>
            <Suggestions fallback={<LoadingPlace />} />
          </QuietBoundary>
        ) : (
          <LoadingPlace />
        )}
      </div>
    </>
  );
}
