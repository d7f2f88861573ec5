import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { anAddress, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as billing from "./billing-page.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

jest.mock("./wallet-button.tsx", () => ({
  WalletButton: () => <button type="button">Continue with Klarna</button>,
}));

const user = userEvent.setup({ delay: null });

let visits = 0;

/** The step of payment of a bag that Klarna may pay; what it is from 35.00 on is the shop's own setting. */
const openPayment = async (
  patch: Partial<Basket> = {},
  { isKlarnaEnabled = true, isOffered = true }: { isKlarnaEnabled?: boolean; isOffered?: boolean } = {},
) => {
  visits += 1;
  const scriptUrl = `https://klarna.test/${visits}/klarna.js`;
  const offer = {
    paymentMethods: [{ id: "CREDIT_CARD" }, { id: "GIFT_CERTIFICATE" }, ...(isOffered ? [{ id: "KLARNA" }] : [])],
    wallets: isOffered ? { KLARNA: { scriptUrl: "https://klarna.test/payments.js" } } : {},
  };
  const { api } = fakeCheckout(aShippedBasket({ billingAddress: anAddress, ...patch }), {
    payments: { methods: () => Promise.resolve(offer as never) } as PartialCommerceApi["payments"],
  });
  await renderPages(
    "/billing",
    { "/billing": billing },
    {
      api,
      preferences: { isKlarnaEnabled },
      site: {
        instalments: {
          scriptUrl,
          clientId: "shop",
          placementKey: "credit-promotion-auto-size",
          environment: "playground",
          minAmount: 3500,
        },
      },
    },
  );
  const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
  return { script };
};

const choose = async () => {
  await user.click(await screen.findByRole("radio", { name: "Klarna" }));
  await screen.findByRole("button", { name: "Continue with Klarna" });
};

const placement = () => document.querySelector<HTMLElement>("klarna-placement");

beforeEach(() => {
  document.documentElement.dataset.settled = "true";
});

afterEach(() => {
  delete document.documentElement.dataset.settled;
  document.head.querySelectorAll("script[src^='https://klarna.test/']").forEach((script) => script.remove());
});

const gift = (amount: number) => ({
  paymentInstruments: [{ paymentInstrumentId: "g", paymentMethodId: "GIFT_CERTIFICATE", amount }],
});

describe("Klarna's words about instalments", () => {
  test.each<[string, Partial<Basket>, string]>([
    ["the total", {}, "4267"],
    ["the least amount", { orderTotal: 35 }, "3500"],
    ["what a gift card leaves", { orderTotal: 60, ...gift(20.5) }, "3950"],
  ])("are asked for %s, in minor units", async (_what, patch, amount) => {
    const { script } = await openPayment(patch);
    expect(placement()).toBeNull();
    await choose();
    await waitFor(() => expect(placement()?.dataset.purchaseAmount).toBe(amount));
    expect(placement()?.dataset).toMatchObject({ key: "credit-promotion-auto-size", locale: "en-US" });
    expect(script()?.dataset).toMatchObject({ clientId: "shop", environment: "playground" });
  });

  test.each<[string, Partial<Basket>, boolean]>([
    ["less than the least amount", { orderTotal: 34.99 }, true],
    ["a gift card leaving less than that", { orderTotal: 60, ...gift(25.01) }, true],
    ["a site that wants none of it", {}, false],
  ])("are not there with %s, and nothing is loaded for them", async (_why, patch, isKlarnaEnabled) => {
    const { script } = await openPayment(patch, { isKlarnaEnabled });
    await choose();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(placement()).toBeNull();
    expect(script()).toBeNull();
  });

  test("take no room where their script is blocked, and Klarna can be chosen all the same", async () => {
    const { script } = await openPayment();
    await choose();
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event("error")));
    await waitFor(() => expect(placement()).toBeNull());
    expect(screen.getByRole("button", { name: "Continue with Klarna" })).toBeVisible();
  });

  test("go when another way to pay is chosen", async () => {
    await openPayment();
    await choose();
    await waitFor(() => expect(placement()).not.toBeNull());
    await user.click(screen.getByRole("radio", { name: "Credit or debit card" }));
    expect(placement()).toBeNull();
  });
});

test("Klarna is among the ways to pay only where it is offered for this bag", async () => {
  await openPayment({}, { isOffered: false });
  expect(await screen.findByText("Card fields")).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Klarna" })).not.toBeInTheDocument();
});
