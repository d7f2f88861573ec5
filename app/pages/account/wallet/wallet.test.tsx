import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goodCard } from "#tests/fake-card-form.tsx";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as wallet from "./wallet-page.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });

const aCard = (digits: string, expirationMonth: number, expirationYear: number) => ({
  cardType: "Visa",
  numberLastDigits: digits,
  maskedNumber: `************${digits}`,
  holder: "June Plum",
  expirationMonth,
  expirationYear,
});
const soon = new Date();
soon.setMonth(soon.getMonth() + 1);

const june: Customer = {
  customerId: "june",
  firstName: "June",
  paymentInstruments: [
    { paymentInstrumentId: "good", default: true, paymentCard: aCard("4242", 8, 2090) },
    { paymentInstrumentId: "soon", paymentCard: aCard("1111", soon.getMonth() + 1, soon.getFullYear()) },
    { paymentInstrumentId: "old", paymentCard: aCard("1881", 1, 2020) },
  ],
};

const open = async (customer: Customer | null = june, options: Parameters<typeof fakeAccount>[1] = {}) => {
  const account = fakeAccount(customer, options);
  const shown = await renderPages("/wallet", { "/wallet": wallet }, { api: account.api });
  return { ...account, ...shown };
};

const cardOf = (digits: string) => {
  const item = screen.getByRole("heading", { level: 2, name: `Visa ending in ${digits}` }).closest("li");
  if (!item) throw new Error(`There is no ${digits}.`);
  return within(item);
};

test("the cards are shown by brand and last digits, with what is to be known of their end", async () => {
  const { container } = await open();
  expect(cardOf("4242").getByText("Default")).toBeVisible();
  expect(cardOf("4242").getByRole("img", { name: "Visa" })).toBeVisible();
  expect(cardOf("4242").getByText(/Expires 08\/2090/)).toBeVisible();
  expect(cardOf("1111").getByText("Expires soon")).toBeVisible();
  expect(cardOf("1881").getByText("Card is expired")).toBeVisible();
  expect(cardOf("1881").queryByRole("button", { name: /Make default/ })).not.toBeInTheDocument();
  expect(cardOf("1881").queryByRole("button", { name: /Use for subscriptions/ })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\*{4}|\d{12}/);
});

test("another card becomes the default", async () => {
  const { named } = await open();
  await user.click(screen.getByRole("button", { name: "Make default Visa ending in 1111" }));
  expect(await cardOf("1111").findByText("Default")).toBeVisible();
  expect(cardOf("4242").queryByText("Default")).not.toBeInTheDocument();
  expect(named("updateCustomerPaymentInstrument")[0]).toMatchObject({
    parameters: { customerId: "june", paymentInstrumentId: "soon" },
    body: { default: true },
  });
});

test("a card pays for the subscriptions", async () => {
  const { named } = await open(june, {
    site: { "POST payment-instruments/good/use-for-subscriptions": () => ({ paymentInstruments: [] }) },
  });
  await user.click(screen.getByRole("button", { name: "Use for subscriptions Visa ending in 4242" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a card" })).toHaveFocus());
  expect(named("POST payment-instruments/good/use-for-subscriptions")).toHaveLength(1);
});

test("an answer without cards is a failure", async () => {
  await open(june, { site: { "POST payment-instruments/good/use-for-subscriptions": () => ({}) } });
  await user.click(screen.getByRole("button", { name: "Use for subscriptions Visa ending in 4242" }));
  expect(await screen.findByText("Failed to set payment instrument for subscriptions")).toBeVisible();
});

test("a card is removed after a question", async () => {
  const { named } = await open();
  await user.click(screen.getByRole("button", { name: "Remove Visa ending in 1881" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove this card?" }));
  expect(dialog.getByText(/Visa ending in 1881 will be removed/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Visa ending in 1881" })).not.toBeInTheDocument());
  expect(named("deleteCustomerPaymentInstrument")[0]?.parameters).toEqual({
    customerId: "june",
    paymentInstrumentId: "old",
  });
});

const addCard = async () => {
  await user.click(screen.getByRole("button", { name: "Add a card" }));
  await user.click(screen.getByRole("button", { name: "Save card" }));
};

test("a card is added through the processor's fields, and the first one is the default", async () => {
  const saveCard = jest.fn(() => Promise.resolve({ paymentToken: "new" }));
  const { named } = await open({ ...june, paymentInstruments: [] }, { more: { payments: { saveCard } } });
  expect(screen.getByRole("heading", { level: 2, name: "No cards yet" })).toBeVisible();
  await addCard();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a card" })).toHaveFocus());
  expect(saveCard.mock.calls).toEqual([[goodCard]]);
  expect(named("updateCustomerPaymentInstrument")[0]?.parameters?.paymentInstrumentId).toBe("new");
});

test.each([
  [
    "error.cards.max.reached shows the status message",
    new CommerceApiError(400, "hook-status-exception", "d", [], { statusMessage: "Your account holds 10 cards." }),
    "Your account holds 10 cards.",
  ],
  [
    "card.already.on.file shows the status message",
    new CommerceApiError(400, "hook-status-exception", "d", [], { statusMessage: "This card is already saved." }),
    "This card is already saved.",
  ],
  ["otherwise the detail", new CommerceApiError(400, "x", "The card is not taken."), "The card is not taken."],
  ["or else the shop's own words", new CommerceApiError(500, "x", ""), "Failed to add payment instrument"],
])("a card that is refused: %s", async (_case, error, message) => {
  const { named } = await open(june, { more: { payments: { saveCard: () => Promise.reject(error) } } });
  await addCard();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText("Card fields")).toBeVisible();
  expect(named("signOut")).toEqual([]);
});

test("a login that is required ends the session", async () => {
  const error = new CommerceApiError(401, "unauthorized", "", [], { title: "Unauthorized — Login Required" });
  const { named, router } = await open(june, { more: { payments: { saveCard: () => Promise.reject(error) } } });
  await addCard();
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(named("signOut")).toHaveLength(1);
});

test("a gift card shows what is left on it, is no card to pay subscriptions by, and is removed after a question", async () => {
  const gift = {
    paymentInstrumentId: "gift",
    paymentMethodId: "GIFTCARD",
    maskedGiftCertificateCode: "***************5000",
    c_balance: 31.05,
    c_currency: "USD",
  };
  const { named } = await open({ ...june, paymentInstruments: [gift] });
  const cards = within(screen.getByRole("region", { name: "Gift cards" }));
  expect(cards.getByRole("heading", { name: "Gift card ending in 5000" })).toBeVisible();
  expect(cards.getByText("$31.05 left")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "No cards yet" })).toBeVisible();
  expect(cards.getByRole("link", { name: "Add a gift card" })).toHaveAttribute("href", "/gift-card-balance");
  await user.click(cards.getByRole("button", { name: "Remove gift card ending in 5000" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove this gift card?" }));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() =>
    expect(named("deleteCustomerPaymentInstrument")[0]?.parameters).toEqual({
      customerId: "june",
      paymentInstrumentId: "gift",
    }),
  );
});
