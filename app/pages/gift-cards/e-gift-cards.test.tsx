import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { dayAfter } from "#app/domain/e-gift/e-gift.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { aBasket, aCard, anAddress, anItem } from "#tests/factories/baskets.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as cart from "../cart/cart-page.tsx";
import * as billing from "../checkout/payment/billing-page.tsx";
import * as confirmation from "../checkout/confirmation/order-confirmation-page.tsx";
import * as review from "../checkout/review-order-page.tsx";
import * as shipping from "../checkout/shipping/shipping-page.tsx";
import * as eGiftCards from "./e-gift-cards-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

const forIvy = {
  giftCertificateItemId: "gift-1",
  amount: 75,
  recipientName: "Ivy",
  recipientEmail: "ivy@example.test",
  senderName: "June",
  message: "Sweets!",
  shipmentId: "me",
  c_design: "snow",
  c_deliverOn: "2026-12-24",
};
const byEmail = { shipmentId: "me", shippingMethod: { id: "email-delivery", name: "Delivery by email", price: 0 } };

/** A bag that holds nothing but an e-gift card. */
const giftBag = (patch: Partial<Basket> = {}): Basket =>
  aBasket({
    productItems: [],
    productSubTotal: 0,
    productTotal: 0,
    shippingTotal: 0,
    taxTotal: 0,
    orderTotal: 75,
    shipments: [byEmail as never],
    giftCertificateItems: [forIvy],
    ...patch,
  });

const openShop = async (
  path: string,
  basket: Basket | null,
  answer: () => Promise<unknown> = () => Promise.resolve(giftBag()),
) => {
  const sent: unknown[] = [];
  const scapi = (_family: string, method: string, args: unknown[]) => {
    sent.push([method, ...args]);
    return answer();
  };
  const shop = fakeCheckout(basket, { transports: { scapi } });
  const page = await renderPages(
    path,
    {
      "/e-gift-cards": eGiftCards,
      "/cart": cart,
      "/shipping": shipping,
      "/billing": billing,
      "/revieworder": review,
      "/order-confirmation": confirmation,
    },
    { api: shop.api },
  );
  return { sent, shop, ...page };
};

const fillIn = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Their name" }), "Ivy");
  await enterText(user, screen.getByRole("textbox", { name: "Their email" }), "ivy@example.test");
  await enterText(user, screen.getByRole("textbox", { name: "Your name" }), "June");
};
const add = () => user.click(screen.getByRole("button", { name: "Add to bag" }));
/** Comes in a chunk of its own, which a busy machine takes its time to read. */
const byEmailGroup = () => screen.findByRole("region", { name: "By email" }, { timeout: 15_000 });
const preview = () => screen.getByRole("region", { name: "How it will look" });

