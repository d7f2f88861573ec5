import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { heldCoupons, organizationCodeOf, sourceCodeOf } from "#app/components/promotions/coupons.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import c from "./late-code.styles.ts";

const PromoCodeForm = onDemand(() =>
  import(/* webpackChunkName: "promo-code-form" */ "#app/components/promotions/promo-code-form.tsx").then(
    (module) => module.PromoCodeForm,
  ),
);

/** A promo code for those who think of it late: folded away, and open until the order is placed (checkout-23). */
export function LateCode({ basket }: { basket: Basket }) {
  const [isWanted, setWanted] = useState(false);
  const coupons = heldCoupons(basket);
  return (
    <details className={c.code} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary>
        <FormattedMessage
          id="lateCode.open"
          defaultMessage="{count, plural, =0 {Have a promo code?} one {Your promo code} other {Your promo codes}}"
          values={{ count: coupons.length }}
        />
        <Icon name="chevron-down" size="xs" />
      </summary>
      {isWanted ? (
        <QuietBoundary>
          <PromoCodeForm
            coupons={coupons}
            organizationCode={organizationCodeOf(basket)}
            sourceCode={sourceCodeOf(basket)}
          />
        </QuietBoundary>
      ) : null}
    </details>
  );
}
