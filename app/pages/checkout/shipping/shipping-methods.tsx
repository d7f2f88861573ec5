import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import c from "./shipping-methods.styles.ts";

/** When it arrives by this way, else what the way is like; nothing where neither is known. */
function MethodWords({ method }: { method: OfferedShippingMethod }) {
  const promise = promiseOf(method);
  if (!promise && !method.description) return null;
  return <small className={c.description}>{promise ? <ArrivalWords promise={promise} /> : method.description}</small>;
}

/** The ways to ship, one of which is chosen; `offered` is null while they are on their way. */
export function ShippingMethods({
  offered,
  chosenId,
  currency,
  onChoose,
}: {
  offered: readonly OfferedShippingMethod[] | null;
  chosenId: string | undefined;
  currency?: string;
  onChoose: (id: string) => void;
}) {
  const money = useMoney(currency);
  const group = useId();
  return (
    <fieldset className={c.methods} aria-busy={offered === null}>
      <legend className={c.legend}>
        <FormattedMessage id="shippingMethods.title" defaultMessage="When should it get there?" />
      </legend>
      {offered === null ? (
        <>
          <Skeleton height="68px" />
          <Skeleton height="68px" />
        </>
      ) : offered.length === 0 ? (
        <p className={c.none}>
          <FormattedMessage
            id="shippingMethods.none"
            defaultMessage="We can’t ship to this address. Please try another one."
          />
        </p>
      ) : (
        offered.map((method) => (
          <label key={method.id} className={c.option}>
            <input
              type="radio"
              name={group}
              value={method.id}
              checked={method.id === chosenId}
              onChange={() => onChoose(method.id)}
            />
            <span>
              <b className={c.name}>{method.name ?? method.id}</b>
              <MethodWords method={method} />
            </span>
            <span className={c.price}>
              {method.price === 0 ? (
                <FormattedMessage id="shippingMethods.free" defaultMessage="FREE" />
              ) : (
                money(method.price)
              )}
            </span>
          </label>
        ))
      )}
    </fieldset>
  );
}