describe("the e-gift cards page", () => {
  test("puts a card of the chosen amount, design, people, words and day into the bag", async () => {
    const { sent } = await openShop("/e-gift-cards", aBasket());
    const day = dayAfter(new Date(), 30);
    await user.click(screen.getByRole("radio", { name: "$75" }));
    await user.click(screen.getByRole("radio", { name: "First snow" }));
    await fillIn();
    await enterText(user, screen.getByRole("textbox", { name: "Your message (optional)" }), "Sweets!");
    await user.click(screen.getByRole("radio", { name: "On a date" }));
    await enterText(user, screen.getByLabelText("Delivery date"), day);
    await add();
    await waitFor(() =>
      expect(sent).toEqual([
        [
          "addGiftCertificateItemToBasket",
          {
            parameters: { basketId: "basket-1" },
            body: {
              amount: 75,
              recipientEmail: "ivy@example.test",
              recipientName: "Ivy",
              senderName: "June",
              message: "Sweets!",
              c_design: "snow",
              c_deliverOn: day,
            },
          },
        ],
      ]),
    );
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Their name" })).toHaveValue(""));
    expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("June");
  });

  test("shows the card as it will arrive while it is filled in", async () => {
    await openShop("/e-gift-cards", aBasket());
    expect(preview()).toHaveTextContent("$50.00");
    await fillIn();
    await user.click(screen.getByRole("radio", { name: "Another amount" }));
    expect(preview()).toHaveTextContent("—");
    await enterText(user, screen.getByRole("textbox", { name: "Amount (USD)" }), "42.50");
    expect(preview()).toHaveTextContent("$42.50");
    expect(preview()).toHaveTextContent("For Ivy");
    expect(preview()).toHaveTextContent("From June");
    expect(preview()).toHaveTextContent("Arrives by email as soon as you order");
  });

  test("says what is missing, and moves to the first of it", async () => {
    const { sent } = await openShop("/e-gift-cards", aBasket());
    await add();
    const name = screen.getByRole("textbox", { name: "Their name" });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription("This field is required.");
    expect(screen.getByRole("textbox", { name: "Their email" })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test.each(["4.99", "500.01", "lots"])("%s is no amount for a card", async (typed) => {
    const { sent } = await openShop("/e-gift-cards", aBasket());
    await fillIn();
    await user.click(screen.getByRole("radio", { name: "Another amount" }));
    const field = screen.getByRole("textbox", { name: "Amount (USD)" });
    await enterText(user, field, typed);
    await add();
    await waitFor(() => expect(field).toHaveAccessibleDescription("Please enter an amount from $5.00 to $500.00."));
    expect(sent).toEqual([]);
  });

  test("keeps what was typed when the shop refuses it, and says why", async () => {
    await openShop("/e-gift-cards", aBasket(), () =>
      Promise.reject(new CommerceApiError(400, "bad-request", "A basket holds at most 50 gift certificates.")),
    );
    await fillIn();
    await add();
    expect(await screen.findByText("A basket holds at most 50 gift certificates.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Their name" })).toHaveValue("Ivy");
  });

  test("changes a card that is in the bag, and leads back to it", async () => {
    const { sent, router } = await openShop("/e-gift-cards?edit=gift-1", giftBag());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Their name" })).toHaveValue("Ivy"));
    expect(screen.getByRole("radio", { name: "First snow" })).toBeChecked();
    expect(screen.getByLabelText("Delivery date")).toHaveValue("2026-12-24");
    await user.click(screen.getByRole("radio", { name: "$100" }));
    await user.click(screen.getByRole("radio", { name: "Right away" }));
    await user.click(screen.getByRole("button", { name: "Update e-gift card" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    expect(sent).toMatchObject([
      [
        "updateGiftCertificateItemInBasket",
        {
          parameters: { basketId: "basket-1", giftCertificateItemId: "gift-1" },
          body: { amount: 100, c_deliverOn: null },
        },
      ],
    ]);
  });
});

describe("a bag with nothing but an e-gift card", () => {
  test("is no empty bag: the card stands in it, counts, and can be changed", async () => {
    await openShop("/cart", giftBag());
    const group = await byEmailGroup();
    expect(group).toHaveTextContent("E-gift card for Ivy");
    expect(group).toHaveTextContent("By email to ivy@example.test on Thu, Dec 24, 2026");
    expect(within(group).getByRole("link", { name: "Edit E-gift card for Ivy" })).toHaveAttribute(
      "href",
      "/e-gift-cards?edit=gift-1",
    );
    expect(screen.getByText("1 treat")).toBeVisible();
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(within(summary).getByText("Subtotal").nextSibling).toHaveTextContent("$75.00");
  });

  test("lets go of it after a question", async () => {
    const { sent } = await openShop("/cart", giftBag(), () =>
      Promise.resolve(giftBag({ giftCertificateItems: [], orderTotal: 0 })),
    );
    await user.click(await screen.findByRole("button", { name: "Remove E-gift card for Ivy" }, { timeout: 15_000 }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Yes" }));
    expect(await screen.findByText("Nothing in here yet.")).toBeVisible();
    expect(sent).toEqual([
      [
        "removeGiftCertificateItemFromBasket",
        { parameters: { basketId: "basket-1", giftCertificateItemId: "gift-1" } },
      ],
    ]);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Your bag" })).toHaveFocus());
  });

  test("asks for an email address only, and for no place to send anything to", async () => {
    const { router, shop } = await openShop("/shipping", giftBag());
    expect(await screen.findByRole("heading", { level: 1, name: "Where should we send the receipt?" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Street Address" })).not.toBeInTheDocument();
    await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
    await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
    expect(shop.calls).toEqual(["setEmail june@example.test"]);
  });

  test("is reviewed, ordered and confirmed with whom it goes to", async () => {
    const { router } = await openShop(
      "/revieworder",
      giftBag({
        customerInfo: { email: "june@example.test" } as never,
        billingAddress: anAddress as never,
        paymentInstruments: [aCard],
      }),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "One last look" })).toBeVisible();
    expect(await screen.findByText("E-gift card for Ivy", {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Shipping" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/order-confirmation"), { timeout: 15_000 });
    const group = await byEmailGroup();
    expect(group).toHaveTextContent("E-gift card for Ivy");
  });
});

test("beside sweets, an e-gift card adds to the subtotal and asks for no parcel of its own", async () => {
  await openShop("/cart", aBasket({ giftCertificateItems: [forIvy], productItems: [anItem()] }));
  expect(await byEmailGroup()).toBeVisible();
  expect(screen.getByText("2 treats")).toBeVisible();
  const summary = screen.getByRole("region", { name: "Order summary" });
  expect(within(summary).getByText("Subtotal").nextSibling).toHaveTextContent("$107.00");
  expect(screen.getByRole("heading", { level: 2, name: "Shipping" })).toBeVisible();
});
