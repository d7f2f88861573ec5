import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { fullNameOf } from "#app/domain/basket/door-address.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { orderPromise } from "./order-promise.ts";
import { StepLink } from "./step-way.tsx";
import c from "./done-step.styles.ts";

/** Where a bag goes, in half a line. */
const usePlace = (basket: Basket): string => {
  const intl = useIntl();
  const { parcels } = usedShipments(basket);
  const [parcel] = parcels;
  const email = basket.customerInfo?.email ?? "";
  const to = parcel?.shippingAddress;
  if (!parcel)
    return basket.productItems?.length
      ? intl.formatMessage({ id: "doneStep.pickup", defaultMessage: "{email}; picked up at the shop" }, { email })
      : email;
  if (parcels.length > 1)
    return intl.formatMessage(
      { id: "doneStep.people", defaultMessage: "{email}; to {count, plural, one {# person} other {# people}}" },
      { email, count: parcels.length },
    );
  return intl.formatMessage(
    { id: "doneStep.parcel", defaultMessage: "{name}, {street}, {city}" },
    {
      name: fullNameOf(to ?? {}),
      street: to?.address1 ?? "",
      city: to?.city ?? "",
    },
  );
};

/** The finished step of shipping as one line, with the way back to it (checkout-22). */
export function DoneShipping({ basket }: { basket: Basket }) {
  const place = usePlace(basket);
  const promise = orderPromise(basket);
  return (
    <div className={c.done}>
      <Icon name="check" size="sm" />
      <p className={c.words}>
        <b>
          <FormattedMessage id="checkout.step.shipping" defaultMessage="Shipping" />
        </b>{" "}
        {place}
        {promise ? (
          <>
            {" · "}
            <ArrivalDays promise={promise} />
          </>
        ) : null}
      </p>
      <StepLink className={c.change} step="shipping">
        <FormattedMessage
          id="doneStep.change"
          defaultMessage="Change<hidden> shipping</hidden>"
          values={{ hidden: (words) => <span className="vh">{words}</span> }}
        />
      </StepLink>
    </div>
  );
}
