import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import c from "./shipping-estimate.styles.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";

const ShippingEstimateForm = onDemand(() =>
  import(/* webpackChunkName: "shipping-estimate-form" */ "./shipping-estimate-form.tsx").then(
    (module) => module.ShippingEstimateForm,
  ),
);

/**
 * What shipping will cost, before anything about an address is asked: a postal code is enough. Few open it, so the rest
 * comes then.
 */
export function ShippingEstimate({ basket }: { basket: BasketDocument }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className={c.estimate} onToggle={() => setWanted(true)}>
      <summary>
        <FormattedMessage id="estimate.title" defaultMessage="Estimate shipping" />
        <Icon name="chevron-down" size="xs" />
      </summary>
      {isWanted ? (
        <QuietBoundary onFail={() => setWanted(false)}>
          <ShippingEstimateForm basket={basket} />
        </QuietBoundary>
      ) : null}
    </details>
  );
}
