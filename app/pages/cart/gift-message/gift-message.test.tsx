import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { aBasket } from "#tests/factories/baskets.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "../cart-page.tsx";
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole("textbox", { name: "Your message" });
const preview = () => screen.getByRole("figure", { name: "How your card will read" });

/** The bag of one parcel, whose card is being written; says what is kept. */
const write = async (shipment: object = {}) => {
  const sent: string[] = [];
  const basket = (giftMessage?: string) =>
    aBasket({ shipments: [{ shipmentId: "me", giftMessage, ...shipment }] } as Partial<Basket>);
  const shop = fakeCheckout(basket(), {
    shipments: {
      setGiftMessages: (messages) => {
        sent.push(...messages.map(({ giftMessage }) => giftMessage));
        return Promise.resolve(basket(messages[0]?.giftMessage));
      },
    },
  });
  await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  await user.click(screen.getByRole("checkbox", { name: /Add a gift message/ }));
  await screen.findByRole("textbox", { name: "Your message" });
  return sent;
};

test("the card is shown while it is written, as it will be printed, and kept as shown", async () => {
  const sent = await write();
  expect(preview()).toHaveTextContent("Your words will stand here.");
  await enterText(user, field(), "It’s “you”…");
  expect(within(preview()).getByRole("blockquote")).toHaveTextContent(/^It’s “you”\.\.\.$/);
  expect(screen.getByText(/becomes/)).toHaveTextContent("… becomes ... on the card");
  await user.click(screen.getByRole("button", { name: "Save message" }));
  await settle();
  expect(sent).toEqual(["It’s “you”..."]);
});

test("what cannot be printed is named while it is written, and goes with one press", async () => {
  const sent = await write();
  await enterText(user, field(), "Love ♥ José");
  expect(screen.getByText("We can’t print")).toHaveTextContent("We can’t print ♥");
  expect(within(preview()).getByRole("blockquote")).toHaveTextContent(/^Love José$/);
  await user.click(screen.getByRole("button", { name: "Leave out ♥" }));
  expect(field()).toHaveValue("Love José");
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Save message" }));
  await settle();
  expect(sent).toEqual(["Love José"]);
});

test("an occasion brings words, its next press others, and what the shopper wrote stays", async () => {
  await write();
  await user.click(screen.getByRole("button", { name: "Birthday" }));
  expect(field()).toHaveValue("Happy birthday! May the year ahead be as sweet as you are.");
  await user.click(screen.getByRole("button", { name: "Birthday" }));
  expect(field()).toHaveValue("Another year, another reason for chocolate. Happy birthday!");
  await user.click(screen.getByRole("button", { name: "Thank you" }));
  expect(field()).toHaveValue("Thank you. You made my day.");
  await user.clear(field());
  await enterText(user, field(), "From all of us:");
  await user.click(screen.getByRole("button", { name: "Get well" }));
  await user.click(screen.getByRole("button", { name: "Get well" }));
  expect(field()).toHaveValue("From all of us:\nSomething sweet until you are well again.");
  expect(preview()).toHaveTextContent("Something sweet until you are well again.");
});

test("words speak to the person the parcel goes to, by name or where {first name} stands", async () => {
  const sent = await write({ shippingAddress: { firstName: "Zoë", lastName: "Hart" } });
  await user.click(screen.getByRole("button", { name: "Birthday" }));
  expect(field()).toHaveValue("Happy birthday, Zoë! May the year ahead be as sweet as you are.");
  await user.clear(field());
  await enterText(user, field(), "Dear {first name}, thank you");
  expect(preview()).toHaveTextContent("Dear Zoë, thank you");
  await user.click(screen.getByRole("button", { name: "Save message" }));
  await settle();
  expect(sent).toEqual(["Dear Zoë, thank you"]);
});
