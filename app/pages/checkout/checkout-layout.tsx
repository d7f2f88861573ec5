import loadable from "@loadable/component";
import type { ReactNode } from "react";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { BasketTotals } from "#app/components/basket/basket-totals.tsx";
import { TaxNote } from "#app/components/basket/tax-words.tsx";
import { CheckoutError } from "#app/components/basket/checkout-error.tsx";
import { OrderSummary } from "#app/components/basket/order-summary.tsx";
import { SummaryLines } from "#app/components/basket/summary-lines.tsx";
import { PaymentLedger } from "#app/components/payment/payment-ledger.tsx";
import { AfterSettled } from "#app/components/ui/after-settled.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { CheckoutStep } from "#app/domain/checkout/checkout-step.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import c from "./checkout-layout.styles.ts";
import { LateCode } from "#app/components/promotions/late-code.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { StepTitle } from "./step-title.tsx";
import { TotalBar } from "./total-bar.tsx";

const EGiftLines = loadable(
  () => import(/* webpackChunkName: "e-gift-lines" */ "#app/components/e-gift/e-gift-lines.tsx"),
  { resolveComponent: (module) => module.EGiftLines },
);

const BestCodeNote = onDemand(() =>
  import(/* webpackChunkName: "best-code" */ "#app/components/promotions/best-code-note.tsx").then(
    (module) => module.BestCodeNote,
  ),
);

function StepSummary({ basket, showTax }: { basket: Basket; showTax: boolean }) {
  const products = useBasketProducts(basket);
  const isAddressed = (basket.shipments ?? []).every(({ shippingAddress }) => Boolean(shippingAddress?.address1));
  return (
    <OrderSummary place="checkout">
      <SummaryLines items={basket.productItems ?? []} products={products} currency={basket.currency} />
      {basket.giftCertificateItems?.length ? (
        <QuietBoundary>
          <EGiftLines gifts={basket.giftCertificateItems} currency={basket.currency} />
        </QuietBoundary>
      ) : null}
      <div>
        <LateCode basket={basket} />
        {/* It comes late, and while it says nothing it must take no room. */}
        <AfterSettled>
          <BestCodeNote basket={basket} />
        </AfterSettled>
      </div>
      <BasketTotals basket={basket} showTax={showTax} />
      <PaymentLedger basket={basket} />
      {showTax ? null : (
        <p className={c.note}>
          <TaxNote basket={basket} isAddressed={isAddressed} />
        </p>
      )}
    </OrderSummary>
  );
}

/**
 * A step of the checkout: progress, error, title and form beside the summary. `basket` is null until the step may be
 * shown. An error is announced and takes the focus; else the title does. What ends a step stands below items and total
 * on small screens, so that nobody orders before having seen them.
 */
export function CheckoutLayout({
  step,
  title,
  basket,
  error,
  errorKey,
  before,
  end,
  children,
}: {
  step: CheckoutStep;
  title: ReactNode;
  basket: Basket | null;
  error: ShopperMessage | null;
  /** What kind of error it is, by the key it is known by. */
  errorKey?: string | undefined;
  /** What stands above the title. */
  before?: ReactNode;
  /** The button that orders, with what belongs to it. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${c.frame}`}>
      <CheckoutSteps current={step} />
      <CheckoutError message={error} errorKey={errorKey} />
      {basket ? (
        <>
          <TotalBar basket={basket} />
          <div className={c.columns}>
            <div className={c.main}>
              {before}
              <StepTitle takesFocus={error === null}>{title}</StepTitle>
              {children}
            </div>
            <StepSummary basket={basket} showTax={step !== "shipping"} />
            {end ? <div className={c.end}>{end}</div> : null}
          </div>
        </>
      ) : (
        <>
          <h1 className="vh">{title}</h1>
          {error === null ? <BasketSkeleton /> : null}
        </>
      )}
    </div>
  );
}
