import { defineMessages, type IntlShape } from "react-intl";
import type { ValueView } from "./option-views.ts";
import type { SleeveDrawing } from "./sleeve-preview.tsx";

const messages = defineMessages({
  example: { id: "options.example", defaultMessage: "Your words" },
  none: { id: "options.none", defaultMessage: "no words yet" },
  logoExample: { id: "logoSleeve.logo", defaultMessage: "Your logo" },
  noLogo: { id: "options.noLogo", defaultMessage: "no logo yet" },
});

/** What is drawn of a value that is chosen; undefined for one that is not drawn. */
export const ownDrawing = (
  intl: IntlShape,
  { look, name, takesLogo }: ValueView,
  { words, logo }: { words: string; logo: string | undefined },
): SleeveDrawing | undefined => {
  if (!look) return undefined;
  const own = takesLogo ? (logo ? intl.formatMessage(messages.logoExample) : "") : words;
  return {
    look,
    words: own || intl.formatMessage(takesLogo ? messages.logoExample : messages.example),
    isExample: own === "",
    ...(takesLogo && logo && { logo }),
    label: intl.formatMessage(
      { id: "options.preview", defaultMessage: "Preview: {option}, {words}" },
      { option: name, words: own || intl.formatMessage(takesLogo ? messages.noLogo : messages.none) },
    ),
  };
};
