import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { type MethodsByDay, methodsByDay } from "./methods-by-day.ts";
import c from "./shipping-methods.styles.ts";

/** The day by which it is there above the whole promise and the carrier; without a day the carrier alone. */
function MethodWords({ method }: { method: OfferedShippingMethod }) {
  const promise = promiseOf(method);
  const name = method.name ?? method.id;
  if (!promise)
    return (
      <>
        <b className={c.name}>{name}</b>
        {method.description ? <small className={c.description}>{method.description}</small> : null}
      </>
    );
  const { latest, zone } = promise;
  return (
    <>
      <b className={c.name}>
        <FormattedMessage
          id="shippingMethods.by"
          defaultMessage="By {day}"
          values={{ day: <ArrivalDays promise={{ earliest: latest, latest, zone }} /> }}
        />
      </b>
      <small className={c.description}>
        <ArrivalWords promise={promise} />, {name}
      </small>
    </>
  );
}

/** What makes a way to ship worth a look. */
function Mark({ id, cheapestId, fastestId }: { id: string } & Pick<MethodsByDay, "cheapestId" | "fastestId">) {
  if (id === cheapestId && id === fastestId)
    return (
      <span className={c.mark}>
        <FormattedMessage id="shippingMethods.best" defaultMessage="Cheapest and fastest" />
      </span>
    );
  if (id === cheapestId)
    return (
      <span className={c.mark}>
        <FormattedMessage id="shippingMethods.cheapest" defaultMessage="Cheapest" />
      </span>
    );
  return id === fastestId ? (
    <span className={c.mark}>
      <FormattedMessage id="shippingMethods.fastest" defaultMessage="Fastest" />
    </span>
  ) : null;
}

/**
 * The ways to ship, chosen by day: the earliest first, what is dearer and no sooner folded away. `offered` is null
 * while they are on their way.
 */
export function ShippingMethods({
  offered,
  chosenId,
  currency,
  isComing = false,
  isPlaceOpen = false,
  onChoose,
}: {
  offered: readonly OfferedShippingMethod[] | null;
  chosenId: string | undefined;
  currency?: string;
  /** They, or the one that is chosen at first, are on their way: what stands below waits (`data-waiting`). */
  isComing?: boolean;
  /** Nobody has said yet where it goes. */
  isPlaceOpen?: boolean;
  onChoose: (id: string) => void;
}) {
  const money = useMoney(currency);
  const group = useId();
  const { shown, folded, cheapestId, fastestId } = methodsByDay(offered ?? [], chosenId);
  const option = (method: OfferedShippingMethod) => (
    <label key={method.id} className={c.option}>
      <input
        type="radio"
        name={group}
        value={method.id}
        checked={method.id === chosenId}
        onChange={() => onChoose(method.id)}
      />
      <span>
        <MethodWords method={method} />
        <Mark id={method.id} cheapestId={cheapestId} fastestId={fastestId} />
      </span>
      <span className={c.price}>
        {method.price === 0 ? (
          <FormattedMessage id="shippingMethods.free" defaultMessage="FREE" />
        ) : (
          money(method.price)
        )}
      </span>
    </label>
  );
  return (
    <fieldset className={c.methods} aria-busy={offered === null} data-waiting={isComing ? "" : undefined}>
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
        <>
          {isPlaceOpen && !offered.some((method) => promiseOf(method)) ? (
            <p className={c.none}>
              <FormattedMessage
                id="shippingMethods.daysLater"
                defaultMessage="You’ll see the days once we have your address."
              />
            </p>
          ) : null}
          {shown.map(option)}
          {folded.length > 0 ? (
            <details className={c.more}>
              <summary>
                <FormattedMessage
                  id="shippingMethods.more"
                  defaultMessage="{count, plural, one {# more way} other {# more ways}} to ship, no sooner and no cheaper"
                  values={{ count: folded.length }}
                />
              </summary>
              <div className={c.methods}>{folded.map(option)}</div>
            </details>
          ) : null}
        </>
      )}
    </fieldset>
  );
}
