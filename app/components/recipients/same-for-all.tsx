import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { CardExample } from "#app/components/card-words/card-example.tsx";
import { CardSuggestions } from "#app/components/card-words/card-suggestions.tsx";
import { GIFT_MESSAGE_MAX_LENGTH } from "#app/domain/basket/gift-message-rules.ts";
import { FirstNameHint, useFirstNamePlaceholder } from "./first-name-hint.tsx";
import c from "./recipients.styles.ts";

/** What everybody gets whose row says nothing else: a day, and the words on the card. */
export interface SharedWish {
  /** `2026-12-24`, or empty. */
  day: string;
  /** Where `{first name}` may stand. */
  message: string;
}

/** Asks once what is the same for all rows of a list. */
export function SameForAll({
  shared,
  example,
  onChange,
}: {
  shared: SharedWish;
  /** First name of one of them, whose card is shown. */
  example: string | undefined;
  onChange: (shared: SharedWish) => void;
}) {
  const id = useId();
  const firstName = useFirstNamePlaceholder();
  return (
    <fieldset className={c.shared}>
      <legend>
        <FormattedMessage id="recipients.shared" defaultMessage="The same for everyone" />
      </legend>
      <div className={c.correction}>
        <label htmlFor={`${id}-day`}>
          <FormattedMessage id="recipients.shared.day" defaultMessage="Arrives on (optional)" />
        </label>
        <input
          id={`${id}-day`}
          className={c.cell}
          type="date"
          value={shared.day}
          onChange={(event) => onChange({ ...shared, day: event.target.value })}
        />
      </div>
      <div className={c.correction}>
        <label htmlFor={`${id}-card`}>
          <FormattedMessage id="recipients.shared.card" defaultMessage="Words on the card (optional)" />
        </label>
        <textarea
          id={`${id}-card`}
          className={c.cell}
          rows={2}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          value={shared.message}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ ...shared, message: event.target.value })}
        />
        <p className={c.hint} id={`${id}-hint`}>
          <FirstNameHint />
        </p>
        <CardSuggestions
          words={shared.message}
          firstName={firstName}
          onPick={(message) => onChange({ ...shared, message })}
        />
        <CardExample words={shared.message} firstName={example} />
      </div>
    </fieldset>
  );
}
