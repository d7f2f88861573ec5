import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { type CheckoutStep, checkoutSteps } from "#app/domain/checkout/checkout-step.ts";
import { StepLink } from "./step-way.tsx";
import c from "./checkout-layout.styles.ts";

const names = defineMessages({
  shipping: { id: "checkout.step.shipping", defaultMessage: "Shipping" },
  payment: { id: "checkout.step.payment", defaultMessage: "Payment" },
  review: { id: "checkout.step.review", defaultMessage: "Review" },
  confirmation: { id: "checkout.step.confirmation", defaultMessage: "Confirmation" },
});

/** The four steps; those behind the shopper lead back while the bag is not ordered. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const intl = useIntl();
  const at = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={intl.formatMessage({ id: "checkout.progress", defaultMessage: "Checkout progress" })}>
      <ol className={c.steps}>
        {checkoutSteps.map((step, index) => {
          const isDone = index < at;
          const name = <FormattedMessage {...names[step]} />;
          return (
            <li key={step} aria-current={step === current ? "step" : undefined} data-done={isDone || undefined}>
              {isDone && current !== "confirmation" ? (
                <StepLink step={step}>
                  {name}
                  <span className="vh">
                    {" "}
                    <FormattedMessage id="checkout.step.done" defaultMessage="(done, change)" />
                  </span>
                </StepLink>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
