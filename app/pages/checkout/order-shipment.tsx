import { useId } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import { SummaryLines } from "#app/components/basket/summary-lines.tsx";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LineGroup } from "#app/domain/basket/line-groups.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { AddressWords } from "./address-words.tsx";
import c from "./order-confirmation-page.styles.ts";

/** The lines of an order that travel together: where to, how, and what is in there. */
export function OrderShipment({
  order,
  group,
  shop,
  products,
}: {
  order: Order;
  group: LineGroup;
  /** The shop that hands them out, once known. */
  shop: Shop | undefined;
  products: ReadonlyMap<string, LineProduct>;
}) {
  const id = useId();
  const shipment = order.shipments?.find(({ shipmentId }) => shipmentId === group.shipmentId);
  const method = shipment?.shippingMethod;
  return (
    <section className={c.group} aria-labelledby={id}>
      <h2 className={c.groupHead} id={id}>
        <Icon name={group.isPickup ? "shop" : "truck"} />
        {group.isPickup ? (
          <PickupAt shop={shop} />
        ) : (
          <FormattedMessage
            id="confirmation.shippingTo"
            defaultMessage="Shipping to {street}"
            values={{ street: shipment?.shippingAddress?.address1 ?? "" }}
          />
        )}
      </h2>
      <div className={c.groupBody}>
        <ol className={c.track}>
          <li data-done="true">
            <div>
              <b>
                <FormattedMessage id="confirmation.placed" defaultMessage="Order placed" />
              </b>
              {order.creationDate ? (
                <p>
                  <FormattedDate value={order.creationDate} dateStyle="full" />
                </p>
              ) : null}
            </div>
          </li>
          <li>
            <div>
              <b>
                {group.isPickup ? (
                  <FormattedMessage id="confirmation.atTheCounter" defaultMessage="Waiting at the counter" />
                ) : (
                  <FormattedMessage id="confirmation.atYourDoor" defaultMessage="At your door" />
                )}
              </b>
              <p>
                {group.isPickup ? (
                  <FormattedMessage
                    id="confirmation.pickupMail"
                    defaultMessage="We write to you as soon as it is packed."
                  />
                ) : (
                  [method?.name, method?.description].filter(Boolean).join(", ")
                )}
              </p>
            </div>
          </li>
        </ol>
        {group.isPickup ? (
          shop && <ShopLines shop={shop} className={c.shop} />
        ) : (
          <AddressWords address={shipment?.shippingAddress} />
        )}
        <SummaryLines items={group.items} products={products} currency={order.currency} />
      </div>
    </section>
  );
}
