import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { cleanGiftMessage, withoutUnprintable } from "#app/domain/basket/gift-message-rules.ts";
import c from "./card-words.styles.ts";

/**
 * A card as it will lie in its parcel, with what is printed of these words (bag-49): plain marks, and nothing that
 * cannot be printed.
 * @param name what the card is called; as it is while it is written, if nothing is said
 */
export function CardPreview({ words, name }: { words: string; name?: ReactNode }) {
  const id = useId();
  const printed = withoutUnprintable(cleanGiftMessage(words));
  return (
    <figure className={c.card} aria-labelledby={id}>
      <figcaption id={id}>
        {name ?? <FormattedMessage id="cardWords.preview" defaultMessage="How your card will read" />}
      </figcaption>
      <blockquote>
        {printed || (
          <span className={c.empty}>
            <FormattedMessage id="cardWords.empty" defaultMessage="Your words will stand here." />
          </span>
        )}
      </blockquote>
    </figure>
  );
}
