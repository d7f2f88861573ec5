import { useEffect, useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import { LineOptions } from "#app/components/basket/line-options.tsx";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { afterSkipping } from "./coming-boxes.ts";
import { IntervalText } from "./interval-text.tsx";
import { dayWords, NextCharge } from "./next-charge.tsx";
import { ResumeForm } from "./resume-form.tsx";
import type { ResumeWish, Schedule, ScheduleAction, ScheduleChange } from "./schedules-api.ts";
import { SubscriptionForm } from "./subscription-form.tsx";
import { SubscriptionTimeline } from "./subscription-timeline.tsx";
import { SubscriptionUndo } from "./subscription-undo.tsx";
import s from "./subscription.styles.ts";

const statuses = defineMessages({
  active: { id: "subscriptions.active", defaultMessage: "Active" },
  paused: { id: "subscriptions.paused", defaultMessage: "Paused" },
  suspended: { id: "subscriptions.suspended", defaultMessage: "Waiting for a card" },
  cancelled: { id: "subscriptions.cancelled", defaultMessage: "Canceled" },
});

const marks: Record<Schedule["status"], { icon: IconName; look: string }> = {
  active: { icon: "refresh", look: c.badge },
  paused: { icon: "pause", look: c.warn },
  suspended: { icon: "card", look: c.warn },
  cancelled: { icon: "close", look: c.quiet },
};

const actions = defineMessages({
  pause: { id: "subscriptions.pause", defaultMessage: "Pause" },
  resume: { id: "subscriptions.resume", defaultMessage: "Resume" },
  cancel: { id: "subscriptions.cancel", defaultMessage: "Cancel subscription" },
});

/** What may be done with a subscription that stands so, besides changing it and skipping. */
const offered: Record<Schedule["status"], readonly (keyof typeof actions)[]> = {
  active: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  suspended: ["resume", "cancel"],
  cancelled: [],
};

/** How it stands and who pays, in words. */
function Facts({ schedule, product }: { schedule: Schedule; product: LineProduct | undefined }) {
  const { status, quantity, intervalDays, nextCharge, paymentInstrument } = schedule;
  return (
    <>
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
      <LineOptions item={schedule} />
      <NextCharge schedule={schedule} />
      {nextCharge ? (
        <p className={c.small}>
          <FormattedMessage id="subscriptions.chargeHint" defaultMessage="With shipping and tax, at today’s prices." />
        </p>
      ) : paymentInstrument?.paymentCard && status !== "cancelled" ? (
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
            defaultMessage="We couldn’t charge your card. <a>Choose another one in your wallet</a>, and the waiting box ships the day after."
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
    </>
  );
}

/** A product that comes again: how often, when next, what it charges, and what may be done about it. */
export function SubscriptionCard({
  schedule,
  product,
  isBusy,
  onAct,
  onUndo,
  onChange,
}: {
  schedule: Schedule;
  product: LineProduct | undefined;
  isBusy: boolean;
  /** Each gives whether it went well. */
  onAct: (action: ScheduleAction, wish?: ResumeWish) => Promise<boolean>;
  onUndo: () => Promise<boolean>;
  onChange: (change: ScheduleChange) => Promise<boolean>;
}) {
  const intl = useIntl();
  const hintId = useId();
  const [open, setOpen] = useState<"change" | "resume" | null>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const { status, productId, nextOrderDate, keptOrderDate, undoableAction } = schedule;
  const name = product?.name ?? productId;
  const about = <span className="vh"> {name}</span>;
  const skippedTo = status === "active" ? afterSkipping(schedule) : undefined;

  useEffect(() => {
    if (wasOpen.current && open === null && document.activeElement === document.body) changeButton.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);

  /** What was pressed is gone afterwards: the focus goes to what is said about it. */
  const tell = async (action: Promise<boolean>, goTo: { current: HTMLElement | null }) => {
    if (!(await action)) return;
    setOpen(null);
    setTimeout(() => goTo.current?.focus());
  };
  const act = (action: keyof typeof actions | "skip") => {
    if (action === "resume" && keptOrderDate === undefined) setOpen("resume");
    else void tell(onAct(action), note);
  };

  return (
    <li className={s.card}>
      <div className={s.top} data-status={status}>
        <LinePicture product={product} />
        <div className={c.facts}>
          <div className={c.head}>
            <h2 className={s.name} ref={heading} tabIndex={-1}>
              {product ? <Link to={product.link}>{name}</Link> : name}
            </h2>
            <span className={marks[status].look}>
              <Icon name={marks[status].icon} size="xs" />
              <FormattedMessage {...statuses[status]} />
            </span>
          </div>
          <Facts schedule={schedule} product={product} />
        </div>
      </div>
      <SubscriptionTimeline schedule={schedule} name={name} />
      {undoableAction && open === null ? (
        <SubscriptionUndo
          ref={note}
          schedule={schedule}
          name={name}
          isBusy={isBusy}
          onUndo={() => void tell(onUndo(), heading)}
        />
      ) : null}
      {open === "change" ? (
        <SubscriptionForm
          schedule={schedule}
          name={name}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
          onSave={(change) => (Object.keys(change).length === 0 ? setOpen(null) : void tell(onChange(change), note))}
        />
      ) : open === "resume" ? (
        <ResumeForm
          name={name}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
          onResume={(nextDate) => void tell(onAct("resume", { nextOrderDate: nextDate }), note)}
        />
      ) : status === "cancelled" ? null : (
        <div className={s.tools}>
          <button type="button" className={c.lineButton} ref={changeButton} onClick={() => setOpen("change")}>
            <FormattedMessage id="subscriptions.change" defaultMessage="Change" />
            {about}
          </button>
          {skippedTo && nextOrderDate ? (
            <button
              type="button"
              className={s.tool}
              disabled={isBusy}
              aria-describedby={hintId}
              onClick={() => act("skip")}
            >
              <FormattedMessage
                id="subscriptions.skipDay"
                defaultMessage="Skip {date}"
                values={{ date: dayWords(intl, nextOrderDate) }}
              />
              {about}
            </button>
          ) : null}
          {offered[status].map((action) => (
            <button key={action} type="button" className={s.tool} disabled={isBusy} onClick={() => act(action)}>
              <FormattedMessage {...actions[action]} />
              {about}
            </button>
          ))}
          {skippedTo ? (
            <p className={s.hint} id={hintId}>
              <FormattedMessage
                id="subscriptions.skipHint"
                defaultMessage="If you skip it, the next one ships {date}, and nothing is charged before then."
                values={{ date: dayWords(intl, skippedTo) }}
              />
            </p>
          ) : null}
        </div>
      )}
    </li>
  );
}
