import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { aBasket, anAddress, anItem } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderRoute } from "#tests/render-app.tsx";

/** A bag with a line of its own beside parcels for so many people. */
const bagFor = (people: number): Basket =>
  aBasket({
    productItems: [anItem()],
    shipments: [
      { shipmentId: "me" },
      ...Array.from({ length: people }, (_, index) => ({
        shipmentId: `Shipment${index + 1}`,
        shippingAddress: { ...anAddress, firstName: `Ada${index + 1}`, lastName: "Quill" },
      })),
    ] as Basket["shipments"],
  });

const open = async (people: number, recipientLimit?: number) => {
  const user = userEvent.setup({ delay: null });
  const shop = fakeCheckout(bagFor(people));
  await renderRoute("/cart", {
    api: {
      ...shop.api,
      sitePreferences: { get: () => Promise.resolve(recipientLimit === undefined ? {} : { recipientLimit }) },
    },
  });
  await user.click(await screen.findByRole("button", { name: "More for Half-Moon Praline Bonbons" }));
  await user.click(await screen.findByRole("button", { name: "Send Half-Moon Praline Bonbons to others" }));
  return { user, sheet: within(await screen.findByRole("dialog", { name: "Who gets this?" })) };
};

test("recipients are listed with name and address, and a tick for those who are chosen", async () => {
  const { user, sheet } = await open(2);
  const [first, second] = sheet.getAllByRole("checkbox");
  expect(sheet.getByRole("list", { name: "Recipients" })).toHaveTextContent(/Ada1 Quill2218 Harrison.*Ada2 Quill/);
  await user.click(second as HTMLElement);
  expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
});

test.each([
  [5, null],
  [6, "0"],
])("a list of %d can be scrolled by the keyboard: %s", async (people, tabIndex) => {
  const { sheet } = await open(people);
  expect(sheet.getAllByRole("checkbox")).toHaveLength(people);
  expect(sheet.getByRole("list", { name: "Recipients" }).getAttribute("tabindex")).toBe(tabIndex);
});

test("nobody chosen, nothing to send, and the reason", async () => {
  const { user, sheet } = await open(1);
  const send = sheet.getByRole("button", { name: "Add to recipient" });
  expect(send).toHaveAttribute("aria-disabled", "true");
  expect(send).toHaveAccessibleDescription("Select an item to add to your recipient");
  await user.click(sheet.getByRole("checkbox"));
  expect(sheet.getByRole("button", { name: "Add to 1 recipient" })).toHaveAttribute("aria-disabled", "false");
});

test.each([
  [2, 2, false],
  [2, 3, true],
  [2, undefined, true],
])("with %d recipients where the site allows %s another may come: %s", async (people, limit, mayCome) => {
  const { sheet } = await open(people, limit);
  expect(sheet.queryByRole("button", { name: "New recipient" }) !== null).toBe(mayCome);
  expect(sheet.queryByText("An order can have up to 2 recipients.") !== null).toBe(!mayCome);
});

test("whoever the line goes to already is in the list and chosen", async () => {
  const user = userEvent.setup({ delay: null });
  const basket = aBasket({
    productItems: [anItem()],
    shipments: [{ shipmentId: "me", shippingAddress: { ...anAddress, firstName: "Grace", lastName: "Hopper" } }],
  } as Partial<Basket>);
  await renderRoute("/cart", { api: fakeCheckout(basket).api });
  expect(await screen.findByRole("heading", { name: "Shipping to Grace Hopper" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "More for Half-Moon Praline Bonbons" }));
  await user.click(await screen.findByRole("button", { name: "Send Half-Moon Praline Bonbons to others" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Who gets this?" }));
  expect(sheet.getByRole("checkbox", { name: /Grace Hopper/ })).toBeChecked();
});
