import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState } from "react";
import type { CardFormHandle } from "#app/components/payment/card-form.tsx";
import type { BasketPaymentInstrument } from "#app/domain/basket/basket-document.ts";
import { answerScripts, installFakeFlex, testCaptureContext, testCardToken } from "#tests/fake-flex.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { PaymentSection } from "./payment-section.tsx";

const card: BasketPaymentInstrument = { paymentCard: { cardType: "Visa", numberLastDigits: "1111" } };

let library = 0;

beforeEach(() => {
  library += 1;
  installFakeFlex(testCardToken());
});

afterEach(() => document.head.querySelectorAll("script").forEach((tag) => tag.remove()));

/** The bag's payment beside the section, as the page keeps it; a button saves the card that was entered. */
function Page({ before }: { before?: BasketPaymentInstrument }) {
  const [saved, setSaved] = useState(before);
  const [isEntering, setIsEntering] = useState(!before);
  return (
    <>
      <PaymentSection
        ref={createRef<CardFormHandle>()}
        saved={saved}
        isEntering={isEntering}
        onChange={setIsEntering}
      />
      <button type="button" onClick={() => setSaved(card)}>
        Continue
      </button>
    </>
  );
}

const setUp = async (before?: BasketPaymentInstrument) => {
  const cardContext = async () => ({ captureContext: testCaptureContext(`https://cards.test/section-${library}.js`) });
  await renderInShop(<Page {...(before && { before })} />, { api: { payments: { cardContext } } });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
  act(() => answerScripts("load"));
  return userEvent.setup();
};

const keep = () => screen.queryByRole("button", { name: /^Keep .*1111/ });

test("who wants another card may keep the one before", async () => {
  const user = await setUp(card);
  await user.click(screen.getByRole("button", { name: "Use another card" }));
  expect(keep()).toBeVisible();
  await user.click(keep() as HTMLElement);
  expect(screen.getByRole("button", { name: "Use another card" })).toBeVisible();
});

test("nothing is offered for a card that was only just saved", async () => {
  const user = await setUp();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByRole("textbox", { name: "Name on Card" })).toBeVisible();
  expect(keep()).toBeNull();
});
