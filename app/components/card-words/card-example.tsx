import { FormattedMessage } from "react-intl";
import { cardText } from "#app/domain/basket/card-text.ts";
import { CardPreview } from "./card-preview.tsx";

/** The words of many cards as one person will read them, once there are words and a person (bag-49). */
export function CardExample({ words, firstName = "" }: { words: string; firstName?: string | undefined }) {
  if (words.trim() === "" || firstName === "") return null;
  return (
    <CardPreview
      words={cardText(words, firstName)}
      name={
        <FormattedMessage
          id="cardWords.example"
          defaultMessage="{name}’s card, for example"
          values={{ name: firstName }}
        />
      }
    />
  );
}
