import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket, NewPaymentInstrument } from "#app/commerce-api/baskets.ts";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as billing from "./billing-page.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });

const gift = { paymentInstrumentId: "gift-1", maskedGiftCertificateCode: "***************5000", amount: 25 };

const open = async (
  basket: Basket,
  addPaymentInstrument: (instrument: NewPaymentInstrument) => Promise<Partial<Basket>>,
) => {
  const sent: NewPaymentInstrument[] = [];
  const shop = fakeCheckout(basket, {
    baskets: {
      paymentMethods: () =>
        Promise.resolve({
          applicablePaymentMethods: ["CREDIT_CARD", "GIFTCARD", "GIFTCARD_DISCOUNTED"].map((id) => ({ id })),
        }),
      addPaymentInstrument: async (_id, instrument) => {
        sent.push(instrument);
        const changed = { ...(shop.basket() as Basket), ...(await addPaymentInstrument(instrument)) };
        shop.replace(changed);
        return changed;
      },
    },
  });
  await renderPages("/billing", { "/billing": billing }, { api: shop.api });
  return { shop, sent };
};

const section = () => screen.findByRole("region", { name: "Gift cards" });
const press = async (name: string) => user.click(within(await section()).getByRole("button", { name }));
const number = () => screen.getByRole("textbox", { name: "Gift Card Number" });
const code = () => screen.getByRole("textbox", { name: "Gift Card Code" });

test("a gift card has 19 to 21 digits and a code of 4; nothing else is sent", async () => {
  const { sent } = await open(aShippedBasket(), () => Promise.resolve({}));
  await press("Use a gift card");
  await press("Apply");
  expect(number()).toHaveFocus();
  expect(number()).toHaveAccessibleDescription("This field is required.");
  await enterText(user, number(), "6006490000");
  expect(number()).toHaveAccessibleDescription("A gift card number has 19 to 21 digits.");
  await user.clear(number());
  await enterText(user, number(), "6006-4900-0000-0000-5000");
  await enterText(user, code(), "12");
  await press("Apply");
  expect(code()).toHaveAccessibleDescription("A gift card code has 4 digits.");
  expect(sent).toEqual([]);
});

test("a gift card pays its part, is named by its last digits, and what was typed is gone", async () => {
  const paid = [{ ...gift, paymentMethodId: "GIFTCARD" }] as Basket["paymentInstruments"];
  const { sent } = await open(aShippedBasket(), () => Promise.resolve({ paymentInstruments: paid }));
  await press("Use a gift card");
  await enterText(user, number(), "6006490000000005000");
  await user.type(code(), "1234{Enter}");
  expect(await screen.findByText(/Gift card ending in 5000 pays \$25\.00/)).toBeVisible();
  expect(screen.getByText(/^That leaves/)).toHaveTextContent("That leaves $17.67 to pay.");
  expect(sent).toEqual([
    { paymentMethodId: "GIFTCARD", giftCertificateCode: "6006490000000005000", c_giftCardSecurityCode: "1234" },
  ]);
  expect(document.body.innerHTML).not.toContain("6006490000000005000");
  expect(within(await section()).getByRole("button", { name: "Use another gift card" })).toBeVisible();
  await press("Remove gift card ending in 5000");
  await waitFor(() => expect(screen.queryByText(/Gift card ending in 5000 pays/)).not.toBeInTheDocument());
  expect(screen.queryByText(/^That leaves/)).not.toBeInTheDocument();
});

test("a refusal is told in the backend's words, and the fields stay", async () => {
  const refusal = new CommerceApiError(
    400,
    "gift-certificate-not-applicable",
    "There is nothing left on this gift card.",
  );
  await open(aShippedBasket(), () => Promise.reject(refusal));
  await press("Use a gift card");
  await enterText(user, number(), "6006490000000000000");
  await enterText(user, code(), "3456");
  await press("Apply");
  expect(within(await section()).getByRole("alert")).toHaveTextContent("There is nothing left on this gift card.");
  expect(number()).toHaveFocus();
});

test("when gift cards pay for everything nothing else is asked for", async () => {
  const paid = [{ ...gift, amount: 42.67, paymentMethodId: "GIFTCARD_DISCOUNTED" }] as Basket["paymentInstruments"];
  await open(aShippedBasket({ paymentInstruments: paid }), () => Promise.resolve({}));
  expect(await screen.findByText("There’s nothing left to pay.")).toBeVisible();
  expect(screen.queryByText("Card fields")).not.toBeInTheDocument();
});
