import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutStep } from "#app/domain/checkout/checkout-step.ts";
import c from "./review-order-page.styles.ts";
import { StepLink } from "./step-way.tsx";

/** One thing the shopper has answered, with the way to change it. */
export function ReviewPart({ name, step, children }: { name: string; step: CheckoutStep; children: ReactNode }) {
  const id = useId();
  return (
    <section className={c.part} aria-labelledby={id}>
      <div className={c.head}>
        <h2 className={c.name} id={id}>
          {name}
        </h2>
        <StepLink className={c.edit} step={step}>
          <FormattedMessage
            id="review.edit"
            defaultMessage="Edit<hidden> {name}</hidden>"
            values={{ name, hidden: (text) => <span className="vh">{text}</span> }}
          />
        </StepLink>
      </div>
      {children}
    </section>
  );
}
