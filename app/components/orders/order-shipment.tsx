import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { SummaryLines } from "#app/components/basket/summary-lines.tsx";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { PickupReadyText } from "#app/components/stores/pickup-ready-text.tsx";
import { PickupAt } from "#app/components/stores/pickup-at.tsx";
import { DirectionsLink } from "#app/components/stores/shop-address.tsx";
import { ShopLines } from "#app/components/stores/shop-lines.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LineGroup } from "#app/domain/basket/line-groups.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { parcelOf, parcelSteps } from "#app/domain/orders/order-progress.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import type { AddressChange } from "./address-change.ts";
import { ChangeParcel } from "./change-parcel.tsx";
import { ArrivalCalendarButton } from "./arrival-calendar-button.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import c from "./order.styles.ts";
import { OrderSubscriptions } from "./order-subscriptions.tsx";
import { ParcelTimeline } from "./parcel-timeline.tsx";

/** Whom a parcel goes to: 'Shipping to June Harper, 12 Larkspur Lane'; without an address only that it is shipped. */
const ParcelTitle = ({ shipment }: { shipment: BasketShipment | undefined }) => {
  const { firstName, lastName, address1 } = shipment?.shippingAddress ?? {};
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const to = [name, address1].filter(Boolean).join(", ");
  return to ? (
    <FormattedMessage id="confirmation.shippingTo" defaultMessage="Shipping to {to}" values={{ to }} />
  ) : (
    <FormattedMessage id="order.parcel" defaultMessage="Shipping" />
  );
};

/** What is written beside the goods: who collects them, the note to the carrier, the card in the box. */
function ShipmentWords({ shipment, isPickup }: { shipment: BasketShipment | undefined; isPickup: boolean }) {
  const { firstName, lastName } = pickupContact(shipment);
  const collector = [firstName, lastName].filter(Boolean).join(" ");
  const instructions = shipment?.c_DeliveryInstructions;
  const giftMessage = shipment?.giftMessage;
  return (
    <>
      {isPickup && collector ? (
        <p className={c.facts}>
          <FormattedMessage
            id="order.collector"
            defaultMessage="For pickup by {name}"
            values={{ name: <b>{collector}</b> }}
          />
        </p>
      ) : null}
      {typeof instructions === "string" && instructions ? (
        <p className={c.facts}>
          <FormattedMessage
            id="order.instructions"
            defaultMessage="For the carrier: {words}"
            values={{ words: instructions }}
          />
        </p>
      ) : null}
      {typeof giftMessage === "string" && giftMessage ? (
        <p className={c.gift}>
          <FormattedMessage
            id="order.giftMessage"
            defaultMessage="Gift message: {words}"
            values={{ words: giftMessage }}
          />
        </p>
      ) : null}
    </>
  );
}

/** The lines of an order that travel together: where to, how far they have come, and what is in there. */
export function OrderShipment({
  order,
  group,
  shop,
  products,
  change,
}: {
  order: OrderDocument;
  group: LineGroup;
  /** The shop that hands them out, once known. */
  shop: Shop | undefined;
  products: ReadonlyMap<string, LineProduct>;
  /** Lets the shopper change it, where that is theirs to say. */
  change?: Omit<AddressChange, "order"> | undefined;
}) {
  const id = useId();
  const { shipmentId, isPickup } = group;
  const shipment = order.shipments?.find((candidate) => candidate.shipmentId === shipmentId);
  const expected = parcelSteps(order, shipmentId, isPickup).find((step) => step.expected)?.expected;
  const { trackingNumber, trackingUrl } = parcelOf(order, shipmentId) ?? {};
  return (
    <section className={c.group} aria-labelledby={id}>
      <h2 className={c.groupHead} id={id} data-pickup={isPickup || undefined}>
        <Icon name={isPickup ? "shop" : "truck"} />
        {isPickup ? <PickupAt shop={shop} /> : <ParcelTitle shipment={shipment} />}
      </h2>
      <div className={c.groupBody}>
        <ParcelTimeline order={order} shipmentId={shipmentId} isPickup={isPickup} method={shipment?.shippingMethod} />
        {trackingNumber ? (
          <p className={c.facts}>
            <FormattedMessage
              id="order.tracking"
              defaultMessage="Tracking number {number}"
              values={{
                number: (
                  <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                    {trackingNumber}
                    <span className="vh">
                      {" "}
                      <FormattedMessage id="order.newTab" defaultMessage="(opens in a new tab)" />
                    </span>
                  </a>
                ),
              }}
            />
          </p>
        ) : null}
        {isPickup ? (
          <>
            {shop ? (
              <div>
                <ShopLines shop={shop} className={c.shop} />
                <DirectionsLink shop={shop} className={c.quiet} />
              </div>
            ) : null}
            {order.status === "new" && order.creationDate ? (
              <p className={c.facts}>
                <PickupReadyText shop={shop} orderedAt={new Date(order.creationDate)} />
              </p>
            ) : null}
            {shop && order.status === "new" ? (
              <CalendarButton order={order} shipmentId={shipmentId} shop={shop} />
            ) : null}
          </>
        ) : (
          <div>
            <AddressWords address={shipment?.shippingAddress} />
            <div className={c.change}>
              {expected ? <ArrivalCalendarButton order={order} shipmentId={shipmentId} promise={expected} /> : null}
              {change ? <ChangeParcel order={order} shipmentId={shipmentId} {...change} /> : null}
            </div>
          </div>
        )}
        <ShipmentWords shipment={shipment} isPickup={isPickup} />
        <SummaryLines items={group.items} products={products} currency={order.currency} />
        <OrderSubscriptions order={order} items={group.items} />
      </div>
    </section>
  );
}
