import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { heldCoupons, organizationCodeOf, sourceCodeOf } from "./coupons.ts";
import c from "./late-code.styles.ts";

const PromoCodeForm = onDemand(() =>
  import(/* webpackChunkName: "promo-code-form" */ "./promo-code-form.tsx").then((module) => module.PromoCodeForm),
);

/**
 * A promo code for those who have one: folded away, so that nobody leaves to look for one, and open until the order is
 * placed (checkout-23). A press moves to the field.
 */
export function LateCode({
  basket,
  showsHeld = false,
}: {
  basket: BasketDocument;
  /** Begins open where the bag is priced by codes. */
  showsHeld?: boolean;
}) {
  const codes = {
    coupons: heldCoupons(basket),
    organizationCode: organizationCodeOf(basket),
    sourceCode: sourceCodeOf(basket),
  };
  const count = [...codes.coupons, codes.organizationCode, codes.sourceCode].filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isHeldOpen = showsHeld && count > 0;
  return (
    <details className={c.code} open={isOpen || isHeldOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary onClick={() => setPressed(!isOpen)}>
        <FormattedMessage
          id="lateCode.open"
          defaultMessage="{count, plural, =0 {Add a promo code} one {Your promo code} other {Your promo codes}}"
          values={{ count }}
        />
        <Icon name="chevron-down" size="xs" />
      </summary>
      {isOpen || isHeldOpen ? (
        <div className={c.form}>
          <QuietBoundary>
            <PromoCodeForm {...codes} takesFocus={isPressed} />
          </QuietBoundary>
        </div>
      ) : null}
    </details>
  );
}
