import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anItem, aProduct } from "#tests/factories/baskets.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "../cart-page.tsx";
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

const openCart = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop, ...page };
};

/** Opens what else can be done with a line. */
const openMore = (name: string) => user.click(screen.getByRole("button", { name: `More for ${name}` }));

describe("what a shopper does with a line", () => {
  const praline = "Half-Moon Praline Bonbons";
  const storage = () => window.localStorage;
  beforeEach(() => storage().clear());

  test("a removed line can be put back for a while", async () => {
    const back = jest.fn((_id: string, _items: readonly object[]) => Promise.resolve(aBasket()));
    const { shop } = await openCart(aBasket({ productItems: [anItem({ c_customMix: "[1]" })] }), {
      baskets: { addItems: back },
    });
    await user.click(screen.getByRole("button", { name: `Remove ${praline}` }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes" }));
    await settle();
    expect(shop.calls).toEqual(["removeItem line-1"]);
    const toast = screen.getByRole("region", { name: "Just now" });
    expect(toast).toHaveTextContent(`${praline} was removed from your bag.`);
    await user.click(within(toast).getByRole("button", { name: "Undo" }));
    await settle();
    expect(back.mock.calls[0]?.[1]).toEqual([
      { productId: "bonbons-12", quantity: 1, shipmentId: "me", c_customMix: "[1]" },
    ]);
    expect(screen.getByRole("link", { name: praline })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Just now" })).not.toBeInTheDocument();
  });

  test("a line has quantity, Remove and one menu for the rest, which Escape and what is done elsewhere close", async () => {
    await openCart(aBasket());
    const line = screen.getByRole("listitem");
    const shown = () =>
      within(line)
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(["", "", `Remove ${praline}`, `More for ${praline}`]);
    const more = within(line).getByRole("button", { name: `More for ${praline}` });
    expect(more).toHaveAttribute("aria-expanded", "false");
    await user.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    expect(await within(line).findByRole("link", { name: `Edit ${praline}` })).toHaveAttribute(
      "href",
      "/products/bonbons-12?edit=line-1",
    );
    await user.keyboard("{Tab}{Escape}");
    expect(more).toHaveFocus();
    expect(within(line).queryByRole("link", { name: `Edit ${praline}` })).not.toBeInTheDocument();
    const openAgain = async () => {
      await user.click(more);
      await within(line).findByRole("link", { name: `Edit ${praline}` });
    };
    await openAgain();
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(more).toHaveAttribute("aria-expanded", "false");
    await openAgain();
    await user.tab({ shift: true });
    expect(more).toHaveAttribute("aria-expanded", "false");
    await openAgain();
    await user.click(more);
    expect(more).toHaveAttribute("aria-expanded", "false");
  });

  test("its menu opens the card of its parcel, as long as that has none", async () => {
    const first = await openCart(aBasket());
    await openMore(praline);
    await user.click(await screen.findByRole("button", { name: `Add a gift message to ${praline}` }));
    expect(await screen.findByRole("textbox", { name: "Your message" })).toBeVisible();
    first.unmount();
    await openCart(aBasket({ shipments: [{ shipmentId: "me", giftMessage: "For Theo" }] }));
    await openMore(praline);
    expect(await screen.findByRole("button", { name: `Send ${praline} to others` })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Add a gift message/ })).not.toBeInTheDocument();
  });

  test("a line says what it is reduced from, and what one piece costs where there are several", async () => {
    const prices = { "usd-list-prices": 40, "usd-sale-prices": 32 };
    const getMany = () => Promise.resolve([aProduct({ id: "bonbons-12", price: 32, prices })]);
    const first = await openCart(aBasket({ productItems: [anItem({ quantity: 3 })] }), { products: { getMany } });
    const price = screen.getByText("$96.00");
    expect(price).toHaveTextContent("$96.00was $120.00$32.00 each");
    first.unmount();
    await openCart(aBasket(), { products: { getMany: () => Promise.resolve([aProduct({ id: "bonbons-12" })]) } });
    expect(within(screen.getByRole("listitem")).getByText("$32.00")).toHaveTextContent(/^\$32\.00$/);
  });

  test("a line is called what the product is called in the shop's language", async () => {
    const basket = aBasket({ productItems: [anItem({ productName: "Rolled Cocoa Truffles" })] });
    const getMany = () => Promise.resolve([aProduct({ id: "bonbons-12", name: "Truffes roulées au cacao" })]);
    await openCart(basket, { products: { getMany } });
    expect(screen.getByRole("link", { name: "Truffes roulées au cacao" })).toBeVisible();
    expect(screen.queryByText("Rolled Cocoa Truffles")).not.toBeInTheDocument();
  });

  test("a quantity that is not taken holds the way to the checkout back", async () => {
    const { router } = await openCart(aBasket());
    const field = screen.getByRole("textbox", { name: "Quantity" });
    await user.clear(field);
    await user.type(field, "1000");
    await user.click(screen.getByRole("link", { name: "Checkout" }));
    expect(router.state.location.pathname).toBe("/cart");
    expect(field).toHaveFocus();
    expect(screen.getByText(/Please enter a value less than 1,000/)).toBeVisible();
  });

  test("a quantity changes line and subtotal before the shop has been asked", async () => {
    const { shop } = await openCart(aBasket());
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    expect(shop.calls).toEqual([]);
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(within(summary).getByText("Subtotal").nextSibling).toHaveTextContent("$64.00");
    expect(screen.getByText("2 treats")).toBeVisible();
  });

  test("is saved for later in this browser, and moved back into the bag", async () => {
    const add = jest.fn((_id: string, _items: readonly object[]) => Promise.resolve(aBasket()));
    const { shop } = await openCart(aBasket({ productItems: [anItem({ quantity: 2 })] }), {
      baskets: { addItems: add },
    });
    await openMore(praline);
    await user.click(await screen.findByRole("button", { name: `Save ${praline} for later` }));
    await settle();
    expect(shop.calls).toEqual(["removeItem line-1"]);
    const saved = await screen.findByRole("region", { name: "Saved for later" });
    expect(saved).toHaveTextContent("Quantity 2");
    await user.click(within(saved).getByRole("button", { name: `Move ${praline} to bag` }));
    await settle();
    expect(add.mock.calls[0]?.[1]).toEqual([{ productId: "bonbons-12", quantity: 2 }]);
    expect(screen.queryByRole("region", { name: "Saved for later" })).not.toBeInTheDocument();
  });

  test("is not saved when it could not leave the bag", async () => {
    await openCart(aBasket(), {
      baskets: { removeItem: () => Promise.reject(new CommerceApiError(500, "internal", "The window is stuck.")) },
    });
    await openMore(praline);
    await user.click(await screen.findByRole("button", { name: `Save ${praline} for later` }));
    expect(await screen.findByText("The window is stuck.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Saved for later" })).not.toBeInTheDocument();
  });

  test("is told of another price than when they last looked", async () => {
    const first = await openCart(aBasket());
    first.unmount();
    await openCart(aBasket({ productItems: [anItem({ basePrice: 35, price: 35 })] }));
    expect(screen.getByText("The price changed from $32.00 to $35.00 since you last looked.")).toBeVisible();
  });

  test.each(["Heat Sensitive", "Warm Weather Friendly"])("sees the label %s", async (label) => {
    await openCart(aBasket({ productItems: [anItem({ c_heatLabel: label })] }));
    expect(screen.getByText(label)).toBeVisible();
  });

  test("can have it picked up at the chosen shop instead", async () => {
    storage().setItem("SELECTED_SHOP", JSON.stringify({ id: "s1", name: "Valencia Street", inventoryId: "stock-s1" }));
    const asked: unknown[] = [];
    const noting =
      (name: string) =>
      (_id: string, ...given: unknown[]) => {
        asked.push([name, ...given]);
        return Promise.resolve(aBasket());
      };
    await openCart(aBasket(), {
      baskets: { createShipment: noting("create"), updateItems: noting("items") },
      products: { getMany: () => Promise.resolve([aProduct({ c_availableForInStorePickup: true })]) },
      stores: { get: () => Promise.resolve([]) },
    });
    await screen.findByRole("link", { name: praline });
    await openMore(praline);
    await user.click(await screen.findByRole("button", { name: `Pick up ${praline} instead` }));
    await waitFor(() =>
      expect(asked).toEqual([
        ["create", { shipmentId: "Shipment1", c_fromStoreId: "s1" }],
        [
          "items",
          [
            {
              itemId: "line-1",
              quantity: 1,
              shipmentId: "Shipment1",
              c_fromStoreId: "s1",
              inventoryId: "stock-s1",
            },
          ],
        ],
      ]),
    );
  });
});

