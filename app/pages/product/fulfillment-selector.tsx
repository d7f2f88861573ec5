import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { StockStatus } from "#app/domain/product/availability.ts";
import c from "./fulfillment-selector.styles.ts";

/**
 * How the shopper gets it (specification, section 2.6). Products are shipped; pickup is listed with the reason why it
 * cannot be chosen here.
 */
export const FulfillmentSelector = ({ canShip, status }: { canShip: boolean; status: StockStatus | null }) => {
  const name = useId();
  return (
    <fieldset className={c.set}>
      <legend className={c.legend}>
        <FormattedMessage id="fulfillment.question" defaultMessage="How would you like it?" />
      </legend>
      <label className={c.option}>
        <input type="radio" name={name} value="shipping" defaultChecked disabled={!canShip} />
        <Icon name="truck" />
        <span>
          <b>
            <FormattedMessage id="fulfillment.shipping" defaultMessage="Shipping" />
          </b>
          <small>
            {canShip ? (
              <FormattedMessage id="fulfillment.shippingYes" defaultMessage="We pack it and send it to any address." />
            ) : (
              <FormattedMessage id="fulfillment.shippingNo" defaultMessage="Not available for shipping now" />
            )}
          </small>
        </span>
      </label>
      <label className={c.option}>
        <input type="radio" name={name} value="pickup" disabled />
        <Icon name="shop" />
        <span>
          <b>
            <FormattedMessage id="fulfillment.pickup" defaultMessage="Pickup in Shop" />
          </b>
          <small>
            {status === "inShopsOnly" ? (
              <FormattedMessage
                id="fulfillment.pickupOnly"
                defaultMessage="This product is only available to collect in store."
              />
            ) : (
              <FormattedMessage
                id="fulfillment.pickupNo"
                defaultMessage="This product isn't currently available for collection in store."
              />
            )}
          </small>
        </span>
      </label>
    </fieldset>
  );
};
