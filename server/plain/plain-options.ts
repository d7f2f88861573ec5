import { defineMessages, type IntlShape } from "react-intl";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { OwnChoice } from "#app/domain/basket/own-choice.ts";

/** Fields of the product page's form that name an option begin so. */
const OPTION = "option-";

const messages = defineMessages({
  logo: {
    id: "plain.logo",
    defaultMessage: "A logo can only be sent with JavaScript. Please choose the plain sleeve, or turn it on.",
  },
  lacking: { id: "options.wordsLacking", defaultMessage: "Please write what it should say." },
  nowhere: {
    id: "plain.wordsNowhere",
    defaultMessage:
      "There is no place for your words the way you chose it. Please choose one with words, or leave them out.",
  },
  sign: {
    id: "plain.wordsSign",
    defaultMessage: "Our press has letters, numbers and everyday punctuation. Please write it with those.",
  },
});

/** Words as they are printed: without space around them, and one blank where there were several. */
const tidy = (typed = ""): string => typed.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** What a product is made as, as the fields `option-<id>` and `words` say; nothing without any. */
export const ownChoiceIn = (fields: Readonly<Record<string, string>>): OwnChoice | undefined => {
  const optionItems = Object.entries(fields).flatMap(([name, optionValueId]) =>
    name.startsWith(OPTION) && optionValueId !== "" ? [{ optionId: name.slice(OPTION.length), optionValueId }] : [],
  );
  const words = tidy(fields["words"]);
  return optionItems.length > 0 ? { optionItems, ...(words !== "" && { c_personalizationText: words }) } : undefined;
};

/** Why something cannot be made so, in words; null for any other failure. */
export const madeProblem = (intl: IntlShape, error: unknown, own: OwnChoice | undefined): string | null => {
  if (!(error instanceof CommerceApiError)) return null;
  const { type, custom = {} } = error;
  if (type === "invalid-custom-property" && own?.c_personalizationText) return intl.formatMessage(messages.sign);
  if (type !== "invalid-personalization") return null;
  if (custom["logo"] === true) return intl.formatMessage(messages.logo);
  if (!own?.c_personalizationText) return intl.formatMessage(messages.lacking);
  const most = Number(custom["maximum"]) || 0;
  return most === 0
    ? intl.formatMessage(messages.nowhere)
    : intl.formatMessage(
        {
          id: "options.wordsLong",
          defaultMessage: "There is room for {most, number} characters. Please shorten it a little.",
        },
        { most },
      );
};
