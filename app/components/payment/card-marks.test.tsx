import { screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { CardSafety } from "./card-marks.tsx";

test("a lock and a sentence say why the card is safe here", async () => {
  await renderInShop(<CardSafety />);
  const sentence = screen.getByText(
    "Encrypted, and sent straight to the card processor. We never see your card number.",
  );
  expect(sentence).toBeVisible();
  expect(sentence.querySelector("svg use")).toHaveAttribute("href", expect.stringMatching(/#lock$/));
});
