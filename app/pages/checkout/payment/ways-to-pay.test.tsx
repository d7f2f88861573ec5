import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as billing from "./billing-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

beforeEach(() => {
  window.sessionStorage.clear();
});

const withVenmo: PartialCommerceApi = {
  payments: {
    methods: () =>
      Promise.resolve({
        paymentMethods: [{ id: "CREDIT_CARD" }, { id: "Venmo" }],
        wallets: { Venmo: { scriptUrl: "https://wallet.test/core.js" } },
        openAmount: 41,
      }),
  },
};

const openPayment = () =>
  renderPages("/billing", { "/billing": billing }, { api: fakeCheckout(aPaidBasket(), withVenmo).api });

describe("the ways to pay", () => {
  test("has one way on where a wallet is chosen, the wallet's own", async () => {
    await openPayment();
    expect(await screen.findByRole("button", { name: "Continue to Review" })).toBeVisible();
    await user.click(await screen.findByRole("radio", { name: "Venmo" }));
    expect(screen.getByRole("button", { name: "Continue with Venmo" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Continue to Review" })).not.toBeInTheDocument();
  });

  test("names what it takes beside the ways to pay, and not below the card's fields", async () => {
    await openPayment();
    const taken = await screen.findByText("We accept Visa, Mastercard, American Express, Discover, and Venmo.");
    expect(screen.getByRole("group", { name: "Ways to pay" })).toContainElement(taken);
    const card = screen.getByRole("heading", { name: "Card" });
    expect(taken.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("asks for what a way needs right below it, before the next way", async () => {
    await openPayment();
    const venmo = await screen.findByRole("radio", { name: "Venmo" });
    const ways = screen.getByRole("group", { name: "Ways to pay" });
    const card = screen.getByRole("heading", { name: "Card" });
    expect(ways).toContainElement(card);
    expect(screen.getByRole("radio", { name: "Credit or debit card" }).compareDocumentPosition(card)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(card.compareDocumentPosition(venmo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(venmo);
    expect(screen.queryByRole("heading", { name: "Card" })).not.toBeInTheDocument();
    const pay = screen.getByRole("button", { name: "Continue with Venmo" });
    expect(ways).toContainElement(pay);
    expect(venmo.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("shows the marks of wallets and cards beside their names, for the eye alone", async () => {
    await openPayment();
    const marksOf = (name: string) =>
      [...(screen.getByRole("radio", { name }).closest("label")?.querySelectorAll("svg[aria-hidden=true]") ?? [])].map(
        (mark) => mark.textContent,
      );
    await screen.findByRole("radio", { name: "Venmo" });
    expect(marksOf("Venmo")).toEqual(["venmo"]);
    expect(marksOf("Credit or debit card")).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "Venmo" }));
    expect(marksOf("Credit or debit card")).toEqual(["VISA", "Mastercard", "AMEX", "Discover"]);
  });
});
