import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import { NextDayField, noonOf, useTomorrow } from "./next-day-field.tsx";

/** Asks when a subscription is to go on that has no date of its own any more. */
export function ResumeForm({
  name,
  isBusy,
  onResume,
  onClose,
}: {
  /** Of the product. */
  name: string;
  isBusy: boolean;
  onResume: (nextOrderDate: string) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState("");
  const [isAsked, setAsked] = useState(false);
  const tomorrow = useTomorrow();
  const isWrong = day < tomorrow;

  useEffect(() => field.current?.focus(), []);

  return (
    <form
      className={c.form}
      noValidate
      aria-label={intl.formatMessage({ id: "subscriptions.resumeLabel", defaultMessage: "Resume {name}" }, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isWrong) field.current?.focus();
        else if (!isBusy) onResume(noonOf(day));
      }}
    >
      <p>
        <FormattedMessage
          id="subscriptions.resumeAsk"
          defaultMessage="Its date passed while it was paused. When should the next one ship?"
        />
      </p>
      <NextDayField day={day} onChange={setDay} isWrong={isAsked && isWrong} ref={field} />
      <div className={c.actions}>
        <button type="submit" className={c.button} aria-busy={isBusy}>
          <FormattedMessage id="subscriptions.resume" defaultMessage="Resume" />
        </button>
        <button type="button" className={c.link} onClick={onClose}>
          <FormattedMessage id="subscriptions.keep" defaultMessage="Never mind" />
        </button>
      </div>
    </form>
  );
}
