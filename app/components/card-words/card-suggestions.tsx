import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { cleanGiftMessage } from "#app/domain/basket/gift-message-rules.ts";
import c from "./card-words.styles.ts";
import { type Occasion, occasions } from "./occasion-words.ts";

/**
 * Offers words for a card by occasion (bag-49). A second press on an occasion brings its other sentence; what the
 * shopper has written stays, and the suggestion comes below it.
 * @param firstName of who gets the card, or what stands for it in the words of many; empty where nobody is known yet
 */
export function CardSuggestions({
  words,
  firstName,
  onPick,
}: {
  words: string;
  firstName: string;
  onPick: (words: string) => void;
}) {
  const intl = useIntl();
  const values = { name: firstName, named: firstName === "" ? "no" : "yes" };
  const sentencesOf = ({ words: sentences }: Occasion) =>
    sentences.map((sentence) => cleanGiftMessage(intl.formatMessage(sentence, values)));
  const all = occasions.flatMap(sentencesOf);

  const pick = (occasion: Occasion) => {
    const own = words.trimEnd();
    const suggested = all.find((sentence) => own.endsWith(sentence)) ?? "";
    const sentences = sentencesOf(occasion);
    const next = sentences[(sentences.indexOf(suggested) + 1) % sentences.length] ?? "";
    const before = own.slice(0, own.length - suggested.length);
    onPick(before === "" || before.endsWith("\n") ? before + next : `${before}\n${next}`);
    announce(next);
  };

  return (
    <fieldset className={c.suggestions}>
      <legend>
        <FormattedMessage id="cardWords.suggestions" defaultMessage="Short of words? Choose an occasion." />
      </legend>
      <div className={c.occasions}>
        {occasions.map((occasion) => (
          <button key={occasion.id} type="button" className={c.occasion} onClick={() => pick(occasion)}>
            {intl.formatMessage(occasion.name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
