import { screen, within } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { brand } from "#config/brand.ts";
import * as review from "./review-order-page.tsx";

const open = async (change: (basket: Basket) => Partial<Basket>) => {
  const basket = aPaidBasket();
  const { api } = fakeCheckout({ ...basket, ...change(basket) });
  await renderPages("/revieworder", { "/revieworder": review }, { api });
  await screen.findByRole("heading", { level: 1, name: "One last look" });
};

const withParcel = (attributes: object) => (basket: Basket) => ({
  shipments: basket.shipments?.map((shipment) => ({ ...shipment, ...attributes })),
});

const part = (name: string) => within(screen.getByRole("region", { name }));
const promise = { earliest: "2026-11-25", latest: "2026-11-30", zone: "America/Los_Angeles" };

describe("one last look", () => {
  it.each([
    ["the days it arrives", { c_arrivalPromise: promise }, "Arriving Wed, Nov 25 to Mon, Nov 30"],
    [
      "a holiday that makes it late",
      { c_arrivalPromise: { ...promise, reason: "holiday", holiday: "Thanksgiving Day" } },
      "Arriving Wed, Nov 25 to Mon, Nov 30 (no deliveries on Thanksgiving Day)",
    ],
    [
      "what melts being held back",
      { c_arrivalPromise: { ...promise, reason: "heat-hold" } },
      "Arriving Wed, Nov 25 to Mon, Nov 30 (held back so it won’t melt over a weekend)",
    ],
    ["the chosen day", { c_DATE_WANTED: "2026-12-24" }, "Arriving Thu, Dec 24, the day you chose"],
    [
      "the note to the carrier",
      { c_DeliveryInstructions: "Leave with the porter." },
      "For the carrier: Leave with the porter.",
    ],
    ["the card in the parcel", { giftMessage: "Happy birthday, José!" }, "Gift message: Happy birthday, José!"],
  ])("shows %s", async (_, attributes, words) => {
    await open(withParcel(attributes));
    expect(
      part("Shipping").getByText((_text, element) => element?.tagName === "P" && element.textContent === words),
    ).toBeVisible();
  });

  it("lists what gift cards pay, what is left on each, and what is to pay", async () => {
    await open((basket) => ({
      orderTotal: 127.35,
      paymentInstruments: [
        {
          paymentInstrumentId: "g1",
          paymentMethodId: "GIFTCARD",
          maskedGiftCertificateCode: "***0003",
          amount: 25,
          c_balanceAfterwards: 0,
        },
        {
          paymentInstrumentId: "g2",
          paymentMethodId: "GIFTCARD",
          maskedGiftCertificateCode: "***0004",
          amount: 100,
          c_balanceAfterwards: 12.5,
        },
        ...(basket.paymentInstruments ?? []),
      ],
    }));
    const summary = part("Order summary");
    expect(await summary.findByText("To pay")).toBeVisible();
    const rows = [...document.querySelectorAll("dl div")].map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        "Order total$127.35",
        "Gift card ending in 0003$0.00 left on it−$25.00",
        "Gift card ending in 0004$12.50 left on it−$100.00",
        "To pay$2.35",
      ]),
    );
  });

  it("says whom to send a check, and promises no day before it is there", async () => {
    await open((basket) => ({
      ...withParcel({ c_arrivalPromise: promise })(basket),
      paymentInstruments: [{ paymentInstrumentId: "p1", paymentMethodId: "PAY_BY_CHECK", amount: 41.95 }],
      c_checkInstructions: {
        payee: `${brand.name}, Inc.`,
        address: ["400 Confectioners Way"],
        amount: 41.95,
        deadline: "2026-12-07",
      },
    }));
    expect(await screen.findByText(/Make out a check for/)).toHaveTextContent(
      `Make out a check for $41.95, payable to ${brand.name}, Inc. You’ll get an order number to write on it.`,
    );
    expect(screen.getByText(/Send it to/)).toHaveTextContent(
      "Send it to 400 Confectioners Way, so that it’s here by Mon, Dec 7.",
    );
    expect(screen.getByText("We’ll email you the day it arrives when your check is here.")).toBeVisible();
    expect(screen.queryByText(/Arriving/)).not.toBeInTheDocument();
  });
});
