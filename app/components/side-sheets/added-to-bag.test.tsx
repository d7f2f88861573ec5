import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { renderInShop } from "#tests/render-app.tsx";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aProduct } from "#tests/factories/product.ts";
import { useCustomMix, type CustomMixState } from "#app/contexts/custom-mix-context.tsx";
import { AddedToBag } from "./added-to-bag.tsx";

const basket = {
  basketId: "b1",
  currency: "USD",
  productSubTotal: 50,
  productItems: [
    {
      itemId: "1",
      productId: "480127-12",
      productName: "Half-Moon Praline Bonbons",
      quantity: 3,
      price: 54,
      priceAfterItemDiscount: 50,
    },
  ],
} as unknown as Basket;

const nothingElse: PartialCommerceApi = {
  search: { products: () => Promise.resolve({ hits: [] } as never) },
};

/** Small treats that the search finds; the first one lies in the bag already, the second in another size. */
const threeTreats: PartialCommerceApi = {
  search: {
    products: () =>
      Promise.resolve({ hits: ["480127-12", "480127", "t1", "t2", "t3"].map((productId) => ({ productId })) } as never),
  },
  products: {
    getMany: (ids: readonly string[]) =>
      Promise.resolve(
        ids.map((id) => {
          const name = id === "480127" ? "Half-Moon Praline Bonbons" : `Treat ${id}`;
          return aProduct({ id, name, price: 5, prices: { "usd-list-prices": 5 } });
        }),
      ),
  },
};

const setUp = async (bag: Basket = basket, api: PartialCommerceApi = nothingElse) => {
  const onClose = jest.fn();
  const seen: CustomMixState[] = [];
  const Probe = () => {
    seen.push(useCustomMix());
    return null;
  };
  const shown = await renderInShop(
    <>
      <Probe />
      <AddedToBag
        additions={[{ productId: "480127-12", quantity: 2, name: "Half-Moon Praline Bonbons", choice: "12 pieces" }]}
        onClose={onClose}
      />
    </>,
    { api: { ...api, baskets: { current: () => Promise.resolve(bag), ...api.baskets } } },
  );
  return { ...shown, onClose, seen, user: userEvent.setup() };
};

test("the sheet lists what was added, the subtotal and the pieces in the bag", async () => {
  await setUp();
  const sheet = screen.getByRole("dialog", { name: "Added to Your Bag" });
  const line = within(sheet).getByRole("listitem");
  expect(line).toHaveTextContent("Half-Moon Praline Bonbons");
  expect(line).toHaveTextContent("12 pieces");
  expect(line).toHaveTextContent("Quantity: 2");
  expect(await within(sheet).findByText("$50.00")).toBeVisible();
  // Two of three pieces that cost $50.00 together, after what promotions took off.
  expect(line).toHaveTextContent("$33.33");
  expect(within(sheet).getByRole("status")).toHaveTextContent("3 items in your bag");
});

test("it says how far the bag is from free shipping, and that it is reached", async () => {
  const near = { itemText: "Free ground shipping", remain: 10, threshold: 60, merchandiseTotal: 50 };
  const withNear = (patch: object) =>
    ({ ...basket, shipments: [{ shipmentId: "me", c_approachingDiscounts: [{ ...near, ...patch }] }] }) as Basket;
  const first = await setUp(withNear({}));
  expect(await screen.findByText(/and get: Free ground shipping/)).toHaveTextContent("Add $10.00 more");
  expect(screen.getByRole("progressbar", { name: /\$10\.00 more/ })).toHaveAttribute("value", "83");
  first.unmount();
  await setUp(withNear({ remain: 0, merchandiseTotal: 60 }));
  expect(await screen.findByText("Sweet, it’s yours: Free ground shipping")).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test("at most two treats that are not in the bag are suggested, and added with one press", async () => {
  const added: unknown[] = [];
  const { user } = await setUp(basket, {
    ...threeTreats,
    baskets: {
      addItems: (_id, items) => {
        added.push(...items);
        const items_ = [...(basket.productItems ?? []), { itemId: "2", productId: "t1", quantity: 1, price: 5 }];
        return Promise.resolve({ ...basket, productItems: items_ } as Basket);
      },
    },
  });
  const beside = await screen.findByRole("region", { name: "Goes well beside it" });
  expect(
    within(beside)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Treat t1", "Treat t2"]);
  await user.click(within(beside).getByRole("button", { name: "Add Treat t1" }));
  const done = await within(beside).findByRole("button", { name: /^Added ?: Treat t1$/ });
  expect(added).toEqual([{ productId: "t1", quantity: 1 }]);
  await user.click(done);
  expect(added).toHaveLength(1);
});

test("each stands in the window of its own color", async () => {
  await renderInShop(
    <AddedToBag
      additions={[{ productId: "481101", quantity: 1, name: "Truffles", image: "/img/t.jpg", color: "butter" }]}
      onClose={() => undefined}
    />,
    { api: { ...nothingElse, baskets: { current: () => Promise.resolve(basket) } } },
  );
  const picture = within(screen.getByRole("listitem")).getByRole("presentation");
  expect(picture.parentElement?.style.getPropertyValue("--bg")).toBe("var(--wp-colors-butter-300)");
});

test("'Review Bag & Checkout' leads to the bag and forgets the box being built", async () => {
  const { router, seen, user } = await setUp();
  act(() => seen.at(-1)?.updateMix({ boxSelection: "box" }));
  await user.click(screen.getByRole("link", { name: "Review Bag & Checkout" }));
  expect(router.state.location.pathname).toBe("/cart");
  expect(seen.at(-1)?.mix.boxSelection).toBeNull();
});

test("'Continue Shopping' only closes", async () => {
  const { router, onClose, user } = await setUp();
  await user.click(screen.getByRole("button", { name: "Continue Shopping" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe("/");
});
