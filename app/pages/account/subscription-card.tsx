import { useEffect, useRef, useState } from "react";
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Schedule, ScheduleAction, ScheduleChange } from "#app/commerce-api/schedules.ts";
import c from "#app/components/account/account.styles.ts";
import { IntervalText } from "#app/components/account/interval-text.tsx";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { SubscriptionForm } from "./subscription-form.tsx";

const statuses = defineMessages({
  active: { id: "subscriptions.active", defaultMessage: "Active" },
  paused: { id: "subscriptions.paused", defaultMessage: "Paused" },
  suspended: { id: "subscriptions.suspended", defaultMessage: "Waiting for a card" },
  cancelled: { id: "subscriptions.cancelled", defaultMessage: "Cancelled" },
});

const actions = defineMessages({
  skip: { id: "subscriptions.skip", defaultMessage: "Skip the next one" },
  pause: { id: "subscriptions.pause", defaultMessage: "Pause" },
  resume: { id: "subscriptions.resume", defaultMessage: "Resume" },
  cancel: { id: "subscriptions.cancel", defaultMessage: "Cancel subscription" },
});

/** What may be done with a subscription that stands so, besides changing it. */
const offered: Record<Schedule["status"], readonly ScheduleAction[]> = {
  active: ["skip", "pause", "cancel"],
  paused: ["resume", "cancel"],
  suspended: ["resume", "cancel"],
  cancelled: [],
};

/** A product that comes again: how often, when next, who pays, and what may be done about it. */
export function SubscriptionCard({
  schedule,
  product,
  isBusy,
  onAct,
  onChange,
}: {
  schedule: Schedule;
  product: LineProduct | undefined;
  isBusy: boolean;
  onAct: (action: ScheduleAction) => void;
  onChange: (change: ScheduleChange) => Promise<boolean>;
}) {
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  const { status, productId, quantity, intervalDays, nextOrderDate, paymentInstrument } = schedule;
  const name = product?.name ?? productId;
  const about = <span className="vh"> {name}</span>;

  useEffect(() => {
    if (wasChanging.current && !isChanging) changeButton.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);

  return (
    <li className={c.card}>
      <div className={c.product}>
        <LinePicture product={product} isSmall />
        <div className={c.facts}>
          <div className={c.head}>
            <h2 className={c.name}>{product ? <Link to={product.link}>{name}</Link> : name}</h2>
            <span className={status === "active" ? c.badge : c.warn}>
              <FormattedMessage {...statuses[status]} />
            </span>
          </div>
          <p>
            <IntervalText days={intervalDays} />
            {", "}
            <FormattedMessage
              id="subscriptions.pieces"
              defaultMessage="{quantity, plural, one {# piece} other {# pieces}}"
              values={{ quantity }}
            />
            {product?.choice ? `, ${product.choice}` : null}
          </p>
          {nextOrderDate ? (
            <p>
              <FormattedMessage
                id="subscriptions.next"
                defaultMessage="Next one leaves {date}."
                values={{ date: <FormattedDate value={nextOrderDate} dateStyle="long" /> }}
              />
            </p>
          ) : null}
          {paymentInstrument?.paymentCard ? (
            <p className={c.small}>
              <FormattedMessage
                id="subscriptions.paidBy"
                defaultMessage="Paid by {card}"
                values={{ card: <CardWords card={paymentInstrument.paymentCard} /> }}
              />
            </p>
          ) : null}
          {status === "suspended" ? (
            <p className={c.bad}>
              <FormattedMessage
                id="subscriptions.needsCard"
                defaultMessage="We could not charge your card. <a>Choose another one in your wallet</a>, and it goes on."
                values={{
                  a: (words) => (
                    <Link className={c.link} to="/wallet">
                      {words}
                    </Link>
                  ),
                }}
              />
            </p>
          ) : null}
        </div>
      </div>
      {isChanging ? (
        <SubscriptionForm
          schedule={schedule}
          name={name}
          isBusy={isBusy}
          onClose={() => setChanging(false)}
          onSave={(change) =>
            void (Object.keys(change).length === 0 ? Promise.resolve(true) : onChange(change)).then(
              (isDone) => isDone && setChanging(false),
            )
          }
        />
      ) : status === "cancelled" ? null : (
        <div className={c.tools}>
          <button type="button" className={c.lineButton} ref={changeButton} onClick={() => setChanging(true)}>
            <FormattedMessage id="subscriptions.change" defaultMessage="Change" />
            {about}
          </button>
          {offered[status].map((action) => (
            <button
              key={action}
              type="button"
              className={c.link}
              disabled={isBusy}
              onClick={() => (action === "cancel" ? setLeaving(true) : onAct(action))}
            >
              <FormattedMessage {...actions[action]} />
              {about}
            </button>
          ))}
        </div>
      )}
      {isLeaving ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: "subscriptions.cancelTitle", defaultMessage: "Cancel this subscription?" })}
          yes={intl.formatMessage(actions.cancel)}
          no={intl.formatMessage({ id: "subscriptions.keep", defaultMessage: "Keep it as it is" })}
          onClose={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            onAct("cancel");
          }}
        >
          <FormattedMessage
            id="subscriptions.cancelText"
            defaultMessage="{name} will not come again. You can subscribe anew whenever you like."
            values={{ name }}
          />
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
