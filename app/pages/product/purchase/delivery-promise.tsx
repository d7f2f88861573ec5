import { type FormEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { useDeliveryPromise } from "#app/hooks/product/use-delivery-promise.ts";
import { useToldPostalCode } from "#app/hooks/product/use-told-postal-code.ts";
import { postalWords } from "#config/countries/postal-words.ts";
import c from "./delivery-promise.styles.ts";

/** The postal code the shopper has told, in this browser; else that of the chosen shop. */
const usePlace = () => {
  const { selectedShop } = useStore();
  const [told, tell] = useToldPostalCode();
  return { postalCode: told ?? selectedShop?.postalCode ?? "", tell };
};

/**
 * When a product would arrive (`Get it by …`), by the calendar of the ways to ship to a postal code, which is asked for
 * once.
 */
export function DeliveryPromise({ productId }: { productId: string }) {
  const id = useId();
  const { country } = useSite();
  const { zip, letters } = postalWords[country];
  const { postalCode, tell } = usePlace();
  const promise = useDeliveryPromise(productId, postalCode);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState(postalCode);
  const isWrong = promise.status === "unknownPlace";
  const first = promise.status === "done" ? promise.methods[0] : undefined;
  const cheapest =
    promise.status === "done" ? [...promise.methods].sort((one, other) => one.price - other.price)[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell(typed.trim().toUpperCase());
    setAsking(false);
  };
  return (
    <div className={c.promise}>
      <p className={c.words} aria-live="polite">
        <Icon name="truck" size="sm" />
        <span>
          {cheapest ? (
            <FormattedMessage
              id="promise.line"
              defaultMessage="<b>Arriving {days}</b> in {place} with {method}"
              values={{
                days: <ArrivalWords promise={cheapest.promise} />,
                place: postalCode,
                method: cheapest.name,
                b: (words) => <b>{words}</b>,
              }}
            />
          ) : promise.status === "none" ? (
            <FormattedMessage
              id="promise.none"
              defaultMessage="We can’t tell yet when this arrives in {place}. You’ll see at checkout."
              values={{ place: postalCode }}
            />
          ) : promise.status === "pending" ? (
            <FormattedMessage id="promise.pending" defaultMessage="Checking dates" />
          ) : isWrong ? (
            zip ? (
              <FormattedMessage id="estimate.wrongZip" defaultMessage="Please enter a valid zip code" />
            ) : (
              <FormattedMessage id="estimate.wrongPostalCode" defaultMessage="Please enter a valid postal code" />
            )
          ) : (
            <FormattedMessage id="promise.ask" defaultMessage="See when it arrives" />
          )}
          {first && first.id !== cheapest?.id ? (
            <small className={c.sooner}>
              <FormattedMessage
                id="promise.sooner"
                defaultMessage="Sooner: {days} with {method}"
                values={{ days: <ArrivalDays promise={first.promise} />, method: first.name }}
              />
            </small>
          ) : null}
        </span>
      </p>
      {isAsking || isWrong ? (
        <form className={c.form} onSubmit={submit} noValidate>
          <label className="vh" htmlFor={id}>
            {zip ? (
              <FormattedMessage id="estimate.zip" defaultMessage="Delivery zip code" />
            ) : (
              <FormattedMessage id="estimate.postalCode" defaultMessage="Delivery postal code" />
            )}
          </label>
          <input
            id={id}
            ref={(field) => field?.focus()}
            className={c.input}
            value={typed}
            inputMode={letters ? "text" : "numeric"}
            autoComplete="shipping postal-code"
            maxLength={10}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className={c.ask}>
            <FormattedMessage id="promise.look" defaultMessage="Check" />
          </button>
        </form>
      ) : (
        <button
          type="button"
          className={c.change}
          onClick={() => {
            setTyped(postalCode);
            setAsking(true);
          }}
        >
          {postalCode === "" ? (
            zip ? (
              <FormattedMessage id="promise.enterZip" defaultMessage="Enter a zip code" />
            ) : (
              <FormattedMessage id="promise.enterPostalCode" defaultMessage="Enter a postal code" />
            )
          ) : (
            <FormattedMessage id="promise.elsewhere" defaultMessage="Somewhere else" />
          )}
        </button>
      )}
    </div>
  );
}
