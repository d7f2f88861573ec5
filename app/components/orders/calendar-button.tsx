import { FormattedMessage, useIntl } from "react-intl";
import { downloadCalendar } from "#app/browser/download-calendar.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { openStatus } from "#app/domain/stores/open-status.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "./order.styles.ts";

/** Gives the shopper a calendar file (RFC 5545) of when a pickup can be collected, and where. */
export function CalendarButton({ order, shipmentId, shop }: { order: OrderDocument; shipmentId: string; shop: Shop }) {
  const intl = useIntl();
  const { orderNo = "", creationDate = "" } = order;

  const save = async () => {
    const { calendarFile, collectionTime, placeOf } = await import(
      /* webpackChunkName: "calendar-file" */ "#app/domain/stores/calendar-file.ts"
    );
    const isOpenAt = (moment: Date) => {
      const { kind } = openStatus(shop.hours, moment, shop.holidayHours);
      return kind === "unknown" ? undefined : kind === "open";
    };
    const text = calendarFile({
      ...collectionTime(new Date(creationDate), isOpenAt),
      id: `${orderNo}-${shipmentId}@${window.location.hostname}`,
      title: intl.formatMessage(
        { id: "order.calendarTitle", defaultMessage: "Pick up order {orderNo} at {shop}" },
        { orderNo, shop: shop.name },
      ),
      place: placeOf(shop),
      description: intl.formatMessage(
        {
          id: "order.calendarDescription",
          defaultMessage: "We’ll email you when it’s packed. Order {orderNo}.",
        },
        { orderNo },
      ),
      madeAt: new Date(),
    });
    downloadCalendar(`${orderNo}-pickup.ics`, text);
  };

  return (
    <div className={c.pickup}>
      <button
        type="button"
        className={c.quiet}
        onClick={() => void save().catch((error: unknown) => logProblem("The calendar file could not be made.", error))}
      >
        <FormattedMessage id="order.calendar" defaultMessage="Add the pickup to your calendar" />
      </button>
    </div>
  );
}
