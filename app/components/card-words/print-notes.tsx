import { FormattedMessage } from "react-intl";
import {
  cleanGiftMessage,
  printedOtherwise,
  unprintableIn,
  withoutUnprintable,
} from "#app/domain/basket/gift-message-rules.ts";
import c from "./card-words.styles.ts";

/**
 * Says while a card is written which marks are printed otherwise, and which characters cannot be printed, with one
 * press that leaves them out (bag-49).
 * @param isRefused whether the page says already which characters those are
 */
export function PrintNotes({
  words,
  isRefused = false,
  onChange,
}: {
  words: string;
  isRefused?: boolean;
  onChange: (words: string) => void;
}) {
  const message = cleanGiftMessage(words);
  const unprintable = unprintableIn(message);
  const mark = (text: string) => <b>{text}</b>;
  return (
    <div className={c.notes}>
      <output>
        {printedOtherwise(words).map(({ typed, printed }) => (
          <span key={printed}>
            <FormattedMessage
              id="cardWords.otherwise"
              defaultMessage="{typed} becomes {printed} on the card"
              values={{ typed: mark(typed.join(" ")), printed: mark(printed) }}
            />
          </span>
        ))}
        {unprintable.length > 0 && !isRefused ? (
          <span>
            <FormattedMessage
              id="giftMessage.unprintable"
              defaultMessage="We can’t print {characters}"
              values={{ characters: mark(unprintable.join(" ")) }}
            />
          </span>
        ) : null}
      </output>
      {unprintable.length > 0 ? (
        <button type="button" className={c.leaveOut} onClick={() => onChange(withoutUnprintable(message))}>
          <FormattedMessage
            id="cardWords.leaveOut"
            defaultMessage="Leave out {characters}"
            values={{ characters: unprintable.join(" ") }}
          />
        </button>
      ) : null}
    </div>
  );
}
