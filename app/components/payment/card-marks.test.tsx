import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import french from "../../../translations/fr-CA.json";
import { CardSafety } from "./card-marks.tsx";

test.each([
  ["en-US", {}, "Encrypted, and sent straight to the card processor. We never see your card number."],
  ["fr-CA", french, "Chiffrée et envoyée directement au processeur de cartes. Nous ne voyons jamais votre numéro."],
])("in %s a lock and a sentence say why the card is safe here", (locale, messages, words) => {
  render(
    <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
      <CardSafety />
    </IntlProvider>,
  );
  const sentence = screen.getByText(words);
  expect(sentence).toBeVisible();
  expect(sentence.querySelector("svg use")).toHaveAttribute("href", expect.stringMatching(/#lock$/));
});
