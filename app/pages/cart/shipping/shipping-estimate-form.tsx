import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { postalWords } from "#config/countries/postal-words.ts";
import { type EstimatedMethod, estimatedMethods } from "./estimated-methods.ts";
import { useShippingCosts } from "./use-shipping-costs.ts";
import c from "./shipping-estimate.styles.ts";

function Methods({ methods, currency }: { methods: readonly EstimatedMethod[]; currency: string }) {
  const money = useMoney(currency);
  return (
    <dl className={c.methods}>
      {methods.map(({ id, name, price, promise }) => (
        <div key={id}>
          <dt>
            {name}
            {promise ? (
              <small className={c.by}>
                <FormattedMessage
                  id="promise.days"
                  defaultMessage="Arriving {days}"
                  values={{ days: <ArrivalDays promise={promise} /> }}
                />
              </small>
            ) : null}
          </dt>
          <dd>{price === 0 ? <FormattedMessage id="estimate.free" defaultMessage="FREE" /> : money(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asks for the postal code, and tells what each way there costs. */
export function ShippingEstimateForm({ basket }: { basket: BasketDocument }) {
  const id = useId();
  const { country } = useSite();
  const { zip, letters } = postalWords[country];
  const field = useRef<HTMLInputElement>(null);
  const [postalCode, setPostalCode] = useState("");
  const { state, ask } = useShippingCosts();
  const isWrong = state.status === "unknownPlace";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void ask(postalCode.trim());
  };
  return (
    <>
      <form className={c.form} onSubmit={submit} noValidate>
        <label className={c.label} htmlFor={id}>
          {zip ? (
            <FormattedMessage id="estimate.zip" defaultMessage="Delivery zip code" />
          ) : (
            <FormattedMessage id="estimate.postalCode" defaultMessage="Delivery postal code" />
          )}
        </label>
        <div className={c.row}>
          <input
            ref={field}
            id={id}
            className={c.input}
            value={postalCode}
            inputMode={letters ? "text" : "numeric"}
            autoComplete="shipping postal-code"
            maxLength={10}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => setPostalCode(event.target.value)}
          />
          <button type="submit" className={c.ask} aria-busy={state.status === "pending"}>
            <FormattedMessage id="estimate.ask" defaultMessage="Estimate" />
          </button>
        </div>
        <div role="alert">
          {isWrong || state.status === "error" ? (
            <p className={c.error} id={`${id}-error`}>
              <Icon name="warning" size="xs" />
              {state.status === "error" ? (
                <ShopperWords message={state.message} />
              ) : zip ? (
                <FormattedMessage id="estimate.wrongZip" defaultMessage="Please enter a valid zip code" />
              ) : (
                <FormattedMessage id="estimate.wrongPostalCode" defaultMessage="Please enter a valid postal code" />
              )}
            </p>
          ) : null}
        </div>
      </form>
      <output>
        {state.status === "done" ? (
          <>
            <p className={c.place}>
              <FormattedMessage
                id="estimate.to"
                defaultMessage="To {postalCode}, for everything in your bag that ships:"
                values={{ postalCode: state.postalCode }}
              />
            </p>
            <Methods methods={estimatedMethods(state.costs, basket)} currency={state.costs.currency} />
          </>
        ) : null}
      </output>
    </>
  );
}
