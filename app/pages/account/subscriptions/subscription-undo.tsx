import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { dayWords } from "./next-charge.tsx";
import type { Schedule } from "./schedules-api.ts";
import c from "./subscription.styles.ts";

/** What became of the last action. */
function Deed({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const { undoableAction, nextOrderDate, keptOrderDate } = schedule;
  const next = nextOrderDate && dayWords(intl, nextOrderDate);
  if (undoableAction === "skip")
    return (
      <FormattedMessage
        id="subscriptions.done.skip"
        defaultMessage="Next delivery skipped and not charged. The one after ships {date}."
        values={{ date: next }}
      />
    );
  if (undoableAction === "pause")
    return (
      <FormattedMessage
        id="subscriptions.done.pause"
        defaultMessage="Subscription paused, and nothing is charged. We’ll keep {date} for when you resume."
        values={{ date: keptOrderDate && dayWords(intl, keptOrderDate) }}
      />
    );
  if (undoableAction === "resume")
    return (
      <FormattedMessage
        id="subscriptions.done.resume"
        defaultMessage="Subscription resumed. The next one ships {date}."
        values={{ date: next }}
      />
    );
  if (undoableAction === "cancel")
    return (
      <FormattedMessage
        id="subscriptions.done.cancel"
        defaultMessage="Subscription canceled: nothing more ships or is charged. You can undo this for a day."
      />
    );
  return <FormattedMessage id="subscriptions.done.change" defaultMessage="Your changes are saved." />;
}

/** Says what the last action did, and takes it back. Can be given the focus when the pressed button has gone. */
export function SubscriptionUndo({
  schedule,
  name,
  isBusy,
  onUndo,
  ref,
}: {
  schedule: Schedule;
  /** Of the product. */
  name: string;
  isBusy: boolean;
  onUndo: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div className={c.undo} ref={ref} tabIndex={-1}>
      <Icon name="info" size="sm" />
      <div className={c.undoWords}>
        <p>
          <Deed schedule={schedule} />
        </p>
        <button type="button" className={c.undoButton} disabled={isBusy} onClick={onUndo}>
          <FormattedMessage id="subscriptions.undo" defaultMessage="Undo" />
          <span className="vh"> {name}</span>
        </button>
      </div>
    </div>
  );
}
