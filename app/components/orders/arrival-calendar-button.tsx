import { FormattedMessage, useIntl } from "react-intl";
import { downloadCalendar } from "#app/browser/download-calendar.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { arrivalText, lateText } from "../delivery/arrival-text.ts";
import c from "./order.styles.ts";

/** Gives the shopper a calendar file (RFC 5545) of the days on which a parcel arrives, and where. */
export function ArrivalCalendarButton({
  order,
  shipmentId,
  promise,
}: {
  order: OrderDocument;
  shipmentId: string;
  promise: ArrivalPromise;
}) {
  const intl = useIntl();
  const { orderNo = "", shipments = [] } = order;
  const address = shipments.find((shipment) => shipment.shipmentId === shipmentId)?.shippingAddress ?? {};

  const save = async () => {
    const { daysFile } = await import(/* webpackChunkName: "calendar-file" */ "#app/domain/stores/calendar-file.ts");
    const text = daysFile({
      id: `${orderNo}-${shipmentId}@${window.location.hostname}`,
      first: promise.earliest,
      last: promise.latest,
      title: intl.formatMessage({ id: "order.arrivalTitle", defaultMessage: "Order {orderNo} arrives" }, { orderNo }),
      place: [fullNameOf(address), addressLine(address)].filter(Boolean).join(", "),
      description: intl.formatMessage(
        { id: "order.arrivalDescription", defaultMessage: "Expected {days}. Order {orderNo}." },
        { orderNo, days: [arrivalText(intl, promise), lateText(intl, promise)].filter(Boolean).join(" ") },
      ),
      madeAt: new Date(),
    });
    downloadCalendar(`${orderNo}-arrival.ics`, text);
  };

  return (
    <button
      type="button"
      className={c.quiet}
      onClick={() => void save().catch((error: unknown) => logProblem("The calendar file could not be made.", error))}
    >
      <FormattedMessage id="order.arrivalCalendar" defaultMessage="Add the arrival to your calendar" />
    </button>
  );
}