describe("a gift message", () => {
  const write = async (words: string) => {
    await user.click(screen.getByRole("checkbox", { name: /Add a gift message/ }));
    await enterText(user, await screen.findByRole("textbox", { name: "Your message" }), words);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Save message" }));

  test("keeps its box ticked while it is written, and goes when the box is unticked", async () => {
    await openCart(aBasket());
    await write("For Theo");
    const box = screen.getByRole("checkbox", { name: /Add a gift message/ });
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(screen.queryByRole("textbox", { name: "Your message" })).not.toBeInTheDocument();
    await user.click(box);
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(box).toHaveFocus();
  });

  test("has to be saved before the shopper goes on", async () => {
    const { router } = await openCart(aBasket());
    await write("For Theo");
    await user.click(screen.getByRole("link", { name: "Checkout" }));
    expect(screen.getByText("Please save your message to continue.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveFocus();
    expect(router.state.location.pathname).toBe("/cart");
  });

  test("is saved and shown as a card, and can be taken away", async () => {
    const sent: unknown[] = [];
    const basket = (giftMessage?: string) => aBasket({ shipments: [{ shipmentId: "me", giftMessage }] });
    const { router } = await openCart(basket(), {
      shipments: {
        setGiftMessages: (messages) => {
          sent.push(...messages);
          return Promise.resolve(basket(messages[0]?.giftMessage || undefined));
        },
      },
    });
    await write("For Theo");
    expect(screen.getByText("8 of 150")).toBeVisible();
    await save();
    const card = await screen.findByRole("figure", { name: "The card in this package" });
    expect(card).toHaveTextContent("For Theo");
    await user.click(screen.getByRole("button", { name: "Remove message" }));
    expect(await screen.findByRole("checkbox", { name: /Add a gift message/ })).toBeVisible();
    expect(sent).toEqual([
      { shipmentId: "me", giftMessage: "For Theo" },
      { shipmentId: "me", giftMessage: "" },
    ]);
    await user.click(screen.getByRole("link", { name: "Checkout" }));
    expect(router.state.location.pathname).toBe("/shipping");
  });

  test.each([
    ["Love ♥", "Messages can only contain letters and numbers. Please remove any special characters to continue."],
    ["x".repeat(151), "Please use 150 characters or fewer."],
  ])("%j is refused in words", async (words, message) => {
    await openCart(aBasket());
    await user.click(screen.getByRole("checkbox", { name: /Add a gift message/ }));
    const field = await screen.findByRole("textbox", { name: "Your message" });
    await user.click(field);
    await user.paste(words);
    await save();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toHaveFocus();
  });

  test("that cannot be saved says why, keeps the words and is counted", async () => {
    const { startReceiving } = await import("#app/analytics/track.ts");
    const events: unknown[] = [];
    const stop = startReceiving((event) => events.push(event));
    await openCart(aBasket(), {
      shipments: { setGiftMessages: () => Promise.reject(new CommerceApiError(500, "internal", "No ink.")) },
    });
    await write("For Theo");
    await save();
    expect(await screen.findByText("No ink.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("For Theo");
    expect(events).toContainEqual({ event: "gift_message", action: "failed" });
    stop();
  });
});

describe("what shipping will cost", () => {
  const method = { id: "ground", name: "UPS Ground", price: 7.95 };
  const ask = async (zip: string) => {
    await user.click(screen.getByText("Estimate shipping"));
    await user.type(await screen.findByRole("textbox", { name: "Delivery zip code" }), `${zip}{Enter}`);
    await settle();
  };

  test("is estimated by zip code", async () => {
    const asked: unknown[] = [];
    await openCart(aBasket(), {
      shipments: {
        costs: (place) => {
          asked.push(place);
          return Promise.resolve({
            currency: "USD",
            shipments: [{ shipmentId: "me", shippingMethodId: null, applicableShippingMethods: [method] }],
          });
        },
      },
    });
    await ask("10001");
    expect(asked).toEqual([{ country: "US", state: "NY", postal: "10001" }]);
    expect(screen.getByText("UPS Ground").nextSibling).toHaveTextContent("$7.95");
  });

  test("is not asked for a zip code that is none", async () => {
    await openCart(aBasket());
    await ask("1000");
    expect(screen.getByText("Please enter a valid zip code")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Delivery zip code" })).toBeInvalid();
  });
});

test("parcels to several people are grouped by recipient", async () => {
  const ada = {
    firstName: "Ada",
    lastName: "Quill",
    address1: "4 Elm",
    city: "Oakland",
    stateCode: "CA",
    postalCode: "94607",
  };
  await openCart(
    aBasket({
      productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
      shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1", shippingAddress: ada as never }],
    }),
  );
  expect(screen.getByRole("heading", { level: 2, name: "Shipping" })).toBeVisible();
  const group = screen.getByRole("region", { name: "Shipping to Ada Quill" });
  expect(group).toHaveTextContent("4 Elm, Oakland, CA 94607");
});
