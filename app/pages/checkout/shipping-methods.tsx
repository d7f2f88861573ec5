import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import c from "./shipping-methods.styles.ts";

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
            defaultMessage="We have no way to ship to this address. Please try another one."
          />
        </p>
      ) : (
        offered.map(({ id, name, description, price }) => (
          <label key={id} className={c.option}>
            <input type="radio" name={group} value={id} checked={id === chosenId} onChange={() => onChoose(id)} />
            <span>
              <b className={c.name}>{name ?? id}</b>
              {description ? <small className={c.description}>{description}</small> : null}
            </span>
            <span className={c.price}>
              {price === 0 ? <FormattedMessage id="shippingMethods.free" defaultMessage="FREE" /> : money(price)}
            </span>
          </label>
        ))
      )}
    </fieldset>
  );
}
