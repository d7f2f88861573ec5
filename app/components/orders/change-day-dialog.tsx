import { useState } from "react";
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { DeliveryCalendar } from "#app/components/delivery/delivery-calendar.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Modal } from "#app/components/ui/modal.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { dateOf } from "#app/domain/checkout/calendar-days.ts";
import { wishedDays, wishOf } from "#app/domain/checkout/wished-day.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { AddressChange } from "./address-change.ts";
import c from "./order.styles.ts";

const words = defineMessages({
  title: { id: "order.dayTitle", defaultMessage: "When should it arrive?" },
  done: { id: "order.dayDone", defaultMessage: "Delivery date changed." },
});

/** Asks for another day of arrival among those the parcel's shipping method still offers. */
export function ChangeDayDialog({
  order,
  shipmentId,
  accessCode,
  onDone,
  onClose,
}: AddressChange & { shipmentId: string; onClose: () => void }) {
  const intl = useIntl();
  const history = useOrderHistory();
  const { isBusy, error, run } = useSubmission();
  const proof = { shipmentId, ...(accessCode && { accessCode }) };
  const asked = useAnswer(
    `days of ${order.orderNo} ${shipmentId}`,
    () => history.deliveryDays(order.orderNo ?? "", proof),
    "The days of a parcel could not be asked for.",
  );
  const kept = wishOf(order.shipments?.find((candidate) => candidate.shipmentId === shipmentId)).day;
  const [day, setDay] = useState(kept);
  const days = wishedDays(asked.value);
  const problem = error ?? (asked.status === "failed" ? shopperMessage(asked.error) : null);

  const save = (chosen: string | null) =>
    void run(async () => {
      const changed = await history.changeParcel(order.orderNo ?? "", { ...proof, day: chosen });
      announce(intl.formatMessage(words.done));
      onDone(changed);
    });

  return (
    <Modal open title={intl.formatMessage(words.title)} onClose={onClose}>
      <div className={c.changeForm} aria-busy={asked.status === "pending"}>
        {problem ? (
          <Note tone="error">
            <ShopperWords message={problem} />
          </Note>
        ) : null}
        {asked.status === "ready" && !days ? (
          <p>
            <FormattedMessage
              id="order.noDays"
              defaultMessage="The shipping method of this order has no dates to choose from."
            />
          </p>
        ) : null}
        {days ? <DeliveryCalendar days={days} chosen={day} onChoose={setDay} /> : null}
        <div className={c.changeActions}>
          {days ? (
            <button
              type="button"
              className={c.again}
              aria-busy={isBusy}
              aria-disabled={day === null}
              onClick={() => {
                if (day !== null) save(day);
              }}
            >
              {day === null ? (
                <FormattedMessage id="order.chooseDay" defaultMessage="Choose a date" />
              ) : (
                <FormattedMessage
                  id="order.useDay"
                  defaultMessage="Deliver on {day}"
                  values={{
                    day: (
                      <FormattedDate value={dateOf(day)} weekday="short" month="short" day="numeric" timeZone="UTC" />
                    ),
                  }}
                />
              )}
            </button>
          ) : null}
          {days && kept !== null ? (
            <button type="button" className={c.quiet} onClick={() => save(null)}>
              <FormattedMessage id="order.anyDay" defaultMessage="As soon as possible instead" />
            </button>
          ) : null}
          <button type="button" className={c.quiet} onClick={onClose}>
            <FormattedMessage id="giftMessage.cancel" defaultMessage="Cancel" />
          </button>
        </div>
      </div>
    </Modal>
  );
}
