import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cardText } from "#app/domain/basket/card-text.ts";
import {
  cleanGiftMessage,
  GIFT_MESSAGE_MAX_LENGTH,
  giftMessageProblem,
  unprintableIn,
} from "#app/domain/basket/gift-message-rules.ts";
import c from "./recipients-table.styles.ts";

/** Why the words of a card cannot be kept, naming the characters at fault; nothing where they can. */
export function CardProblem({ id, words }: { id: string; words: string }) {
  const problem = giftMessageProblem(cleanGiftMessage(words));
  if (problem === null) return null;
  return (
    <p className={c.problem} id={id}>
      {problem === "tooLong" ? (
        <FormattedMessage
          id="recipientCard.tooLong"
          defaultMessage="A card holds at most {most, number} characters."
          values={{ most: GIFT_MESSAGE_MAX_LENGTH }}
        />
      ) : (
        <FormattedMessage
          id="recipientCard.characters"
          defaultMessage="The card can’t be printed with {characters}."
          values={{ characters: unprintableIn(cleanGiftMessage(words)).join(" ") }}
        />
      )}
    </p>
  );
}

/** The words on one person's card; they are kept when the field is left, unless they cannot be printed. */
export function CardCell({
  name,
  firstName,
  kept,
  onSave,
}: {
  name: string;
  firstName: string;
  kept: string;
  onSave: (words: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(kept);
  const words = cardText(typed, firstName);
  const isWrong = giftMessageProblem(cleanGiftMessage(words)) !== null;
  return (
    <>
      <textarea
        className={c.card}
        rows={2}
        value={typed}
        aria-label={intl.formatMessage(
          { id: "recipientCard.label", defaultMessage: "Words on the card for {name}" },
          { name },
        )}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const clean = cleanGiftMessage(words);
          if (isWrong || clean === kept) return;
          setTyped(clean);
          onSave(clean);
        }}
      />
      <div role="alert">
        <CardProblem id={id} words={words} />
      </div>
    </>
  );
}
