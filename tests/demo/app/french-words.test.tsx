import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createIntl, IntlProvider } from "react-intl";
import { codedFailure, type FailureCode, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { occasions } from "#app/components/card-words/occasion-words.ts";
import { ExpressWallets } from "#app/components/express/express-wallets.tsx";
import { CardSafety } from "#app/components/payment/card-marks.tsx";
import { failureMessages } from "#app/components/ui/shopper-words.tsx";
import { cleanGiftMessage, giftMessageProblem } from "#app/domain/basket/gift-message-rules.ts";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { installPaypal } from "#tests/fake-paypal.ts";
import { renderInShop } from "#tests/render-app.tsx";
import english from "../../../translations/en-US.json";
import french from "../../../translations/fr-CA.json";

beforeEach(() => void (window.scrollTo = () => undefined));

test("whatever is suggested for a card can be printed in French, named and unnamed", () => {
  const intl = createIntl({ locale: "fr-CA", messages: french });
  for (const name of ["", "Maximilienne-Josephine"])
    for (const sentence of occasions.flatMap(({ words }) => words)) {
      const text = cleanGiftMessage(intl.formatMessage(sentence, { name, named: name ? "yes" : "no" }));
      expect(text).not.toBe("");
      expect({ text, problem: giftMessageProblem(text) }).toEqual({ text, problem: null });
      expect(text).toContain(name);
    }
});

test("the French shop says why the card is safe", () => {
  render(
    <IntlProvider locale="fr-CA" messages={french}>
      <CardSafety />
    </IntlProvider>,
  );
  expect(
    screen.getByText("Chiffrée et envoyée directement au processeur de cartes. Nous ne voyons jamais votre numéro."),
  ).toBeVisible();
});

const said = (error: unknown, locale: "en-US" | "fr-CA") => {
  const { unmount } = render(
    <IntlProvider locale={locale} messages={locale === "fr-CA" ? french : english}>
      <PageError message={shopperMessage(error)} />
    </IntlProvider>,
  );
  const words = screen.getByRole("alert").textContent?.trim() ?? "";
  unmount();
  return words;
};

test.each(Object.keys(failureMessages) as FailureCode[])("the French shop says %s in French", (code) => {
  const [ours, theirs] = [said(codedFailure(code), "fr-CA"), said(codedFailure(code), "en-US")];
  expect(ours).toMatch(/\S/);
  expect(ours).not.toBe(theirs);
  expect(`${ours} `).not.toMatch(/\b(the|your|please|failed|failure|missing|again|update|went|wrong)\b/i);
});

test("what nobody has foreseen is no English apology in the French shop either", () => {
  for (const error of [new TypeError("x is not a function"), commerceApiError(500, ""), "text"])
    expect(said(error, "fr-CA")).toBe(said(codedFailure("unexpected"), "fr-CA"));
});

test("the French shop names the buttons in French, and says in French that a wallet took nothing", async () => {
  const user = userEvent.setup({ delay: null });
  const scriptUrl = "https://express.test/core.js";
  const windows = installPaypal();
  await renderInShop(
    <IntlProvider locale="fr-CA" messages={french}>
      <ExpressWallets
        offer={{ PayPal: { scriptUrl }, Venmo: { scriptUrl } }}
        purchase={{ provisional: 32, open: () => Promise.resolve("bag 1") }}
      />
    </IntlProvider>,
    { api: fakeCheckout(aShippedBasket(), { payments: { paypalOrder: async () => ({ orderId: "order" }) } }).api },
  );
  const script = await waitFor(() => {
    const found = document.head.querySelector(`script[src='${scriptUrl}']`);
    expect(found).not.toBeNull();
    return found;
  });
  act(() => void script?.dispatchEvent(new Event("load")));
  const venmo = await screen.findByRole("button", { name: "Payer avec Venmo" });
  expect(screen.getByRole("list", { name: "ou payer avec" })).toContainElement(venmo);
  expect(screen.getByRole("button", { name: "Payer avec PayPal" })).toBeVisible();
  await user.click(venmo);
  await act(async () => windows[0]?.onError({}));
  expect(screen.getByRole("alert")).toHaveTextContent(french["wallet.error"].replace("{wallet}", "Venmo"));
});
